import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Image } from './image';
import { encode } from './png';

const reports = 'reports/visual';

/** Removes the pictures of the run before. */
export function clearReports(): void {
  rmSync(reports, { recursive: true, force: true });
}

/** Leaves pictures of a story that differ, each under its name; returns their folder. */
export function leavePictures(
  story: string,
  file: string,
  images: Readonly<Record<string, Image>>,
): string {
  const target = join(reports, dirname(file), story);
  mkdirSync(target, { recursive: true });
  for (const [name, image] of Object.entries(images)) {
    writeFileSync(join(target, `${name}.png`), encode(image));
  }
  return target;
}
