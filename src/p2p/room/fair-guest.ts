/** A guest's witness from match to match and from line to line: one for every match that is written down. */
import type { After } from '../clock.ts';
import type { KeyPair } from '../door/join-proof.ts';
import type { RandomBytes } from '../door/room-link.ts';
import { decode, encode } from '../fair/codec.ts';
import { certify } from '../fair/live/cert.ts';
import { type ToWitness, toScribe, toWitness } from '../fair/live/wire.ts';
import { openWitness, type Picture, type Witness } from '../fair/live/witness.ts';
import { freshSecrets, makePerson, nameFor } from '../fair/person.ts';
import { sidOf } from '../fair/secrets.ts';
import type { FairPorts } from './fair-desk.ts';
import { settingsOf } from './fair-settings.ts';
import { boundPeople, type Lobby, type MemberId, seatOf } from './lobby.ts';

export interface FairGuest {
  /** A line is open; `send` speaks over it. */
  arrive(hostKey: Uint8Array, send: (bytes: Uint8Array) => void): void;
  lobby(lobby: Lobby, me: MemberId): void;
  /** Bytes of the journal. */
  hear(bytes: Uint8Array): 'ok' | 'bad';
  show(picture: Picture): void;
  /** 'plain': nothing is signed at this table, so it is said aloud. */
  answer(ask: number, chosen: readonly string[]): 'signed' | 'plain';
  refused(ask: number): void;
  leave(): Promise<void>;
  /** This match or the one before as one file. */
  receipt(match: number): Promise<Uint8Array | null>;
}

export interface FairGuestPorts extends FairPorts {
  readonly after: After;
  readonly random: RandomBytes;
  readonly keys: KeyPair;
  readonly joinSecret: Uint8Array;
  /** Which rules this page has. */
  readonly engine: string;
}

/** The match I am a witness of. It takes a moment until I am ready; what comes meanwhile is heard then. */
interface Stand {
  readonly match: number;
  witness: Witness | null;
  /** Null: the match is over, and this device has no log of it. */
  readonly ready: Promise<Witness | null>;
  isOver: boolean;
}

export function makeFairGuest(ports: FairGuestPorts): FairGuest {
  let stand: Stand | null = null;
  /** The match before: its check may still be running, and others may still report. */
  let former: Stand | null = null;
  let hostKey: Uint8Array | null = null;
  let send: (bytes: Uint8Array) => void = () => {};

  const withWitness = (then: (witness: Witness) => void): void => {
    if (stand?.witness) then(stand.witness);
    else void stand?.ready.then(witness => witness && then(witness));
  };

  async function open(lobby: Lobby, me: MemberId, match: number): Promise<Witness | null> {
    const { joinSecret, shelf, random, keys } = ports;
    const kept = await shelf.load();
    const stored = kept?.match === match ? kept : null;
    if (!stored && lobby.phase.at === 'over') {
      ports.status(match, { at: 'unchecked', why: 'unkept' });
      return null;
    }
    const secrets = stored?.secrets ?? freshSecrets(random);
    if (!stored) await shelf.begin({ match, secrets });
    const sid = sidOf(joinSecret, match);
    const seat = seatOf(lobby, me) ?? 0;
    const name = ('seats' in lobby.phase && lobby.phase.seats[seat]?.name) || '';
    const person = makePerson(secrets, { joinSecret, sid, name: nameFor(name), peerId: '' });
    const expected = {
      ...{ match, joinSecret, seat, settings: settingsOf(lobby) },
      engineId: `${lobby.game}/${ports.engine}`,
    };
    return openWitness(expected, person, stored, certify(keys, sid, person.hello.signPk), {
      ...ports,
      ed: await ports.ed,
      hostKey: () => hostKey,
      status: status => ports.status(match, status),
      send: message => send(encode(toScribe, message)),
    });
  }

  function begin(lobby: Lobby, me: MemberId, match: number): void {
    getUp();
    const mine: Stand = { match, witness: null, isOver: false, ready: open(lobby, me, match) };
    stand = mine;
    void mine.ready.then(witness => {
      mine.witness = witness;
      if (stand === mine) witness?.arrive();
    });
  }
  function getUp(): void {
    stand?.witness?.stop();
    former = stand ?? former;
    stand = null;
  }

  return {
    arrive(key, speak) {
      hostKey = key;
      send = speak;
      stand?.witness?.arrive();
    },
    lobby(lobby, me) {
      const { phase } = lobby;
      const isMine = seatOf(lobby, me) !== null && boundPeople(lobby) > 0;
      if ('match' in phase && isMine && stand?.match !== phase.match) begin(lobby, me, phase.match);
      if (phase.at === 'over' && stand?.match === phase.match && !stand.isOver) {
        stand.isOver = true;
        withWitness(witness => witness.over());
      }
      const isOther = 'match' in phase && stand !== null && stand.match !== phase.match;
      if (phase.at === 'lobby' || isOther || ('match' in phase && !isMine)) getUp();
      if ('match' in phase && !isMine) {
        const isBound = boundPeople(lobby) > 0;
        ports.status(phase.match, { at: 'unchecked', why: isBound ? 'watching' : 'keeper-watches' });
      }
    },
    hear(bytes) {
      const message: ToWitness | null = decode(toWitness, bytes);
      if (message) withWitness(witness => witness.hear(message));
      // Reports say themselves which match they are about.
      if (message?.t === 'reports') former?.witness?.hear(message);
      return message ? 'ok' : 'bad';
    },
    show(picture) {
      if (!stand || picture.seq === 0) picture.paint();
      else if (stand.witness) stand.witness.show(picture);
      else void stand.ready.then(witness => (witness ? witness.show(picture) : picture.paint()));
    },
    answer(ask, chosen) {
      if (!stand) return 'plain';
      withWitness(witness => witness.answer(ask, chosen));
      return 'signed';
    },
    refused: ask => stand?.witness?.refused(ask),
    leave: async () => stand?.witness?.leave(),
    receipt: async match => (await [stand, former].find(it => it?.match === match)?.witness?.receipt()) ?? null,
  };
}
