import { hasTranscript, SPOKEN_CARRIER } from '../testing/transcripts';
import { themes } from '#theme/themes';

/** The value of the carrier global by which a test run shows each story in one theme, by turns. */
export const ROTATION = 'turn';

/** A story's theme where each takes its turn: by its id, and another one in each language. */
export function themeRotation(id: string, language: string): string {
  // What is said of a story names its carrier, so another one must not come by turns.
  if (hasTranscript(id)) return SPOKEN_CARRIER;
  const seed = Array.from(`${id} ${language}`).reduce(
    (sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521,
    7,
  );
  return themes[seed % themes.length]?.code ?? '';
}
