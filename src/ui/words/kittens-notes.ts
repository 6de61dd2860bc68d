/** What the table says beside the prompt in an exploding game. */
export type Note = 'undead' | 'out' | 'taker';
