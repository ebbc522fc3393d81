import { useEffect, useState } from 'react';
import { defaultTheme } from '#theme/defaultTheme';
import { compareImages, type ImageDifference } from './compareImages';
import { useFile } from './useFile';
import type { IndexEntry } from './useStoryIndex';

/** The files of `npm run review`. */
const FOLDER = 'reports/review';

interface Review {
  base: string;
  changes: readonly { picture: string; status: 'changed' | 'new' | 'removed' }[];
  causes: Readonly<Record<string, readonly string[]>>;
}

/** A picture that differs from the base. */
export interface Change extends ImageDifference {
  /** The name of its file. */
  picture: string;
  /** The name of the story. */
  name: string;
  /** Theme, language, width and scheme. */
  setting: string;
  /** The address of the live story in this setting, if it still exists. */
  href: string | undefined;
  /** The changed files that the story uses, separated by commas. */
  cause: string;
  /** The addresses of the pictures. */
  before: string | undefined;
  after: string | undefined;
}

type Index = Readonly<Record<string, IndexEntry & { importPath: string }>>;

async function compare(
  { picture, status }: Review['changes'][number],
  index: Index,
  causes: Review['causes'],
): Promise<Change> {
  // Such as telcel-es-360-dark/screens-carrier-default.png, or themes-es-360/screens-carrier-default-att.png
  const [project = '', file = ''] = picture.replace('.png', '').split('/');
  const [theme = '', language = '', width = '', scheme] = project.split('-');
  const [, ofAll = file, suffix = theme] =
    theme === 'themes' ? (/^(.*)-(\w+)$/.exec(file) ?? []) : [];
  const story = Object.values(index).find(({ id }) => id.replace('--', '-') === ofAll);
  const carrier = suffix === defaultTheme.code ? suffix : suffix.toUpperCase();
  const globals = `carrier:${carrier};language:${language}${scheme ? `;scheme:${scheme}` : ''}`;
  const used = causes[story?.importPath.replace('./', '') ?? ''] ?? [];
  const before = status === 'new' ? undefined : `${FOLDER}/before/${picture}`;
  const after = status === 'removed' ? undefined : `${FOLDER}/after/${picture}`;
  return {
    picture,
    name: story === undefined ? ofAll : `${story.title.replace(/^.*\//, '')}: ${story.name}`,
    setting: [carrier, language, `${width} px`, scheme, status].filter(Boolean).join(', '),
    href: story && `./?path=/story/${story.id}&globals=${globals}`,
    cause: used.length > 0 ? used.join(', ') : 'No changed file is imported by the story.',
    before,
    after,
    ...(await compareImages(before, after)),
  };
}

/**
 * The changes of the last `npm run review`, those with the largest share of changed pixels first. Undefined
 * until they are compared, and without a review.
 */
export function useChanges(): readonly Change[] | undefined {
  const review = useFile(`${FOLDER}/changes.json`) as Review | undefined;
  const index = useFile('index.json') as { entries: Index } | undefined;
  const [compared, setCompared] = useState<readonly Change[]>();
  useEffect(() => {
    async function compareAll({ changes, causes }: Review, { entries }: { entries: Index }) {
      const results: Change[] = [];
      // One after the other, because each holds its pixels in memory.
      for (const change of changes) results.push(await compare(change, entries, causes));
      setCompared(results.sort((one, other) => other.share - one.share));
    }
    if (review && index) compareAll(review, index).catch(console.error);
  }, [review, index]);
  return compared;
}
