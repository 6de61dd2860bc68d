/** A checked game in words and as data. Names come from the file: nothing in them may steer a terminal. */
import type { Seat } from '../../src/engine/contract.ts';
import { toHex } from '../../src/engine/rng.ts';
import { namesAt } from '../../src/p2p/fair/receipt/receipt.ts';
import { confirms, verdictLine } from '../../src/ui/fair/verdict.ts';
import { type FairWords, symbolName } from '../../src/ui/words/fair.ts';
import type { Who } from '../../src/ui/words/words.ts';
import type { Opened } from './open.ts';

const plain = (text: string): string => text.replaceAll(/\p{C}/gu, '');
const whoIn = ({ table }: Opened): Who => {
  const names = namesAt(table).map(plain);
  return { me: null, name: seat => names[seat] ?? `${seat + 1}` };
};

export function sentences(opened: Opened, words: FairWords): string[] {
  const { table, me, judgement } = opened;
  const { judged } = judgement;
  const who = whoIn(opened);
  const { text, more } = verdictLine(judgement, words, who);
  const names = table.people.map((_, seat) => who.name(seat));
  const notes = judged.verdict === 'fair' ? judged.notes : [];
  return [
    `${words.verify.players(names)} ${words.verify.savedBy(who.name(me))} ${words.verify.build(plain(table.engineId))}`,
    '',
    text,
    ...(more ? [more] : []),
    ...('code' in judged ? [`${words.sheet.code}: ${judged.code}`] : []),
    ...notes.map(note => `  ${words.sheet.at(note.seq)}: ${words.note(note, who)}`),
    '',
    ...numbers(opened, words),
  ];
}

function numbers({ judgement }: Opened, words: FairWords): string[] {
  const { sheet } = words;
  const { emoji, people, entries, draws, head } = judgement;
  const symbols = emoji.map(picture => `${picture} ${symbolName(words, picture)}`).join(', ');
  return [
    ...(emoji.length > 0 ? [`${sheet.table}: ${symbols}`] : []),
    `${sheet.moves}: ${entries}`,
    `${sheet.events}: ${draws}`,
    `${sheet.people}: ${people}`,
    `${sheet.end}: ${toHex(head.subarray(0, 8))}`,
  ];
}

export function data(opened: Opened, words: FairWords): object {
  const { table, me, judgement } = opened;
  const who = whoIn(opened);
  const named = (seat: Seat) => ({ seat, name: who.name(seat) });
  return {
    ...judgement.judged,
    sentence: verdictLine(judgement, words, who).text,
    players: table.people.map((_, seat) => who.name(seat)),
    savedBy: named(me),
    madeWith: plain(table.engineId),
    confirmed: judgement.reports.filter(report => confirms(judgement, report)).map(({ seat }) => named(seat)),
    entries: judgement.entries,
    draws: judgement.draws,
    symbols: judgement.emoji,
    head: toHex(judgement.head),
  };
}
