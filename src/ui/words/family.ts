/** The typed dictionary of a family of games, and the one bridge from it to what the table reads. */
import type { RuleValue, Seat, Shape } from '../../engine/contract.ts';
import type { AskWords, FaceWords, GameWords, NoteFacts, Said, Who } from './words.ts';

/** The member of a union whose `K` may be `V`. */
type Of<U, K extends string, V> = U extends { readonly [P in K]: infer X } ? (V extends X ? U : never) : never;

export interface RuleWords<V> {
  readonly name: string;
  value(value: V): string;
}

/** Everything a family must have a word for, read off its own shape. */
export interface FamilyWords<S extends Shape, Word extends string, Mark extends string, Note extends string = never> {
  readonly faces: Readonly<Record<S['Face'], FaceWords>>;
  readonly asks: { readonly [K in S['Ask']['kind']]: (about: Of<S['Ask'], 'kind', K>, who: Who) => AskWords };
  readonly cues: { readonly [K in S['Cue']['cue']]: (cue: Of<S['Cue'], 'cue', K>, who: Who) => Said };
  readonly words: Readonly<Record<Word, string>>;
  readonly signs: Readonly<Record<Mark, (n: number) => string>>;
  readonly zones: Readonly<Record<S['Zone'], string | null>>;
  readonly rules: { readonly [R in keyof S['Rules']]: RuleWords<S['Rules'][R]> };
  readonly ends: Readonly<Record<S['End'], (winners: readonly Seat[], who: Who) => string>>;
  readonly notes: Readonly<Record<Note, (about: NoteFacts, who: Who) => string>>;
  own(own: S['Own']): string | null;
}

/** The same with its keys forgotten: what arrives over a link is a string, and may be one we do not know. */
interface LooseWords {
  readonly faces: Readonly<Record<string, FaceWords>>;
  readonly asks: Readonly<Record<string, (about: object, who: Who) => AskWords>>;
  readonly cues: Readonly<Record<string, (cue: object, who: Who) => Said>>;
  readonly words: Readonly<Record<string, string>>;
  readonly signs: Readonly<Record<string, (n: number) => string>>;
  readonly zones: Readonly<Record<string, string | null>>;
  readonly rules: Readonly<Record<string, RuleWords<RuleValue>>>;
  readonly ends: Readonly<Record<string, (winners: readonly Seat[], who: Who) => string>>;
  readonly notes: Readonly<Record<string, (about: NoteFacts, who: Who) => string>>;
  own(own: object): string | null;
}

const entry = <T>(words: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(words, key) ? (words[key] ?? null) : null;

/** An unknown key is shown as it is: odd to read, but the game goes on. */
export function gameWords<S extends Shape, W extends string, M extends string, N extends string>(
  family: FamilyWords<S, W, M, N>,
  title: { readonly name: string; readonly pitch: string },
  guide: readonly string[],
): GameWords {
  const loose = family as unknown as LooseWords;
  const face = (key: string) => entry(loose.faces, key) ?? { name: key, help: '' };
  return {
    ...title,
    guide,
    face,
    ask: (about, who) => entry(loose.asks, about.kind)?.(about, who) ?? { mine: about.kind, theirs: about.kind },
    cue: (cue, who) => entry(loose.cues, cue.cue)?.(cue, who) ?? { line: cue.cue },
    word: word => entry(loose.words, word) ?? face(word).name,
    sign: ({ sign, n }) => entry(loose.signs, sign)?.(n ?? 1) ?? sign,
    zone: zone => entry(loose.zones, zone),
    rule: rule => entry(loose.rules, rule)?.name ?? rule,
    value: (rule, value) => entry(loose.rules, rule)?.value(value) ?? String(value),
    end: (why, winners, who) => entry(loose.ends, why)?.(winners, who) ?? why,
    note: (note, about, who) => entry(loose.notes, note)?.(about, who) ?? null,
    own: own => (own === null ? null : loose.own(own)),
  };
}
