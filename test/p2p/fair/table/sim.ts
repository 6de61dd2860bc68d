/**
 * A whole table in one process, of the real modules: an honest host and honest guests by default. Where a device can be
 * dishonest there is a seam; a test fills it in.
 */
import type { AnyGame, Event, Input, Outcome, Rng, Seat, Shape } from '../../../../src/engine/contract.ts';
import { zombieKittens } from '../../../../src/engine/games/kittens/game.ts';
import { usualRules } from '../../../../src/engine/games/registry.ts';
import { quickRng } from '../../../../src/engine/rng.ts';
import { start } from '../../../../src/engine/run.ts';
import type { Running } from '../../../../src/engine/running.ts';
import { randomChoice } from '../../../../src/engine/selfplay.ts';
import { audit, type Brought, type Verdict } from '../../../../src/p2p/fair/audit/audit.ts';
import { picturesFor } from '../../../../src/p2p/fair/audit/replay.ts';
import type { Signed } from '../../../../src/p2p/fair/bodies/people.ts';
import type { Kind, Payload } from '../../../../src/p2p/fair/bodies/table.ts';
import { cjson } from '../../../../src/p2p/fair/cjson.ts';
import type { Ed25519 } from '../../../../src/p2p/fair/ed25519.ts';
import { owedBy } from '../../../../src/p2p/fair/journal/dealing.ts';
import { openLedger } from '../../../../src/p2p/fair/journal/genesis.ts';
import { entriesOf, isPerson, type Ledger } from '../../../../src/p2p/fair/journal/ledger.ts';
import { prove } from '../../../../src/p2p/fair/journal/link.ts';
import { signerOf } from '../../../../src/p2p/fair/journal/playing.ts';
import { needsDigests } from '../../../../src/p2p/fair/journal/rows.ts';
import type { Rebuilt } from '../../../../src/p2p/fair/migrate.ts';
import { type Choice, sayAct, sayDeal, sayEntry, sayLeave, sayReady } from '../../../../src/p2p/fair/say.ts';
import { viewDigest, viewKey } from '../../../../src/p2p/fair/secrets.ts';
import { native } from '../transcript.ts';
import { settle } from './dice.ts';
import { Peer, type Picture } from './peer.ts';
import type { Seams, Setting, Told } from './seams.ts';
import { bytesOf, genesisOf, personOf, signedHello } from './seats.ts';
import { elect } from './take-over.ts';

export class Sim {
  readonly game: AnyGame;
  readonly rules: Shape['Rules'];
  readonly seats: number;
  readonly ed: Ed25519;
  readonly rng: Rng;
  readonly word: string;
  readonly build: string;
  seams: Seams;
  peers: Peer[] = [];
  /** The acting host's match. */
  match!: Running<Shape>;
  host: Seat = 0;
  /** Seeds of draws, as the host worked them out. */
  readonly seeds: string[] = [];
  /** Secrets of dead hosts, put together by a successor. */
  inherited: ReadonlyMap<Seat, Uint8Array> = new Map();
  /** What the host put into its match and what it showed, entry by entry. */
  readonly trace: Told[] = [];
  #nonces = 0;
  #input: Input | null = null;

  constructor({
    people,
    bots = 0,
    game = zombieKittens as unknown as AnyGame,
    rules,
    word = 'tuna',
    build = 'test',
    ed,
    seams,
  }: Setting) {
    this.game = game;
    this.rules = rules ?? usualRules(game);
    this.seats = people + bots;
    this.ed = ed ?? native;
    this.word = word;
    this.build = build;
    this.seams = seams ?? {};
    this.rng = quickRng(bytesOf(word)[0]! * 7919 + bytesOf(word)[1]!);
  }

  // ── Sitting down ───────────────────────────────────────────────────────────

  /** Genesis, deals, ready: everybody is seated and bound. */
  static async seated(setting: Setting): Promise<Sim> {
    const sim = new Sim(setting);
    const people = Array.from({ length: setting.people }, (_, seat) => {
      const honest = personOf(sim.word, seat);
      return sim.seams.sits?.(seat, honest) ?? honest;
    });
    const hellos = await Promise.all(people.map(person => signedHello(person, sim.ed)));
    const opened = await prove(openLedger(genesisOf(sim, hellos), null), sim.ed);
    if (!opened.ok) throw opened.fault;
    sim.peers = await Promise.all(
      people.map(async (person, seat) => {
        const signer = await sim.ed.signer(person.secrets.signSeed);
        return new Peer(seat, person, signer, opened.ledger, sim.ed);
      }),
    );
    sim.match = start(sim.game, sim.seats, sim.rules).match;
    await sim.log('DEALS', await sim.deals());
    if (sim.objected) return sim;
    const said = await Promise.all(sim.peers.map(peer => sayReady(peer, peer.ledger)));
    await sim.log(
      'START',
      said.map(({ sig }, seat) => ({ first: people[seat]!.chain[1]!, sig })),
    );
    return sim;
  }

  async deals(): Promise<Signed[]> {
    if (this.peers.length === 2) return [];
    const honest = (peer: Peer) => sayDeal(peer, peer.ledger, owedBy(peer.seat, this.peers.length));
    return Promise.all(
      this.peers.map(async peer => (await this.seams.deals?.(this, peer.seat, await honest(peer))) ?? honest(peer)),
    );
  }

  get hosting(): Peer {
    return this.peers[this.host]!;
  }
  get ledger(): Ledger {
    return this.hosting.ledger;
  }
  get guests(): Peer[] {
    return this.peers.filter(({ seat, online }) => seat !== this.host && online);
  }
  get M(): Uint8Array {
    return this.hosting.person.secrets.M;
  }

  /** One move of the host's match, remembered for the entry that tells of it. */
  apply(input: Input): Outcome {
    const outcome = this.match.apply(input);
    if (outcome.ok) this.#input = input;
    return outcome;
  }

  // ── Writing ────────────────────────────────────────────────────────────────

  /** The host writes an entry, and everybody who is there receives it: what each of them says to it. */
  async log<K extends Kind>(kind: K, payload: Payload<K>, events: readonly Event[] = []): Promise<string[]> {
    const seq = this.ledger.seq + 1;
    this.seams.touch?.(this.match, kind, seq);
    const written = (await this.seams.writes?.(kind, payload, seq)) ?? payload;
    const pictures = needsDigests(kind) ? this.pictures(events, seq) : [];
    const digests = pictures.map(({ key, bytes }, seat) => viewDigest(this.ledger.table.gid, seq, seat, key, bytes));
    const signed = await sayEntry(this.hosting.signer, this.ledger, kind, written, digests);
    this.trace.push({ seq, input: this.#input, pictures: pictures.map(({ bytes }) => bytes) });
    this.#input = null;
    return this.deliver(signed, pictures);
  }

  pictures(events: readonly Event[], seq: number): Picture[] {
    return picturesFor(this.match, events, this.peers.length).map((honest, seat) => {
      const bytes = this.seams.picture?.(seat, honest, seq) ?? honest;
      return { key: viewKey(this.M, this.ledger.table.gid, seat), bytes };
    });
  }

  async deliver(signed: Signed, pictures: readonly Picture[] = []): Promise<string[]> {
    const { seq } = this.ledger;
    const there = this.peers.filter(
      ({ seat, online }) => online && (seat === this.host || (this.seams.reaches?.(seat, seq + 1) ?? true)),
    );
    return Promise.all(
      there.map(peer => {
        const picture = pictures[peer.seat];
        if (!picture) return peer.receive(signed);
        const bytes = this.seams.sends?.(peer.seat, picture.bytes, seq + 1) ?? picture.bytes;
        return peer.receive(signed, { ...picture, bytes });
      }),
    );
  }

  // ── Playing ────────────────────────────────────────────────────────────────

  /** Plays until the match is over, somebody objects, or so many entries are written. */
  async play(entries = Number.POSITIVE_INFINITY): Promise<this> {
    const end = this.ledger.seq + entries;
    while (this.ledger.seq < end && this.match.state.pending.on !== 'nothing' && !this.objected) {
      if (this.match.state.pending.on === 'random') await this.draw();
      else await this.move();
    }
    return this;
  }

  /** Plays on until the match rests the way a test wants it. */
  async playUntil(isThere: (match: Running<Shape>) => boolean): Promise<this> {
    while (!isThere(this.match)) {
      if (this.match.state.pending.on === 'nothing' || this.objected) throw new Error('the match never got there');
      await this.play(1);
    }
    return this;
  }

  get objected(): boolean {
    return this.peers.some(({ faults }) => faults.some(({ culprit }) => culprit !== null));
  }

  /** Who signs for a seat. */
  speakerFor(seat: Seat): Peer {
    return this.peers[signerOf(this.ledger, seat)]!;
  }
  isThere(seat: Seat): boolean {
    return this.speakerFor(seat).online;
  }
  choice(seat: Seat, ask: number, chosen: readonly string[]): Choice {
    return { seat, ask, chosen, nonce: bytesOf(`${this.word} nonce ${this.#nonces++}`, 24) };
  }

  async move(): Promise<void> {
    const { pending } = this.match.state;
    if (pending.on !== 'players') throw new Error('nobody is asked');
    const { ask, answers } = pending;
    const open = ask.seats.filter(seat => !answers[seat]);
    const byHost = open.filter(seat => this.speakerFor(seat).seat === this.host);
    if (ask.rule === 'each' && byHost.length > 0 && open.length === ask.seats.length) {
      for (const seat of byHost) await this.answer(seat, this.wish(seat));
      return;
    }
    const present = [...open, ...ask.also].filter(seat => this.isThere(seat));
    if (ask.rule === 'each') {
      const seat = present.find(each => !byHost.includes(each));
      return seat === undefined ? this.timeout() : this.answer(seat, this.wish(seat));
    }
    const passes: [Seat, Signed][] = [];
    for (const seat of this.rng.shuffled(present)) {
      const chosen = this.wish(seat);
      if (chosen.length > 0) return this.answer(seat, chosen);
      if (open.includes(seat)) passes.push([seat, await this.said(seat, [])]);
    }
    if (passes.length < open.length || open.length === 0) return this.timeout();
    for (const [seat, act] of passes.sort(([a], [b]) => a - b)) await this.take(seat, [], act);
  }

  /** What somebody at this seat would choose: people by their own picture, the host's seats by its match. */
  wish(seat: Seat): readonly string[] {
    const peer = this.speakerFor(seat);
    const prompt = (peer.seat === seat && peer.picture ? peer.prompt : null) ?? this.match.prompt(seat);
    if (!prompt) throw new Error(`seat ${seat} is not asked`);
    return randomChoice(prompt, this.rng);
  }

  said(seat: Seat, chosen: readonly string[]): Promise<Signed> {
    const { pending } = this.match.state;
    const ask = pending.on === 'players' ? pending.ask.id : 0;
    const peer = this.speakerFor(seat);
    return sayAct(peer, peer.ledger, this.choice(seat, ask, chosen));
  }

  async answer(seat: Seat, chosen: readonly string[]): Promise<void> {
    const [heard] = await this.take(seat, chosen, await this.said(seat, chosen));
    if (heard?.startsWith('refused')) throw new Error(`seat ${seat} chose ${chosen}: ${heard}`);
  }

  /** The host tries the answer and logs it. */
  async take(seat: Seat, chosen: readonly string[], act: Signed): Promise<string[]> {
    const { pending } = this.match.state;
    const ask = pending.on === 'players' ? pending.ask.id : 0;
    const outcome = this.apply({ type: 'answer', seat, ask, chosen });
    if (!outcome.ok) return [`refused:${outcome.why}`];
    return this.log('ACTION', act, outcome.events);
  }

  async timeout(): Promise<void> {
    const { pending } = this.match.state;
    if (pending.on !== 'players') throw new Error('nobody is asked');
    const outcome = this.apply({ type: 'timeout', ask: pending.ask.id });
    if (!outcome.ok) throw new Error(outcome.why);
    await this.log('TIMEOUT', pending.ask.id, outcome.events);
  }

  async leave(seat: Seat, how: 'politely' | 'declared'): Promise<string[]> {
    const own = how === 'politely' ? await sayLeave(this.peers[seat]!, this.peers[seat]!.ledger) : null;
    const outcome = this.apply({ type: 'leave', seat });
    if (!outcome.ok) return [`refused:${outcome.why}`];
    const heard = await this.log('LEAVE', { seat, own }, outcome.events);
    if (how === 'politely' && isPerson(this.ledger, seat)) {
      await this.log('OPENED', { seat, seed: this.peers[seat]!.person.secrets.chainSeed });
      this.peers[seat]!.online = false;
    }
    return heard;
  }

  // ── Dice ───────────────────────────────────────────────────────────────────

  async draw(): Promise<void> {
    await this.log('RANDREQ', this.ledger.k + 1);
    if (!this.objected) await this.settle();
  }

  /** Collects values for the open event, or copies of the silent, and finishes it. False: it cannot be had. */
  settle(): Promise<boolean> {
    return settle(this);
  }

  // ── Ending ─────────────────────────────────────────────────────────────────

  /** END, the closing event, OPEN. */
  async end(): Promise<this> {
    const { pending } = this.match.state;
    if (pending.on === 'nothing') await this.log('END', cjson(pending.result));
    await this.draw();
    return this;
  }
  async open(): Promise<string[]> {
    const secrets = [...this.inherited].map(([seat, M]) => ({ seat, M }));
    return this.log('OPEN', [...secrets, { seat: this.host, M: this.M }]);
  }
  async playOut(): Promise<this> {
    await this.play();
    if (this.objected) return this;
    await this.end();
    await this.open();
    return this;
  }

  audit(seat: Seat, brought?: Brought): Verdict {
    return audit(this.peers[seat]!.ledger, this.game, brought);
  }

  // ── Taking over ────────────────────────────────────────────────────────────

  /** Voters elect the candidate: longest log, secrets, replay, MIGRATE, the open event, REDEAL. */
  migrate(candidate: Seat, voters: readonly Seat[], epoch: number): Promise<string[] | Rebuilt> {
    return elect(this, candidate, voters, epoch);
  }

  /** Sends a peer the entries it lacks, if its log is a beginning of the host's. */
  async catchUp(peer: Peer): Promise<void> {
    for (const signed of entriesOf(this.ledger).slice(peer.ledger.seq))
      if ((await peer.receive(signed)) !== 'ok') return;
  }
}
