/** How each game plays, on one page: enough to begin, no more. Details are one long press away on every card. */
import type { Guides } from '../words.ts';

export const guides: Guides = {
  zombie_kittens: [
    'Vince chi sopravvive a tutti gli altri. Da qualche parte nel mazzo aspettano gli Exploding Kitten.',
    'Nel tuo turno giochi quante carte vuoi, anche nessuna. Poi ne peschi una, e il turno finisce.',
    'Se peschi un Exploding Kitten muori, a meno che tu non abbia uno Zombie Kitten. Ti salva, riporta in vita un morto, e poi nascondi i gattini nel mazzo dove vuoi.',
    'Due gatti uguali rubano una carta da una mano; con tre dici tu quale.',
    'Un No! ferma quasi tutto, anche un altro No! Ogni volta che qualcuno gioca, tutti hanno un momento per reagire.',
    'I morti si tengono le carte. Possono ancora giocare No! e le carte con scritto ORA, e possono tornare.',
  ],
  party_pack: [
    'Vince chi non esplode.',
    'Nel tuo turno giochi quante carte vuoi, anche nessuna. Poi ne peschi una, e il turno finisce.',
    'Se peschi un Exploding Kitten sei fuori, a meno che tu non abbia un Disinnescagatto. Allora nascondi il gattino nel mazzo, in segreto, dove vuoi.',
    'Attacco dà turni in più a chi viene dopo, Salta chiude un turno senza pescare, Prevedi il Futuro guarda in cima al mazzo.',
    'Due gatti uguali rubano una carta a caso; con tre dici tu quale.',
    'Un No! ferma quasi tutto, anche un altro No!',
  ],
  apocalypse: [
    'Zombie Kittens e Party Pack in un mazzo solo, per tavoli affollati.',
    'Nel tuo turno giochi carte, poi ne peschi una. Un Exploding Kitten ti uccide, se non ti salva un Disinnescagatto o uno Zombie Kitten.',
    'Il Disinnescagatto ti salva e basta. Lo Zombie Kitten riporta in vita anche un morto.',
    'I morti si tengono le carte, e possono giocare No! e le carte con scritto ORA.',
    'Vince chi sopravvive a tutti gli altri.',
  ],
  zombeasts: [
    'Si raccolgono lune piene. Una luna sono quattro carte di un colore: due quarti sinistri e due destri.',
    'Nel tuo turno giochi una carta: in una tua luna dove sta bene, o come prima di una luna nuova. Mai due lune dello stesso colore.',
    'Le carte bianche vanno dappertutto. Una bianca può anche prendere il posto di una carta in una luna altrui: quella carta poi la cali tu.',
    'Una carta che ripete un animale della sua luna ti fa giocare ancora. Quattro animali diversi in una luna piena vincono una carta della riserva.',
    "Poi peschi tante carte quante dice la cifra scura dell'ultima che cali: dalla riserva, dal mazzo, o alla cieca da una mano.",
    'Chi non può giocare paga con tutta la mano. Quando il mazzo finisce ognuno cala quello che può, e si contano i punti delle lune piene, meno le penalità.',
  ],
  kittens_vs_aliens: [
    "Gattini e alieni si contendono la Terra. Ognuno sta da una parte, in segreto, e nessuno sa chi altro c'è. Se siete dispari, un cane gioca da solo.",
    "La tua parte vince quando gli altri non hanno più vite, o quando sul tracciato c'è solo il vostro simbolo.",
    "Nel tuo turno giochi le carte che puoi, poi ne prendi una dal tracciato: un'altra dal mazzo riempie il buco. Alla fine peschi.",
    'Un attacco toglie una vita a qualcuno, se non lo ferma o non lo devia. Oppure attacca il guardiano del tracciato: finché resiste, le carte col suo simbolo non si prendono.',
    'Ognuno ha un personaggio con un potere suo: premilo per leggere che cosa fa.',
    'Parla, accusa, menti. Quello che si dice non è una regola.',
  ],
};
