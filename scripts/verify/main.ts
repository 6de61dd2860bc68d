/** Checks a saved game offline and says what the page would say. See scripts/verify.mjs for the exit codes. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages, preferred } from '../../src/ui/words/common.ts';
import { type FairWords, loadFair } from '../../src/ui/words/fair.ts';
import { type Opened, openSaved, type Unopened } from './open.ts';
import { data, sentences } from './report.ts';
import { terminalWords } from './words.ts';

const exitCodes = { fair: 0, cheat: 1, unverified: 2 } as const;
const nothingToSay = 2;

interface Asked {
  readonly file: string | null;
  readonly language: Language;
  readonly as: 'words' | 'json';
}

async function main([engine = '', from = '', ...args]: readonly string[]): Promise<number> {
  const { file, language, as } = asked(args);
  if (file === null) {
    console.error(terminalWords[language].usage(languages.join('|')));
    return nothingToSay;
  }
  const words = await loadFair(language);
  const opened = await openSaved(path.resolve(from, file), engine);
  if (!('judgement' in opened)) return refuse(whyNot(opened, file, language, words), opened, as);
  console.log(as === 'json' ? inJson(data(opened, words)) : sentences(opened, words).join('\n'));
  return exitCodes[verdictOf(opened)];
}

function asked(args: readonly string[]): Asked {
  const system = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  try {
    const options = { lang: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const language = languages.find(known => known === values.lang) ?? preferred([system]);
    const isClear = positionals.length === 1 && (values.lang === undefined || language === values.lang);
    return { file: isClear ? positionals[0]! : null, language, as: values.json ? 'json' : 'words' };
  } catch {
    return { file: null, language: preferred([system]), as: 'words' };
  }
}

const verdictOf = ({ judgement }: Opened) => judgement.judged.verdict;
const inJson = (value: object): string => JSON.stringify(value, null, 2);

function whyNot(why: Unopened, file: string, language: Language, words: FairWords): string {
  return 'unread' in why ? terminalWords[language][why.unread](file) : words.verify.refused(why.refused);
}

function refuse(sentence: string, why: Unopened, as: Asked['as']): number {
  if (as === 'json') console.log(inJson({ verdict: 'unreadable', ...why, sentence }));
  else console.error(sentence);
  return nothingToSay;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error);
  process.exitCode = nothingToSay;
}
