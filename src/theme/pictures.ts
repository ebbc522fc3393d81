import abonoFile from './pictures/abono.svg?no-inline';
import badgeBillsFile from './pictures/badge-bills.svg?no-inline';
import badgeSystemsFile from './pictures/badge-systems.svg?no-inline';
import badgeTopUpsFile from './pictures/badge-top-ups.svg?no-inline';
import billsFile from './pictures/bills.svg?no-inline';
import counterFile from './pictures/counter.svg?no-inline';
import cutPaperFile from './pictures/cut-paper.svg?no-inline';
import hummingbirdFile from './pictures/hummingbird.svg?no-inline';
import mapFile from './pictures/map.svg?no-inline';
import shopFile from './pictures/shop.svg?no-inline';
import tailoredFile from './pictures/tailored.svg?no-inline';
import topUpFile from './pictures/top-up.svg?no-inline';

/** An illustration: its address, and its intrinsic size in px, which reserves space while it loads. */
export interface PictureFile {
  /** The address. */
  src: string;
  /** The width, in px. */
  width: number;
  /** The height, in px. */
  height: number;
}

/*
 * The illustrations, in the colours of the default theme. Each is a separate export, so that an app contains only
 * those that it uses. To change one, replace its file in `theme/pictures`.
 */
export const topUp: PictureFile = { src: topUpFile, width: 800, height: 600 };
export const bills: PictureFile = { src: billsFile, width: 800, height: 600 };
export const tailored: PictureFile = { src: tailoredFile, width: 800, height: 600 };
export const cutPaper: PictureFile = { src: cutPaperFile, width: 800, height: 600 };
export const shop: PictureFile = { src: shopFile, width: 800, height: 500 };
export const counter: PictureFile = { src: counterFile, width: 800, height: 500 };
export const map: PictureFile = { src: mapFile, width: 800, height: 500 };
export const hummingbird: PictureFile = { src: hummingbirdFile, width: 320, height: 240 };
export const abono: PictureFile = { src: abonoFile, width: 64, height: 44 };
export const badgeTopUps: PictureFile = { src: badgeTopUpsFile, width: 72, height: 72 };
export const badgeBills: PictureFile = { src: badgeBillsFile, width: 72, height: 72 };
export const badgeSystems: PictureFile = { src: badgeSystemsFile, width: 72, height: 72 };
