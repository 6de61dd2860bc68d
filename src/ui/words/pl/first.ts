/** Polish for somebody who has never sat at such a table. */
import type { FirstWords } from '../helping.ts';

export const first: FirstWords = {
  howFor: game => `Jak się gra: ${game}`,
  tryIt: 'Spróbuj: 60 sekund',
  tryHelp: 'Krótka gra z ułożonymi kartami. Niczego nie da się zepsuć.',
  close: 'Zamknij',
  skip: 'Pomiń',
  next: 'Dalej',
  gotIt: 'Jasne',
  step: (n, of) => `${n} z ${of}`,
  intro: [
    { title: 'Dobierz kartę.', text: 'Byle nie kotka.' },
    { title: 'Zagrywaj karty, żeby się wywinąć.', text: 'Ile chcesz, zanim dobierzesz.' },
    { title: '„Nie, nie, nie” zatrzymuje wszystko.', text: 'Cudzą kartę albo inne „Nie, nie, nie”.' },
  ],
  hints: {
    turn: 'Zagraj, ile chcesz kart. Dobranie karty kończy turę.',
    raised: 'Niżej czytasz, co robi karta. Dotknij jej znowu, żeby ją zagrać.',
    window: 'Czerwony przycisk to zatrzyma. Możesz też nic nie robić.',
    pair: 'Dwa takie same koty razem kradną kartę.',
    kitten: 'Kotek! Ratunek masz na ręce: dotknij go.',
    insert: 'Widzisz to tylko ty. Wybierz, gdzie ma leżeć kotek.',
    dead: 'To jeszcze nie koniec: jasne karty nadal można zagrywać.',
    owes: 'Masz do rozegrania więcej niż jedną turę: tyle razy dobierasz.',
  },
  lesson: {
    pair: 'Dwa takie same koty kradną kartę. Podnieś jednego i naciśnij „2 ×”.',
    steal: 'Teraz wybierz, komu ukraść.',
    draw: 'Dobierz kartę. To kończy twoją turę.',
    wait: 'Grają inni, ty patrzysz. Żeby ich zatrzymać, trzeba mieć „Nie, nie, nie”.',
    peek: '„Co kryje przyszłość” pokazuje trzy następne karty. Zagraj.',
    seen: 'Kotek jest drugi. Dobierz, póki jest bezpiecznie.',
    boom: 'Oto i on. Rozbrój go!',
    hide: 'Ukryj kotka na wierzchu: dostanie go ten, kto dobiera następny.',
    won: 'Bum! Wygrywasz. I to jest cała gra.',
  },
};
