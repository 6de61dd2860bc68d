/** The pictures of the exploding family. A title without one does not compile. */
import type { Face } from '../../../engine/games/kittens/faces.ts';
import type { Art } from '../art.ts';
import { alterTheFuture } from './alter-the-future.ts';
import { attack } from './attack.ts';
import { attackOfTheDead } from './attack-of-the-dead.ts';
import { beard } from './beard.ts';
import { clairvoyanceNow } from './clairvoyance-now.ts';
import { clone } from './clone.ts';
import { defuse } from './defuse.ts';
import { digDeeper } from './dig-deeper.ts';
import { drawBottom } from './draw-bottom.ts';
import { electro } from './electro.ts';
import { explodingKitten } from './exploding-kitten.ts';
import { favor } from './favor.ts';
import { feedTheDeadNow } from './feed-the-dead-now.ts';
import { feralCat } from './feral-cat.ts';
import { graveRobber } from './grave-robber.ts';
import { headless } from './headless.ts';
import { lantern } from './lantern.ts';
import { melon } from './melon.ts';
import { nope } from './nope.ts';
import { potato } from './potato.ts';
import { rainbow } from './rainbow.ts';
import { seeTheFuture } from './see-the-future.ts';
import { shuffle } from './shuffle.ts';
import { shuffleNow } from './shuffle-now.ts';
import { skip } from './skip.ts';
import { superSkip } from './super-skip.ts';
import { taco } from './taco.ts';
import { targetedAttack } from './targeted-attack.ts';
import { vampire } from './vampire.ts';
import { zombieKitten } from './zombie-kitten.ts';

export const kittensArt: Readonly<Record<Face, Art>> = {
  exploding_kitten: explodingKitten,
  zombie_kitten: zombieKitten,
  defuse,
  nope,
  attack_2x: attack,
  targeted_attack_2x: targetedAttack,
  attack_of_dead: attackOfTheDead,
  skip,
  super_skip: superSkip,
  see_future_3: seeTheFuture,
  alter_future_3: alterTheFuture,
  shuffle,
  shuffle_now: shuffleNow,
  feed_dead_now: feedTheDeadNow,
  clairvoyance_now: clairvoyanceNow,
  clone,
  grave_robber: graveRobber,
  favor,
  dig_deeper: digDeeper,
  draw_bottom: drawBottom,
  feral_cat: feralCat,
  cat_vampire: vampire,
  cat_electro: electro,
  cat_lantern: lantern,
  cat_headless: headless,
  cat_taco: taco,
  cat_melon: melon,
  cat_potato: potato,
  cat_beard: beard,
  cat_rainbow: rainbow,
};
