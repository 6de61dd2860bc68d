/** Checks a whole match beside the page, with the rules this page has: one that was played here, or one out of a file. */
import { gameById } from '../engine/games/registry.ts';
import { bestEd25519 } from '../p2p/fair/ed25519.ts';
import { serveJudge } from '../p2p/fair/judge/port.ts';
import { serveFiles } from '../p2p/fair/receipt/check-file.ts';
import { page } from './chance.ts';

const rulesOf = (engineId: string) => {
  const [game = '', build] = engineId.split('/');
  return build === page.engine ? gameById(game) : null;
};
const serve = self.name === 'files' ? serveFiles : serveJudge;
serve(self, rulesOf, () => bestEd25519(isSecureContext ? crypto.subtle : null));
