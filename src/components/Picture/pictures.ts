import abono from '../../theme/pictures/abono.svg?no-inline';
import badgeBills from '../../theme/pictures/badge-bills.svg?no-inline';
import badgeSystems from '../../theme/pictures/badge-systems.svg?no-inline';
import badgeTopUps from '../../theme/pictures/badge-top-ups.svg?no-inline';
import bills from '../../theme/pictures/bills.svg?no-inline';
import counter from '../../theme/pictures/counter.svg?no-inline';
import cutPaper from '../../theme/pictures/cut-paper.svg?no-inline';
import hummingbird from '../../theme/pictures/hummingbird.svg?no-inline';
import map from '../../theme/pictures/map.svg?no-inline';
import shop from '../../theme/pictures/shop.svg?no-inline';
import tailored from '../../theme/pictures/tailored.svg?no-inline';
import topUp from '../../theme/pictures/top-up.svg?no-inline';

const slide = { width: 800, height: 600 };
const wide = { width: 800, height: 500 };
const badge = { width: 72, height: 72 };

/**
 * The files and intrinsic sizes of the illustrations. The sizes reserve space while they load.
 * To change an illustration, replace its file in `theme/pictures`.
 */
export const pictures = {
  topUp: { src: topUp, ...slide },
  bills: { src: bills, ...slide },
  tailored: { src: tailored, ...slide },
  cutPaper: { src: cutPaper, ...slide },
  shop: { src: shop, ...wide },
  counter: { src: counter, ...wide },
  map: { src: map, ...wide },
  hummingbird: { src: hummingbird, width: 320, height: 240 },
  abono: { src: abono, width: 64, height: 44 },
  badgeTopUps: { src: badgeTopUps, ...badge },
  badgeBills: { src: badgeBills, ...badge },
  badgeSystems: { src: badgeSystems, ...badge },
} as const;
