/** Italian words for what every page has: sound, settings, and hints about the browser. */
import type { ToolWords } from '../en/tools.ts';
import { plural } from './voice.ts';

export const tools: ToolWords = {
  settings: 'Impostazioni',
  sound: 'Suono',
  mute: 'Togli il suono',
  unmute: 'Attiva il suono',
  inside: app => `Questo è il browser dentro ${app}. Se il tavolo non si apre, apri il link nel tuo browser.`,
  insideSome: "Questo è il browser dentro un'altra app. Se il tavolo non si apre, apri il link nel tuo browser.",
  copy: 'Copia il link',
  copied: 'Copiato',
  offline: 'Sei offline. Con i bot si gioca lo stesso.',
  away: plays => `Mentre non c'eri: ${plural(plays, { one: '# giocata', other: '# giocate' })}`,
  fast: plays => `In un lampo: ${plural(plays, { one: '# giocata', other: '# giocate' })}`,
  lost: cards => `Perdi ${plural(cards, { one: '# carta', other: '# carte' })}`,
  lostNone: 'Le tue carte ci sono tutte',
};
