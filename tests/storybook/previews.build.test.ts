import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import es from '#locales/es';
import { carrierThemes } from '#theme/themes';
import { type Entry, inTabs, openPage, readEntries, serveStorybook } from './serveStorybook';

const entries = readEntries();
let base = '';

beforeAll(async () => {
  const served = await serveStorybook();
  base = served.base;
  return served.close;
});

/** What a preview shows. */
interface Shown {
  /** The id of the story that its caption links to, if any. */
  story: string;
  /** The carrier and the scheme of its column in a comparison. */
  column: { carrier: string; scheme: string } | undefined;
  carrier: string;
  scheme: string;
  isBusy: boolean;
  text: string;
  prices: number;
  tiles: number;
  rows: number;
  fields: number;
  headings: number;
}

/** What the previews of a screen show at least. */
type Least = Partial<Record<'prices' | 'tiles' | 'rows' | 'fields' | 'headings', number>>;

const contents: [id: RegExp, least: Least][] = [
  [/^screens-.*remembered-numbers/, { tiles: carrierThemes.length, prices: 1 }],
  [/^screens-carriers--default/, { tiles: carrierThemes.length }],
  [/^screens-carriers/, { tiles: 4 }],
  [/^screens-carrier/, { prices: 3, fields: 1 }],
  [/^screens-payment/, { prices: 1, fields: 4 }],
  [/^screens-receipt/, { prices: 1, rows: 6 }],
  [/^screens-landing/, { headings: 4 }],
  [/^screens-error|^flows-/, { headings: 1 }],
];

/** The stories without what their screen is about. */
const ABSENT =
  /--(loading|empty.*|no-.*|failed-request|unknown-carrier|offline|.*-missing|.*-removed|.*-elsewhere|duplicate-product|not-available|retrying)$/;

/** The stories of a state that lasts. */
const LOADING = /--(loading|retrying)$/;

function leastOf(id: string): Least {
  return contents.find(([pattern]) => pattern.test(id))?.[1] ?? {};
}

/** Runs in the page: what the previews show, in the order of the page. */
function readPreviews(previews: Element[]): Shown[] {
  return previews.map((preview) => {
    const text = (preview as HTMLElement).innerText;
    const count = (selector: string) => preview.querySelectorAll(selector).length;
    const column = preview.closest<HTMLElement>('section[data-carrier]')?.dataset;
    const links = preview.closest('section')?.querySelectorAll('a[href*="path=/story/"]') ?? [];
    // The preview of a redirect is a link, too. The caption is below it.
    const link = Array.from(links).at(-1)?.getAttribute('href') ?? '';
    return {
      story: link.replace(/.*\/story\/|&.*/g, ''),
      column: column && { carrier: column['carrier'] ?? '', scheme: column['scheme'] ?? '' },
      carrier: preview.getAttribute('data-carrier') ?? '',
      scheme: preview.getAttribute('data-scheme') ?? '',
      isBusy: preview.matches(':has([aria-busy="true"])'),
      text,
      prices: text.match(/\$\s?\d/g)?.length ?? 0,
      tiles: count('a[href^="/start/company/"]'),
      rows: count('dl dd'),
      fields: count('input:not([type=radio])'),
      headings: count('h1, h2'),
    };
  });
}

/** What is wrong with a preview of a story, or of any story of a purchase without its id. */
function problemsOf(shown: Shown, id = shown.story): string[] {
  const { carrier, scheme } = shown;
  const name = `${id} ${shown.column?.carrier ?? ''} ${shown.column?.scheme ?? ''}`.trim();
  const missing = Object.entries(ABSENT.test(id) ? {} : leastOf(id)).filter(
    ([part, least]) => shown[part as keyof Least] < least,
  );
  return [
    ...(shown.text.trim() === '' ? [`${name} is empty`] : []),
    ...(shown.isBusy && !LOADING.test(id) ? [`${name} is busy`] : []),
    ...(shown.text.includes(es.repeat.noPrice) && !ABSENT.test(id) ? [`${name} has no price`] : []),
    ...(shown.column && !isDeepStrictEqual(shown.column, { carrier, scheme })
      ? [`${name} shows ${carrier} ${scheme}`]
      : []),
    ...missing.map(([part]) => `${name} has ${String(shown[part as keyof Least])} ${part}`),
  ];
}

/** Opens a page of Storybook, and waits until `problems` of its previews finds none. */
async function expectPreviews(
  page: Page,
  entry: Pick<Entry, 'id' | 'type'>,
  globals: string,
  problems: (shown: Shown[]) => string[],
): Promise<void> {
  await openPage(page, base, entry, globals);
  const previews = page.locator('[inert] [data-story]');
  const read = async () => {
    const loading = await page.locator('[data-skeleton]').count();
    if (loading > 0) return [`${String(loading)} previews are loading`];
    const shown = await previews.evaluateAll(readPreviews);
    return shown.length === 0 ? ['no preview'] : problems(shown);
  };
  await expect.poll(read, { message: `${entry.id} ${globals}`, timeout: 60_000 }).toEqual([]);
}

/** The ids of the stories that the page of a screen or a flow shows. */
function shownStories(title: string): string[] {
  const stories = entries.filter((entry) => entry.title === title && entry.type === 'story');
  return stories
    .filter(({ tags }) => tags.includes('autodocs') && !tags.includes('interaction'))
    .map(({ id }) => id);
}

describe('the previews of the built Storybook', () => {
  it('show each story of a screen with what it is about, in the carrier of its column', async () => {
    const pages = entries.filter(
      ({ type, title }) => type === 'docs' && /^(Screens|Flows)\//.test(title),
    );
    expect(pages.length).toBeGreaterThan(8);
    await inTabs(pages, (entry, page) =>
      expectPreviews(page, entry, 'carrier:UNEFON', (all) => [
        ...all.flatMap((shown) =>
          problemsOf(shown, shown.column ? entry.id.replace(/docs$/, 'default') : shown.story),
        ),
        ...shownStories(entry.title)
          .filter((id) => all.every(({ story }) => story !== id))
          .map((id) => `${id} is not shown`),
      ]),
    );
  });

  it('compare a purchase and a draft with prices, tiles or rows in each column', async () => {
    const pages = entries.filter(({ title }) => /^Review\/(Compare|Theme)/.test(title));
    await inTabs(pages, (entry, page) =>
      expectPreviews(page, entry, '', (all) =>
        all.flatMap((shown) => [
          ...problemsOf(shown, entry.id),
          ...(shown.prices + shown.tiles > 0 ? [] : [`${entry.id} has no prices`]),
        ]),
      ),
    );
  });

  it('show all screens on the board', async () => {
    const board = { id: 'review-board--docs', type: 'docs' };
    await inTabs([board], (entry, page) =>
      expectPreviews(page, entry, 'carrier:UNEFON', (all) => [
        ...all.flatMap((shown) => problemsOf(shown)),
        ...entries
          .filter(({ title, type }) => title.startsWith('Screens/') && type === 'docs')
          .flatMap(({ title }) => shownStories(title))
          .filter((id) => all.every(({ story }) => story !== id)),
      ]),
    );
  });

  it('show the state of the network', async () => {
    const networks = ['ok', 'slow', 'failure'];
    const pages = ['screens-carrier--docs', 'screens-carriers--docs'];
    const cases = pages.flatMap((id) => networks.map((network) => [id, network] as const));
    await inTabs(cases, ([id, network], page) =>
      expectPreviews(page, { id, type: 'docs' }, `network:${network}`, (all) => {
        // The column of Telcel, or the first preview of a screen without columns.
        const shown = all.find(({ column }) => column?.carrier === 'TELCEL') ?? all[0];
        const look = {
          isBusy: shown?.isBusy,
          isFilled: (shown?.prices ?? 0) + (shown?.tiles ?? 0) > 0,
        };
        const expected = { isBusy: network === 'slow', isFilled: network === 'ok' };
        return isDeepStrictEqual(look, expected)
          ? []
          : [`${id} ${network} ${JSON.stringify(look)}`];
      }),
    );
  });
});
