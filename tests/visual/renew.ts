import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { drawCaptions } from './captions';
import { isSame, stack, type Image } from './image';
import type { Picture } from './plan';
import { encode } from './png';
import { folder, type Part } from './references';
import type { Stage } from './stage';

interface Shown {
  story: string;
  name: string;
  image: Image;
}

/** Takes each story's picture twice: one that does not come out the same is no reference. */
async function shootTwice(stage: Stage, { stories, isSheet }: Picture): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const { id, name } of stories) {
    const { image, foreign } = await stage.shoot(id, isSheet);
    if (foreign.length > 0) continue;
    shown.push({ story: id, name, image });
  }
  for (const { story, image } of shown) {
    if (isSame(image, (await stage.shoot(story, isSheet)).image)) continue;
    throw new Error(`${story} gave two different pictures, one after the other.`);
  }
  return shown;
}

/** Draws a picture anew and writes its file; returns where its stories stand. */
export async function renew(browser: Browser, stage: Stage, picture: Picture): Promise<Part[]> {
  const shown = await shootTwice(stage, picture);
  if (shown.length === 0) return [];
  const width = Math.max(...shown.map(({ image }) => image.width));
  const names = picture.isSheet ? shown.map(({ name }) => name) : [];
  const captions = names.length > 0 ? await drawCaptions(browser, names, width) : [];

  let top = 0;
  const rows: Image[] = [];
  const parts = shown.map(({ story, image }, at): Part => {
    const caption = captions[at];
    if (caption !== undefined) rows.push(caption);
    rows.push(image);
    const start = top + (caption?.height ?? 0);
    top = start + image.height;
    return { story, top: start, width: image.width, height: image.height };
  });

  const target = join(folder, picture.file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, encode(stack(rows)));
  return parts;
}
