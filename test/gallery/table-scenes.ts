/** Tables of the exploding family, set by hand and brought to the moment that is shown. */
import type { AnyGame, Seat } from '../../src/engine/contract.ts';
import type { Face } from '../../src/engine/games/kittens/faces.ts';
import { seenBy } from '../../src/engine/view.ts';
import type { ClockStatus } from '../../src/p2p/match/clock-status.ts';
import { setTable } from '../engine/games/kittens/table.ts';
import { lobbyOf, sittings } from './people.ts';
import { retold, type Scene, type Telling } from './scene.ts';

type Setting = Parameters<typeof setTable>[0];
type Table = ReturnType<typeof setTable>;

interface Moment {
  readonly id: string;
  readonly me?: Seat | null;
  readonly press?: readonly string[];
  readonly clock?: ClockStatus['state'];
  readonly setting: Setting;
  readonly steps?: readonly ((t: Table) => void)[];
}

export const seven: Face[] = [
  'nope',
  'see_future_3',
  'zombie_kitten',
  'skip',
  'attack_2x',
  'cat_lantern',
  'cat_lantern',
];
const few: Face[] = ['skip', 'favor', 'cat_electro', 'nope'];
const others = (count: number): Face[][] => Array.from({ length: count }, (_, n) => few.slice(0, 1 + (n % 4)));
const discard: Face[] = [
  'shuffle_now',
  'skip',
  'cat_vampire',
  'cat_vampire',
  'favor',
  'nope',
  'attack_2x',
  'dig_deeper',
];
const deck: Face[] = [
  'see_future_3',
  'skip',
  'nope',
  'cat_electro',
  'favor',
  'attack_2x',
  'cat_electro',
  'exploding_kitten',
];
export const five: Setting = {
  hands: [seven, ...others(4)],
  discard,
  deck: [...deck, ...deck, 'exploding_kitten', 'exploding_kitten'],
};
const twelve: Face[] = [
  ...seven,
  'favor',
  'clone',
  'shuffle_now',
  'grave_robber',
  'dig_deeper',
  'super_skip',
  'cat_electro',
  'cat_headless',
  'nope',
  'nope',
  'cat_electro',
  'skip',
  'see_future_3',
];
const many: Face[] = [...twelve, 'feed_dead_now', 'clairvoyance_now', 'attack_of_dead', 'cat_vampire', 'favor'];

const pairUp = (t: Table) =>
  t.seat(0).answer(
    t
      .seat(0)
      .prompt()
      .options.find(o => 'cards' in o)!.id,
  );

const moments: readonly Moment[] = [
  { id: 'table-2', setting: { hands: [seven, few], discard: discard.slice(0, 1) } },
  { id: 'table-5', setting: { ...five, turn: { owed: 2, attacked: true } } },
  {
    id: 'table-10',
    setting: {
      edition: 'party_pack',
      hands: [
        ['defuse', 'nope', 'skip', 'cat_taco', 'cat_taco', 'draw_bottom', 'targeted_attack_2x', 'alter_future_3'],
        ...others(9),
      ],
      dead: [],
      discard: ['shuffle', 'cat_beard'],
      deck: [...deck, ...deck, ...deck],
      turn: { seat: 3 },
    },
  },
  { id: 'table-theirs', setting: { ...five, turn: { seat: 2, owed: 3, attacked: true } }, clock: 'running' },
  { id: 'hand-0', setting: { ...five, hands: [[], ...others(4)] } },
  { id: 'hand-1', setting: { ...five, hands: [['skip'], ...others(4)] } },
  { id: 'hand-12', setting: { ...five, hands: [twelve, ...others(4)] } },
  { id: 'hand-25', setting: { ...five, hands: [many, ...others(4)] } },
  { id: 'hand-25-raised', setting: { ...five, hands: [many, ...others(4)] }, press: ['[data-face="cat_electro"]'] },
  { id: 'raised', setting: five, press: ['.hand [data-face="see_future_3"]'] },
  { id: 'raised-useless', setting: five, press: ['.hand [data-face="nope"]'] },
  { id: 'raised-waiting', setting: { ...five, turn: { seat: 2 } }, press: ['.hand [data-face="skip"]'] },
  { id: 'pair', setting: five, press: ['.hand [data-face="cat_lantern"]'] },
  {
    id: 'targets',
    setting: { ...five, dead: [2] },
    steps: [pairUp],
  },
  {
    id: 'targets-9',
    setting: {
      edition: 'party_pack',
      hands: [['targeted_attack_2x', 'nope', 'skip'], ...others(9)],
      discard,
      deck: [...deck, ...deck],
    },
    steps: [t => t.seat(0).plays('targeted_attack_2x')],
  },
  {
    id: 'naming',
    setting: { ...five, hands: [['cat_lantern', 'cat_lantern', 'cat_lantern', 'nope'], ...others(4)] },
    steps: [
      t => {
        const me = t.seat(0);
        me.answer(me.prompt().options.find(o => 'cards' in o && o.cards.length === 3)!.id);
        me.points(2);
      },
    ],
  },
  {
    id: 'give',
    setting: { ...five, turn: { seat: 3 } },
    steps: [t => t.seat(3).plays('favor', 0), t => t.quiet()],
    clock: 'running',
  },
  {
    id: 'give-raised',
    setting: { ...five, turn: { seat: 3 } },
    steps: [t => t.seat(3).plays('favor', 0), t => t.quiet()],
    press: ['.hand [data-face="cat_lantern"]'],
  },
  {
    id: 'window-nope',
    setting: { ...five, turn: { seat: 2 } },
    steps: [t => t.seat(2).plays('favor', 0)],
    clock: 'running',
  },
  {
    id: 'window-hmm',
    setting: { ...five, hands: [['skip', 'cat_lantern', 'attack_2x'], ...others(4)], turn: { seat: 2 } },
    steps: [t => t.seat(2).plays('favor', 0)],
    clock: 'running',
  },
  { id: 'window-mine', setting: five, steps: [t => t.seat(0).plays('see_future_3')], clock: 'running' },
  {
    id: 'window-chain',
    setting: { ...five, hands: [seven, few, few, few, few], turn: { seat: 2 } },
    steps: [t => t.seat(2).plays('favor', 0), t => t.seat(0).nopes(), t => t.seat(3).nopes(), t => t.seat(4).nopes()],
    clock: 'running',
  },
  {
    id: 'window-paused',
    setting: { ...five, turn: { seat: 2 } },
    steps: [t => t.seat(2).plays('favor', 0)],
    clock: 'paused',
  },
  {
    id: 'window-untimed',
    setting: { ...five, turn: { seat: 2 }, rules: { pace: 'none' } },
    steps: [t => t.seat(2).plays('favor', 0)],
    clock: 'untimed',
  },
  {
    id: 'window-two-kinds',
    setting: {
      ...five,
      hands: [['nope', 'clone', 'shuffle_now', 'skip'], ...others(4)],
      discard: [...discard, 'nope'],
      turn: { seat: 2 },
    },
    steps: [t => t.seat(2).plays('favor', 0)],
    press: ['.red'],
    clock: 'running',
  },
  { id: 'future', setting: five, steps: [t => t.seat(0).plays('see_future_3'), t => t.quiet()] },
  {
    id: 'alter',
    setting: {
      ...five,
      edition: 'party_pack',
      hands: [['alter_future_3', 'nope', 'defuse', 'cat_taco', 'cat_taco'], ...others(4)],
    },
    steps: [t => t.seat(0).plays('alter_future_3'), t => t.quiet()],
  },
  {
    id: 'alter-chosen',
    setting: {
      ...five,
      edition: 'party_pack',
      hands: [['alter_future_3', 'nope', 'defuse', 'cat_taco', 'cat_taco'], ...others(4)],
    },
    steps: [t => t.seat(0).plays('alter_future_3'), t => t.quiet()],
    press: ['.laid-card:nth-child(3) [data-option]', '.laid-card:nth-child(1) [data-option]'],
  },
  {
    id: 'dig',
    setting: { ...five, hands: [['dig_deeper', 'nope', 'zombie_kitten'], ...others(4)] },
    steps: [t => t.seat(0).plays('dig_deeper'), t => t.quiet()],
  },
  {
    id: 'kitten-mine',
    setting: { ...five, deck: ['exploding_kitten', ...deck, 'exploding_kitten', 'exploding_kitten'] },
    steps: [t => t.seat(0).draws()],
    clock: 'running',
  },
  {
    id: 'kitten-doomed',
    setting: {
      ...five,
      hands: [['skip', 'nope'], ...others(4)],
      deck: ['exploding_kitten', ...deck, 'exploding_kitten', 'exploding_kitten'],
    },
    steps: [t => t.seat(0).draws()],
    clock: 'running',
  },
  {
    id: 'kitten-theirs',
    setting: {
      ...five,
      turn: { seat: 2 },
      deck: ['exploding_kitten', ...deck, 'exploding_kitten', 'exploding_kitten'],
    },
    steps: [t => t.seat(2).draws()],
    clock: 'running',
  },
  {
    id: 'bury',
    setting: { ...five, deck: ['exploding_kitten', ...deck, ...deck, 'exploding_kitten'] },
    steps: [t => t.seat(0).draws(), t => t.seat(0).saves('zombie_kitten'), t => t.quiet()],
    clock: 'running',
  },
  {
    id: 'bury-theirs',
    me: 1,
    setting: { ...five, deck: ['exploding_kitten', ...deck, ...deck, 'exploding_kitten'] },
    steps: [t => t.seat(0).draws(), t => t.seat(0).saves('zombie_kitten'), t => t.quiet()],
    clock: 'running',
  },
  {
    id: 'revive',
    setting: { ...five, dead: [1, 3], deck: ['exploding_kitten', ...deck, 'exploding_kitten'] },
    steps: [t => t.seat(0).draws(), t => t.seat(0).saves('zombie_kitten')],
  },
  {
    id: 'revived',
    me: 1,
    setting: { ...five, dead: [1, 3], deck: ['exploding_kitten', ...deck, 'exploding_kitten'] },
    steps: [t => t.seat(0).draws(), t => t.seat(0).saves('zombie_kitten'), t => t.seat(0).revives(1)],
  },
  {
    id: 'died',
    setting: {
      ...five,
      hands: [['skip', 'nope', 'feed_dead_now', 'clairvoyance_now'], ...others(4)],
      deck: ['exploding_kitten', ...deck, 'exploding_kitten'],
    },
    steps: [t => t.seat(0).draws(), t => t.seat(0).dies()],
  },
  {
    id: 'undead',
    setting: {
      ...five,
      dead: [0, 3],
      turn: { seat: 2 },
      hands: [['skip', 'nope', 'shuffle_now', 'zombie_kitten', 'cat_lantern', 'attack_of_dead'], ...others(4)],
    },
  },
  {
    id: 'undead-window',
    setting: { ...five, dead: [0, 3], turn: { seat: 2 }, hands: [['skip', 'nope', 'feed_dead_now'], ...others(4)] },
    steps: [t => t.seat(2).plays('favor', 1)],
    clock: 'running',
  },
  {
    id: 'out',
    setting: {
      ...five,
      edition: 'party_pack',
      hands: [['skip', 'nope'], ...others(4)],
      deck: ['exploding_kitten', ...deck, 'exploding_kitten'],
    },
    steps: [t => t.seat(0).draws(), t => t.seat(0).dies()],
  },
  {
    id: 'log',
    setting: five,
    steps: [t => t.seat(0).plays('see_future_3'), t => t.quiet(), t => t.seat(0).plays('skip'), t => t.quiet()],
    press: ['.log-button'],
  },
  { id: 'kinds', setting: five, press: ['.log-button', '.tab:nth-child(2)'] },
  { id: 'targets-not-her', setting: { ...five, dead: [2] }, steps: [pairUp], press: ['.seat[aria-disabled="true"]'] },
  { id: 'help', setting: five, press: ['hold:.hand [data-face="zombie_kitten"]'] },
  { id: 'discard', setting: { ...five, discard: [...discard, ...discard, ...discard] }, press: ['.pile-top'] },
  { id: 'watching', me: null, setting: { ...five, turn: { seat: 2 } } },
  {
    id: 'won',
    setting: { hands: [['skip', 'nope'], few], turn: { seat: 1 }, deck: ['exploding_kitten'] },
    steps: [t => t.seat(1).draws(), t => t.seat(1).dies()],
  },
  {
    id: 'lost',
    setting: { ...five, hands: [seven, few], turn: { seat: 0 }, deck: ['exploding_kitten'] },
    steps: [t => t.seat(0).draws(), t => t.seat(0).dies()],
  },
];

export const tableScenes: readonly Scene[] = moments.map(({ id, me = 0, press = [], clock, setting, steps = [] }) => ({
  id,
  press,
  page: 'room',
  script: ears =>
    retold(
      setTable(setting).game as unknown as AnyGame,
      me,
      lobbyFor(setting),
      tellingsOf(setting, me, steps),
      clock,
    )(ears),
}));

const lobbyFor = ({ hands, edition = 'zombie_kittens' }: Setting) =>
  lobbyOf(hands.length, edition, { phase: { at: 'playing', match: 1, seats: sittings(hands.length) } });

function tellingsOf(setting: Setting, me: Seat | null, steps: readonly ((t: Table) => void)[]): Telling[] {
  const t = setTable(setting);
  const tellings: Telling[] = [{ view: t.view(me), events: [] }];
  for (const step of steps) {
    const known = t.happened.length;
    step(t);
    tellings.push({ view: t.view(me), events: seenBy(t.game, t.happened.slice(known), me) });
  }
  return tellings;
}
