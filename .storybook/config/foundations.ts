import { readdirSync, readFileSync } from 'node:fs';
import es from '#locales/es';
import en from '#locales/en';
import { scenarios } from '#mocks/scenarios';
import { contrastPairs } from '#theme/contrast';
import { deriveScheme } from '#theme/deriveSchemes';
import { formatAmount } from '#theme/formatAmount';
import { palette } from '#theme/palette';
import { themes } from '#theme/themes';
import { duration, font, radius, shadow, size, space } from '#theme/tokens';
import { flattenTexts } from '#tools/lib/flattenTexts.mjs';

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

function tokens(values: Readonly<Record<string, string>>): string {
  return table(['Token', 'Value'], Object.entries(values));
}

/** The texts of some keys in both languages, or all. */
export function texts(keys?: readonly string[]): string {
  const english = new Map(flattenTexts(en));
  const rows = flattenTexts(es).filter(([key]) => keys?.includes(key) ?? true);
  return table(
    ['Key', 'Spanish', 'English'],
    rows.map(([key, text]) => [key, text, english.get(key) ?? '']),
  );
}

/** The colours of each theme in the light scheme. */
function themeColors(): string {
  const colors = themes.map((theme) => deriveScheme(theme));
  const roles = Object.keys(colors[0] ?? {}) as (keyof ReturnType<typeof deriveScheme>)[];
  return table(
    ['Theme', ...roles],
    themes.map(({ code }, at) => [code, ...roles.map((role) => String(colors[at]?.[role]))]),
  );
}

function contrasts(): string {
  const pairs = themes.map((theme) => contrastPairs(theme, 'light'));
  const rows = (pairs[0] ?? []).map(({ use, least }, row) => [
    `${use}, ${String(least)}:1`,
    ...pairs.map((all) => (all[row]?.ratio ?? 0).toFixed(2)),
  ]);
  return table(['Pair', ...themes.map(({ code }) => code)], rows);
}

/** The text of a block that only shows pictures or previews. */
const none = () => '';

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

/** The text of each block of a written page, by its name. */
export const blocks: Readonly<Record<string, () => string>> = {
  AllColours: () => `${themeColors()}\n\n${contrasts()}`,
  AllTexts: () => texts(),
  Board: none,
  CarrierTickets: none,
  ComponentsOverview: none,
  Corners: () => tokens(radius),
  Distances: () =>
    tokens(Object.fromEntries(steps.map((count) => [`space(${String(count)})`, space(count)]))),
  Durations: () => tokens(duration),
  Formats: () =>
    table(
      ['Amount', 'Spanish', 'English'],
      [20, 1234.5].map((value) => [
        String(value),
        ...['es', 'en'].map((language) => formatAmount(value, { language, currency: 'MXN' })),
      ]),
    ),
  PackageDocs: () =>
    ['tools/package/README.md', ...readdirSync('docs/guides').map((file) => `docs/guides/${file}`)]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  Shadows: () => tokens(shadow),
  SharedPalette: () => tokens(palette),
  Sizes: () => `${tokens(size)}\n\n${tokens(font)}`,
  Table: () =>
    table(
      ['Scenario', 'What the server does'],
      Object.entries(scenarios).map(([id, { server }]) => [id, server]),
    ),
  ToolbarColours: none,
  Wordmarks: none,
};
