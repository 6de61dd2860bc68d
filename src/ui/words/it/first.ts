/** Italian for somebody who has never sat at such a table. */
import type { FirstWords } from '../helping.ts';

export const first: FirstWords = {
  howFor: game => `Come si gioca: ${game}`,
  tryIt: 'Prova: 60 secondi',
  tryHelp: 'Una partita breve con le carte già disposte. Non puoi sbagliare.',
  close: 'Chiudi',
  skip: 'Salta',
  next: 'Avanti',
  gotIt: 'Capito',
  step: (n, of) => `${n} di ${of}`,
  intro: [
    { title: 'Pesca.', text: 'E spera che non sia il gattino.' },
    { title: 'Gioca carte per scamparla.', text: 'Quante ne vuoi, prima di pescare.' },
    { title: '«No!» ferma tutto.', text: 'La carta di un altro, o un altro «No!».' },
  ],
  hints: {
    turn: 'Gioca tutte le carte che vuoi. Pescare chiude il tuo turno.',
    raised: 'Qui sotto leggi che cosa fa la carta. Toccala di nuovo per giocarla.',
    window: 'Il pulsante rosso la ferma. Oppure non fare niente.',
    pair: 'Due gatti uguali: insieme rubano una carta.',
    kitten: 'Un gattino! Hai in mano la salvezza: toccala.',
    insert: 'Lo vedi solo tu. Scegli dove nascondere il gattino.',
    dead: 'Non è finita: le carte chiare si giocano ancora.',
    owes: 'Hai più di un turno da fare: peschi altrettante volte.',
  },
  lesson: {
    pair: 'Due gatti uguali rubano una carta. Alzane uno e premi «2 ×».',
    steal: 'Ora scegli a chi rubare.',
    draw: 'Pesca. Così finisce il tuo turno.',
    wait: 'Giocano gli altri, tu guardi. Per fermarli ti servirebbe un «No!».',
    peek: '«Prevedi il Futuro» mostra le prossime tre carte. Giocala.',
    seen: 'Il gattino è la seconda. Pesca finché non c’è pericolo.',
    boom: 'Eccolo. Disinnescalo!',
    hide: 'Nascondi il gattino in cima: tocca a chi pesca dopo di te.',
    won: 'Bum! Hai vinto. Il gioco è tutto qui.',
  },
};
