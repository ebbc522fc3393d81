import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { drawCaptions } from './captions';
import { leavePictures } from './reports';
import { isSame, stack, type Image } from './image';
import type { Picture } from './plan';
import { encode } from './png';
import { folder, type Part } from './references';
import type { Stage } from './stage';
import type { Stages } from './stages';

interface Shown {
  story: string;
  name: string;
  image: Image;
}

async function shootAll(stage: Stage, { stories, isSheet }: Picture): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const { id, name } of stories) {
    const { image, foreign } = await stage.shoot(id, isSheet);
    if (foreign.length === 0) shown.push({ story: id, name, image });
  }
  return shown;
}

/** Takes the stories' pictures in two pages: one that does not come out the same is no reference. */
function shootTwice(stages: Stages, picture: Picture): Promise<Shown[]> {
  return stages.lend(picture.setting, async (stage) => {
    const shown = await shootAll(stage, picture);
    const again = await stages.lend(picture.setting, (other) => shootAll(other, picture));
    for (const [at, { story, image: first }] of shown.entries()) {
      const second = again[at]?.image ?? first;
      if (isSame(first, second)) continue;
      const place = leavePictures(story, picture.file, { first, second });
      throw new Error(`${story} came out different in two pages: ${place}/{first,second}.png`);
    }
    return shown;
  });
}

/** Draws a picture anew and writes its file; returns where its stories stand. */
export async function renew(browser: Browser, stages: Stages, picture: Picture): Promise<Part[]> {
  const shown = await shootTwice(stages, picture);
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
