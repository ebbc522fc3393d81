import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Machine } from './machine';
import type { Picture } from './plan';

/** The folder of the references. */
export const folder = 'tests/visual/references';

/** Most that all references together may weigh, in bytes: each renewal adds them to the history anew. */
export const MOST_BYTES = 8_000_000;

/** Where a story stands in a picture, in px from its top left. */
export interface Part {
  story: string;
  top: number;
  width: number;
  height: number;
}

/** The parts of every picture, by its file. */
export type Contents = Readonly<Record<string, readonly Part[]>>;

const contentsFile = join(folder, 'contents.json');
const machineFile = join(folder, 'browser.json');

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Reads what the references show; nothing where there are none. */
export function readContents(): Contents {
  return (readJson(contentsFile) ?? {}) as Contents;
}

/** Reads by what the references were drawn; nothing where there are none. */
export function readMachine(): Machine | undefined {
  return readJson(machineFile) as Machine | undefined;
}

/** Writes what the references show and by what they were drawn, and removes the files of none. */
export function writeIndex(contents: Contents, machine: Machine): void {
  const sorted = Object.entries(contents).sort(([one], [other]) => (one < other ? -1 : 1));
  writeJson(contentsFile, Object.fromEntries(sorted));
  writeJson(machineFile, machine);
  for (const file of listFiles()) if (!(file in contents)) rmSync(join(folder, file));
}

/** The reference's pictures on the disk, by their place in the folder. */
export function listFiles(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.png'));
}

/** What all pictures weigh, in bytes. */
export function weigh(): number {
  return listFiles().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

/** What does not fit together: references without a story, and pictures that only one side knows. */
export function findStrays(
  contents: Contents,
  files: readonly string[],
  plan: readonly Picture[],
): string[] {
  const due = new Map(plan.map(({ file, stories }) => [file, stories.map(({ id }) => id)]));
  return [
    ...Object.entries(contents).flatMap(([file, parts]) =>
      parts
        .filter(({ story }) => due.get(file)?.includes(story) !== true)
        .map(({ story }) => `${file} shows ${story}, for which no picture is due.`),
    ),
    ...Object.keys(contents)
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is missing.`),
    ...files.filter((file) => !(file in contents)).map((file) => `${file} shows no story.`),
  ];
}
