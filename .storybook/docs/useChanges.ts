import { useEffect, useMemo, useState } from 'react';
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
export interface Change {
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
  /** The difference, once it is computed. */
  difference?: ImageDifference;
}

type Story = IndexEntry & { importPath: string };

function describe(
  { picture, status }: Review['changes'][number],
  stories: ReadonlyMap<string, Story>,
  causes: Review['causes'],
): Change {
  // Such as telcel-es-360-dark/screens-carrier-default.png, or themes-es-360/screens-carrier-default-att.png
  const [project = '', file = ''] = picture.replace('.png', '').split('/');
  const [theme = '', language = '', width = '', scheme] = project.split('-');
  const [, ofAll = file, suffix = theme] =
    theme === 'themes' ? (/^(.*)-(\w+)$/.exec(file) ?? []) : [];
  const story = stories.get(ofAll);
  const carrier = suffix === defaultTheme.code ? suffix : suffix.toUpperCase();
  const globals = [`carrier:${carrier}`, `language:${language}`];
  if (scheme !== undefined) globals.push(`scheme:${scheme}`);
  const used = causes[story?.importPath.replace('./', '') ?? ''] ?? [];
  return {
    picture,
    name: story === undefined ? ofAll : `${story.title.replace(/^.*\//, '')}: ${story.name}`,
    setting: [carrier, language, `${width} px`, scheme, status === 'changed' ? '' : status]
      .filter(Boolean)
      .join(', '),
    href: story && `./?path=/story/${story.id}&globals=${globals.join(';')}`,
    cause: used.length > 0 ? used.join(', ') : 'No changed file is imported by the story.',
    before: status === 'new' ? undefined : `${FOLDER}/before/${picture}`,
    after: status === 'removed' ? undefined : `${FOLDER}/after/${picture}`,
  };
}

/**
 * The changes of the last `npm run review`, those with the largest share of changed pixels first. Undefined
 * until they are compared, and without a review.
 */
export function useChanges(): readonly Required<Change>[] | undefined {
  const review = useFile(`${FOLDER}/changes.json`) as Review | undefined;
  const index = useFile('index.json') as { entries: Record<string, Story> } | undefined;
  const [compared, setCompared] = useState<readonly Required<Change>[]>();
  const changes = useMemo(() => {
    if (review === undefined || index === undefined) return undefined;
    const stories = new Map(
      Object.values(index.entries).map((story) => [story.id.replace('--', '-'), story]),
    );
    return review.changes.map((change) => describe(change, stories, review.causes));
  }, [review, index]);

  useEffect(() => {
    let isCurrent = true;
    async function compare(all: readonly Change[]): Promise<void> {
      const results: Required<Change>[] = [];
      for (const change of all) {
        if (!isCurrent) return;
        results.push({ ...change, difference: await compareImages(change.before, change.after) });
      }
      results.sort((one, other) => other.difference.share - one.difference.share);
      setCompared(results);
    }
    if (changes !== undefined) compare(changes).catch(console.error);
    return () => {
      isCurrent = false;
    };
  }, [changes]);
  return compared;
}
