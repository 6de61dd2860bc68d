import { fairness } from './fairness.ts';
import { line } from './figure.ts';
import { serve } from './serve.ts';
const [first, ...rest] = process.argv.slice(2);
if (first === '--contender') await serve(rest[0]!, rest[1]!);
else for (const f of await fairness()) console.log(line(f));
