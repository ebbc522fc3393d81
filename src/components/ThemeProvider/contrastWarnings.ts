import { schemes, type Theme } from '#theme/contract';
import { contrastPairs } from '#theme/contrast';

/** The theme objects that have been checked. */
const checked = new WeakSet<Theme>();

/** Returns a warning for each pair of a theme's colours that cannot be read, in all schemes. */
export function contrastWarnings(theme: Theme): string[] {
  return schemes.flatMap((scheme) =>
    contrastPairs(theme, scheme)
      .filter(({ ratio, least }) => ratio < least)
      .map(
        ({ use, front, back, ratio, least }) =>
          `The theme ${theme.code} has a contrast of ${ratio.toFixed(2)}:1 for ${use} (${front} on ${back}) in the scheme ${scheme}. Choose colours with at least ${String(least)}:1.`,
      ),
  );
}

/** Logs the warnings of each theme once. */
export function warnOfContrast(themes: readonly Theme[]): void {
  for (const theme of themes.filter((one) => !checked.has(one))) {
    checked.add(theme);
    for (const warning of contrastWarnings(theme)) console.warn(warning);
  }
}
