/** What can be told in numbers when a match is over, by family. Each has a label in every language. */
export type KittensStat =
  | 'nopes'
  | 'saves'
  | 'deaths'
  | 'revived'
  | 'stolen'
  | 'stopped'
  | 'aimed'
  | 'calm'
  | 'laid'
  | 'drawn';
export type MoonStat = 'full' | 'biggest' | 'migrations' | 'prizes' | 'robberies' | 'dreams' | 'repainted' | 'laid';
export type AliensStat = 'wounds' | 'hunted' | 'blocks' | 'healed' | 'redirected' | 'played' | 'track' | 'drawn';

/** Which of them a game tells. */
export type Family = 'kittens' | 'moon' | 'aliens';
