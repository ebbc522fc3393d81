import type { StoryEntry } from '../gates/canvas';
import type { Judged } from './verdict';

/** What the page says of a run. */
export interface Run {
  /** `full` or `sampled`. */
  extent: string;
  /** When it ended, in ISO 8601. */
  at: string;
  stories: readonly StoryEntry[];
  themes: readonly string[];
  languages: readonly string[];
  judged: readonly Judged[];
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  table { border-collapse: collapse; font-size: 0.875rem; }
  thead th { position: sticky; inset-block-start: 0; background: Canvas; padding: 0.25rem; }
  tbody th { text-align: start; font-weight: 400; padding-inline-end: 1rem; white-space: nowrap; }
  tr.group th { font-weight: 700; padding-block-start: 1rem; }
  td { text-align: center; border: 1px solid GrayText; min-inline-size: 1.75rem; }
  td a { display: block; color: inherit; text-decoration: none; }
  td.failed { background: #b3261e; color: #fff; font-weight: 700; }
  td.excused { background: #ffe08a; color: #1a1a1a; }
  pre { white-space: pre-wrap; }
`;

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}

function keyOf(story: string, theme: string, language: string): string {
  return [story, theme, language].join(' ');
}

function cellOf(judged: Judged | undefined, values: [string, string, string]): string {
  if (judged === undefined) return '<td title="not in this sample">·</td>';
  const [story, theme, language] = values;
  const { faults, excused } = judged;
  const [state, mark] =
    faults.length > 0 ? ['failed', '✕'] : excused.length > 0 ? ['excused', '!'] : ['passed', '✓'];
  const said = [...faults, ...excused].map(({ rule, message }) => `${rule}: ${message}`);
  const title = escape([`${theme}, ${language}: ${state}`, ...said].join('\n').slice(0, 1500));
  const href = `../../?path=/story/${story}&globals=carrier:${theme};language:${language}`;
  return `<td class="${state}"><a href="${href}" title="${title}">${mark}</a></td>`;
}

/** The page of a run: one cell for each story, theme and language, which opens the story in it. */
export function renderPage(run: Run): string {
  const found = new Map(
    run.judged.map((one) => [keyOf(one.cell.story, one.cell.theme, one.cell.language), one]),
  );
  const columns = run.themes.flatMap((theme) =>
    run.languages.map((language) => [theme, language] as const),
  );
  const titles = [...new Set(run.stories.map(({ title }) => title))];
  const rows = titles.flatMap((title) => [
    `<tr class="group"><th colspan="${String(columns.length + 1)}" scope="rowgroup">${escape(title)}</th></tr>`,
    ...run.stories
      .filter((story) => story.title === title)
      .map(({ id, name }) => {
        const cells = columns.map(([theme, language]) =>
          cellOf(found.get(keyOf(id, theme, language)), [id, theme, language]),
        );
        return `<tr><th scope="row">${escape(name)}</th>${cells.join('')}</tr>`;
      }),
  ]);
  const failed = run.judged.filter(({ faults }) => faults.length > 0).length;
  const summary = `${run.extent} run of ${run.at.slice(0, 10)}: ${String(run.judged.length)} cells, ${String(failed)} failed.`;
  const heads = run.themes
    .map((theme) => `<th colspan="${String(run.languages.length)}" scope="colgroup">${theme}</th>`)
    .join('');
  const languages = columns.map(([, language]) => `<th scope="col">${language}</th>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>The matrix</title>
<style>${STYLE}</style>
<h1>The matrix</h1>
<p data-summary="${summary}">${summary}
✓ passed, ✕ failed, ! passed with an exception, · not in this sample. A cell opens its story.</p>
<table>
<thead><tr><th rowspan="2" scope="col">Story</th>${heads}</tr><tr>${languages}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>
</html>
`;
}
