import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compare, type Box, type Difference } from './compare';
import { decode, resize, rowsOf, type Image } from './image';
import type { Picture } from './plan';
import { folder, type Part } from './references';
import { leavePictures } from './reports';
import type { Stage } from './stage';

function inWords({ x, y, width, height }: Box): string {
  return `x ${x}, y ${y}, ${width} × ${height} px`;
}

/** A story's part of the reference. */
interface Stored {
  part: Part;
  image: Image;
}

function describeDifference(file: string, part: Part, actual: Image, difference: Difference) {
  const { story, top, width, height } = part;
  const { pixels, box } = difference;
  const isSameSize = width === actual.width && height === actual.height;
  const size = isSameSize
    ? ''
    : `, ${actual.width} × ${actual.height} px instead of ${width} × ${height}`;
  const inFile = top > 0 ? ` (in ${basename(file)} from y ${box.y + top})` : '';
  return `${story} differs in ${pixels} pixels at ${inWords(box)}${inFile}${size}`;
}

async function checkStory(
  stage: Stage,
  { file, isSheet }: Picture,
  story: string,
  stored: Stored | undefined,
): Promise<string[]> {
  const { image: actual, foreign } = await stage.shoot(story, isSheet);
  if (foreign.length > 0) {
    if (stored === undefined) return [];
    return [`${story} shows ${foreign.join(' ')}, which no bundled face has: renew.`];
  }
  if (stored === undefined) return [`${story} has no reference: look at it, and renew.`];
  const difference = compare(stored.image, actual);
  if (difference === undefined) return [];
  const images = { reference: stored.image, actual, difference: difference.image };
  const place = leavePictures(story, file, images);
  const words = describeDifference(file, stored.part, actual, difference);
  return [`${words}: ${place}/{reference,actual,difference}.png`];
}

function readStored(file: string, parts: readonly Part[]): Map<string, Stored> {
  if (parts.length === 0) return new Map();
  const sheet = decode(readFileSync(join(folder, file)));
  return new Map(
    parts.map((part) => {
      const { story, top, width, height } = part;
      const image = resize(rowsOf(sheet, top, height), width, height, 0);
      return [story, { part, image }];
    }),
  );
}

/** Compares the stories of a picture with their places in the reference; says what is wrong. */
export async function check(
  stage: Stage,
  picture: Picture,
  parts: readonly Part[],
): Promise<string[]> {
  const stored = readStored(picture.file, parts);
  const faults: string[] = [];
  for (const { id } of picture.stories) {
    try {
      faults.push(...(await checkStory(stage, picture, id, stored.get(id))));
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  return faults;
}
