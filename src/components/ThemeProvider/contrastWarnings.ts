import { schemes, type Theme } from '#theme/contract';
import { contrastPairs } from '#theme/contrast';

/** The theme objects that have been checked. */
const checked = new WeakSet<Theme>();

/** Logs a warning for each pair of a theme's colours that cannot be read, in all schemes, once for each theme. */
export function warnOfContrast(themes: readonly Theme[]): void {
  for (const theme of themes.filter((one) => !checked.has(one))) {
    checked.add(theme);
    for (const scheme of schemes) {
      for (const { use, front, back, ratio, least } of contrastPairs(theme, scheme)) {
        if (ratio >= least) continue;
        console.warn(
          `The theme ${theme.code} has a contrast of ${ratio.toFixed(2)}:1 for ${use} (${front} on ${back}) in the scheme ${scheme}. Choose colours with at least ${String(least)}:1.`,
        );
      }
    }
  }
}
