/** How each game plays, on one page: enough to begin, no more. Details are one long press away on every card. */
import type { Guides } from '../words.ts';

export const guides: Guides = {
  zombie_kittens: [
    'Przeżyj wszystkich. Gdzieś w talii czekają Eksplodujące kotki.',
    'W swojej turze zagraj tyle kart, ile chcesz, choćby żadnej. Potem dobierz kartę: to kończy turę.',
    'Dobierasz Eksplodującego kotka i giniesz, chyba że masz na ręce Zombie kotka. On cię ratuje i ożywia jednego martwego gracza, a ty ukrywasz kotki w talii, gdzie tylko chcesz.',
    'Dwa jednakowe koty kradną kartę z czyjejś ręki; przy trzech mówisz, której karty chcesz.',
    '„Nie, nie, nie” blokuje prawie wszystko, nawet inne „Nie, nie, nie”. Po każdym zagraniu wszyscy mają chwilę na reakcję.',
    'Umarlaki zachowują karty. Nadal mogą zagrać „Nie, nie, nie” i karty z dopiskiem TERAZ, a czasem wracają do żywych.',
  ],
  party_pack: [
    'Wygrywa, kto jako jedyny nie wybuchnie.',
    'W swojej turze zagraj tyle kart, ile chcesz, choćby żadnej. Potem dobierz kartę: to kończy turę.',
    'Dobierasz Eksplodującego kotka i odpadasz, chyba że masz kartę „Rozbrój”. Wtedy w tajemnicy ukrywasz kotka w talii, gdzie tylko chcesz.',
    '„Atakuj” dokłada tury następnemu graczowi, „Pomiń” kończy turę bez dobierania, „Co kryje przyszłość” pokazuje wierzch talii.',
    'Dwa jednakowe koty kradną losową kartę; przy trzech mówisz, której chcesz.',
    '„Nie, nie, nie” blokuje prawie wszystko, nawet inne „Nie, nie, nie”.',
  ],
  apocalypse: [
    'Zombiaki i Imprezka w jednej talii, dla większej gromady.',
    'W swojej turze zagrywasz karty, potem jedną dobierasz. Eksplodujący kotek zabija, chyba że ratuje cię „Rozbrój” albo Zombie kotek.',
    '„Rozbrój” ratuje tylko ciebie. Zombie kotek ożywia też martwego gracza.',
    'Umarlaki zachowują karty, mogą zagrać „Nie, nie, nie” i karty z dopiskiem TERAZ.',
    'Wygrywa, kto ostatni zostanie przy życiu.',
  ],
  zombeasts: [
    'Zbieraj pełnie. Księżyc to cztery karty jednego koloru: dwie lewe ćwiartki i dwie prawe.',
    'W swojej turze zagraj jedną kartę: do swojego księżyca, jeśli pasuje, albo jako początek nowego. Nie możesz mieć dwóch księżyców w jednym kolorze.',
    'Białe karty pasują wszędzie. Biała może też zająć miejsce karty w cudzym księżycu, a tamtą od razu dokładasz do swojego.',
    'Karta, która powtarza zwierzaka w swoim księżycu, pozwala zagrać jeszcze raz. Za pełnię z czterema różnymi zwierzakami bierzesz kartę z rezerwy.',
    'Potem dobierasz tyle kart, ile wskazuje cyfra na ostatniej zagranej: z rezerwy, ze stosu albo w ciemno z czyjejś ręki.',
    'Kto nie ma ruchu, płaci całą ręką. Gdy stos się skończy, wszyscy dokładają, co pasuje, i liczą się punkty za pełnie minus kary.',
  ],
  kittens_vs_aliens: [
    'Kotki i obcy walczą o Ziemię. Każdy ma tajną rolę i nie wie, kto jeszcze jest po jego stronie. Przy nieparzystej liczbie graczy jest też pies, który gra sam.',
    'Twoja strona wygrywa, gdy nikt inny nie żyje albo gdy wszystkie siedem kart toru ma jej symbol.',
    'W swojej turze zagrywasz karty, potem bierzesz jedną z toru na rękę, a lukę wypełnia karta z talii. Na koniec dobierasz.',
    'Atak zabiera jednemu graczowi życie, chyba że ten go zatrzyma albo przekieruje. Kto pierwszy odpada, zostawia na torze strażnika: póki stoi, nikt nie bierze kart z jego symbolem. Jego też można atakować.',
    'Każdy ma postać z własną mocą: naciśnij ją, żeby o niej przeczytać.',
    'Gadaj, oskarżaj, kłam. To, co mówią inni, nie jest regułą.',
  ],
};
