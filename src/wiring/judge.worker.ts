/** Checks a whole match beside the page, with the rules this page has. */
import { gameById } from '../engine/games/registry.ts';
import { bestEd25519 } from '../p2p/fair/ed25519.ts';
import { serveJudge } from '../p2p/fair/judge/port.ts';
import { page } from './chance.ts';

const rulesOf = (engineId: string) => {
  const [game = '', build] = engineId.split('/');
  return build === page.engine ? gameById(game) : null;
};
serveJudge(self, rulesOf, () => bestEd25519(isSecureContext ? crypto.subtle : null));
