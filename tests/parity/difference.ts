const AROUND = 3;
const MOST = 60;

type Mark = '-' | '+' | ' ';

/** How many lines two texts have in common at most, from each line of each on. */
function commonFrom(story: readonly string[], app: readonly string[]): number[][] {
  const table = Array.from({ length: story.length + 1 }, () =>
    new Array<number>(app.length + 1).fill(0),
  );
  for (let at = story.length - 1; at >= 0; at -= 1) {
    for (let to = app.length - 1; to >= 0; to -= 1) {
      const [row = [], next = []] = [table[at], table[at + 1]];
      row[to] =
        story[at] === app[to] ? (next[to + 1] ?? 0) + 1 : Math.max(next[to] ?? 0, row[to + 1] ?? 0);
    }
  }
  return table;
}

function marked(story: readonly string[], app: readonly string[]): [Mark, string][] {
  const common = commonFrom(story, app);
  const lines: [Mark, string][] = [];
  let [at, to] = [0, 0];
  while (at < story.length || to < app.length) {
    const [own, other] = [story[at], app[to]];
    if (own !== undefined && own === other) {
      lines.push([' ', own]);
      at += 1;
      to += 1;
    } else if (
      own !== undefined &&
      (other === undefined || (common[at + 1]?.[to] ?? 0) >= (common[at]?.[to + 1] ?? 0))
    ) {
      lines.push(['-', own]);
      at += 1;
    } else if (other !== undefined) {
      lines.push(['+', other]);
      to += 1;
    }
  }
  return lines;
}

/**
 * Where two trees differ, in lines to read: the story's own are marked by a minus and the app's by a
 * plus, with a few lines around them. Empty where they are the same.
 */
export function difference(story: readonly string[], app: readonly string[]): string[] {
  if (story.join('\n') === app.join('\n')) return [];
  const lines = marked(story, app);
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(([mark]) => mark !== ' ');
  const shown = lines.flatMap(([mark, line], index) =>
    isNear(index) ? [`${mark} ${line}`] : isNear(index - 1) ? ['  …'] : [],
  );
  const rest = shown.length - MOST;
  return rest > 0 ? [...shown.slice(0, MOST), `… and ${String(rest)} lines more`] : shown;
}
