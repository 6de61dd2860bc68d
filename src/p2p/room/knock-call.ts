/** A guest with the short code alone: knocks, shows the number, and waits for the keeper's yes. */
import { type Denied, nonceBytes, type Page } from '../door/join-messages.ts';
import { type GivenLink, type GuestKnock, guestHearsKnock, type KnockTry, knockOn } from '../door/knock.ts';
import { frontDoor } from '../door/room-link.ts';
import { MUTE_MS, makeLine } from '../link/line.ts';
import type { DialFailure, Link } from '../link/transport.ts';
import type { CallPorts } from './call.ts';
import type { Face } from './lobby.ts';
import { encode, fromKnockedSchema, parse } from './messages.ts';

export type KnockEnd =
  | { readonly got: 'link'; readonly link: GivenLink }
  | { readonly got: 'denied'; readonly denied: Denied }
  | { readonly got: 'broken' }
  | { readonly got: DialFailure };

export interface Knocking {
  readonly end: Promise<KnockEnd>;
  giveUp(): void;
}

/** `shown` gets the number that the keeper sees as well. */
export function knock(
  ports: CallPorts,
  code: string,
  page: Page,
  face: Face,
  shown: (number: string) => void,
): Knocking {
  let giveUp = () => {};
  const knockOver = (link: Link): Promise<KnockEnd> =>
    new Promise(resolve => {
      const line = makeLine(link, 'host', ports, { muteMs: MUTE_MS });
      const once: KnockTry = {
        code,
        nonce: ports.random(nonceBytes),
        boxSeed: ports.random(32),
        binding: line.binding(),
      };
      const first = knockOn(once, { ...page, name: face.name, cat: face.cat, lang: face.lang });
      let state: GuestKnock = first;
      const end = (result: KnockEnd) => {
        line.close('local');
        resolve(result);
      };
      giveUp = () => end({ got: 'broken' });
      line.onClose(giveUp);
      line.onMessage(bytes => {
        const message = parse(fromKnockedSchema, bytes);
        if (!message) {
          line.strike('message');
          return;
        }
        state = guestHearsKnock(once, state, message);
        if (state.at === 'open') {
          line.send(encode(state.say));
          shown(state.number);
        }
        if (state.at === 'in') end({ got: 'link', link: state.link });
        if (state.at === 'denied') end({ got: 'denied', denied: state.denied });
        if (state.at === 'doubt') end({ got: 'broken' });
      });
      line.send(encode(first.say));
    });
  const end = ports.broker
    .dial(frontDoor(code))
    .then((link): KnockEnd | Promise<KnockEnd> => (typeof link === 'string' ? { got: link } : knockOver(link)));
  return { end, giveUp: () => giveUp() };
}
