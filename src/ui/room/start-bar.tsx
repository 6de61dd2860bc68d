/** The button that begins it, or what is missing; and the countdown that anybody can stop. */
import { Match, Show, Switch } from 'solid-js';
import { fit as seating } from '../../p2p/room/lobby.ts';
import { useRoom } from './context.ts';

export function StartBar() {
  const { room, games, common } = useRoom();
  const missing = () => {
    const lobby = room.lobby();
    const game = games.find(({ id }) => id === lobby?.game);
    const fits = game && lobby && seating(game.seats, lobby.chairs.length);
    return fits && !fits.fits ? fits.missing : 0;
  };
  return (
    <div class="start-bar">
      <Switch>
        <Match when={room.lobby()?.phase.at === 'countdown'}>
          <p class="countdown-text" role="status">
            {common.room.starting}
          </p>
          <button type="button" class="button" onClick={() => room.say('wait')}>
            {common.room.wait}
          </button>
        </Match>
        <Match when={room.keeper()}>
          {keeper => (
            <button
              type="button"
              class="button strong play"
              aria-disabled={missing() > 0}
              onClick={() => missing() === 0 && keeper().start()}
            >
              <Show when={missing() > 0} fallback={common.room.start}>
                {common.room.needs(missing())}
              </Show>
            </button>
          )}
        </Match>
        <Match when={!room.keeper()}>
          <p class="quiet" role="status">
            {missing() > 0 ? common.room.needs(missing()) : common.room.waitsForStart}
          </p>
        </Match>
      </Switch>
    </div>
  );
}
