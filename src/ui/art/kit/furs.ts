/** Fur colours: base, shade, light, and what is bare (ears, nose, pads). */
export interface Fur {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
  readonly skin: string;
}

const fur = (base: string, shade: string, light: string, skin: string): Fur => ({ base, shade, light, skin });

export const furs = {
  ginger: fur('#f7a13d', '#dd7a1e', '#ffd9a0', '#ffb7a8'),
  tux: fur('#4a4270', '#362f57', '#fff4df', '#e79bb5'),
  cloud: fur('#b8bfd3', '#8d96b3', '#e9ecf5', '#f2afc0'),
  cream: fur('#ffe2b0', '#edbe78', '#fff4df', '#ffb7a8'),
  cocoa: fur('#a8714b', '#84522f', '#e2bd95', '#f0a99a'),
  snow: fur('#fbf7f2', '#d9d3e2', '#ffffff', '#ffb3c1'),
  mint: fur('#8fd6c2', '#58ab98', '#d3f3e8', '#f2a3b8'),
  plum: fur('#8b6bff', '#6946e0', '#c9b8ff', '#5be3c2'),
  rose: fur('#f59bb4', '#d86c8e', '#ffd6e0', '#c14d78'),
  rot: fur('#a6cb8c', '#76a36c', '#d5e8bd', '#c98bb0'),
  ghost: fur('#dfe6ff', '#aab6e6', '#ffffff', '#aab6e6'),
  steel: fur('#9fb4c4', '#6f889b', '#d6e3ec', '#ffd53d'),
} as const satisfies Readonly<Record<string, Fur>>;

export type FurName = keyof typeof furs;
