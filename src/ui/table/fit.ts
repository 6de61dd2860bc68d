/** How large a name may be written on the plate of a card: at most two lines, and no word that is cut. */

/** Rubik at its boldest: the width of a letter, in shares of its height. */
const wide = /[MWmwШЩЖЮФМшщжюфм@%]/;
const narrow = /[iljtfrI1.,!'()\-\s]/;
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 0.92 : narrow.test(letter) ? 0.42 : 0.66), 0);

/** The room for words, in hundredths of the width of a card. */
const plateWidth = 88;
const sizes = [13.5, 12.5, 11.5, 10.8, 10, 9.2, 8.5, 7.8, 7.2];

/** Words break at spaces and after hyphens. */
const pieces = (name: string): readonly string[] => name.split(/(?<=-)|\s+/).filter(piece => piece !== '');

function lines(words: readonly string[], size: number): number {
  let [count, used] = [1, 0];
  for (const word of words) {
    const width = widthOf(word) * size;
    const gap = used > 0 ? 0.28 * size : 0;
    if (used > 0 && used + gap + width > plateWidth) {
      count++;
      used = width;
    } else used += gap + width;
  }
  return count;
}

/** In hundredths of the width of the card. */
export function fitName(name: string): number {
  const words = pieces(name);
  const longest = Math.max(0, ...words.map(widthOf));
  return sizes.find(size => longest * size <= plateWidth && lines(words, size) <= 2) ?? sizes.at(-1) ?? 7;
}
