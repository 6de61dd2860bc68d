/** The way in for friends: a code to say, a link to send, a picture to point a phone at. */
import { createResource, createSignal, Show } from 'solid-js';
import { copied } from '../start/clipboard.ts';
import { useRoom } from './context.ts';

export function LinkCard() {
  const { room, common } = useRoom();
  return (
    <Show when={room.link()}>
      {link => (
        <section class="link-card" aria-label={common.room.invite} data-link={link()}>
          <QrCode link={link()} />
          <div class="link-ways">
            <p class="link-lead">{common.room.invite}</p>
            <p class="code">{codeOf(link())}</p>
            <div class="link-buttons">
              <ShareButton link={link()} />
              <CopyButton link={link()} />
            </div>
            <Show when={room.keeper()}>
              <p class="quiet" role="status">
                {common.room.found[room.found()]}
              </p>
            </Show>
          </div>
        </section>
      )}
    </Show>
  );
}

const codeOf = (link: string): string => {
  const code = /#\/t\/([A-Z]{3})(\d{4})/.exec(link);
  return code ? `${code[1]}-${code[2]}` : '';
};

/** Dark on white in every theme: cameras expect it so. Tapped, it fills the screen. */
function QrCode(props: { link: string }) {
  const { common } = useRoom();
  const [isBig, enlarge] = createSignal(false);
  const [picture] = createResource(
    () => props.link,
    async link => {
      const { renderSVG } = await import('uqr');
      return renderSVG(link, { ecc: 'M', border: 4 });
    },
  );
  return (
    <button
      type="button"
      class="qr"
      classList={{ big: isBig() }}
      aria-label={isBig() ? common.room.shrinkQr : common.room.enlargeQr}
      onClick={() => enlarge(!isBig())}
      innerHTML={picture() ?? ''}
    />
  );
}

function ShareButton(props: { link: string }) {
  const { common } = useRoom();
  const share = async () => {
    // Whoever closes the share sheet has changed their mind: nothing to say about that.
    await navigator.share({ text: common.room.shareText, url: props.link }).catch(() => {});
  };
  return (
    <Show when={typeof navigator.share === 'function'}>
      <button type="button" class="button strong" onClick={() => void share()}>
        {common.room.share}
      </button>
    </Show>
  );
}

const copiedMs = 2000;

export function CopyButton(props: { link: string }) {
  const { common } = useRoom();
  const [said, say] = createSignal<'copied' | 'by hand' | null>(null);
  let field: HTMLInputElement | undefined;
  const copy = async () => {
    const isDone = await copied(props.link);
    say(isDone ? 'copied' : 'by hand');
    if (isDone) setTimeout(() => say(null), copiedMs);
    else field?.select();
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void copy()}>
        {said() === 'copied' ? common.room.copied : common.room.copy}
      </button>
      <Show when={said() === 'by hand'}>
        <input ref={field} class="link-text" readonly value={props.link} aria-label={common.room.copyByHand} />
      </Show>
    </>
  );
}
