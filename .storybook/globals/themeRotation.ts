import { hasTranscript, SPOKEN_CARRIER } from '../testing/transcripts';
import { themes } from '#theme/themes';

/** The value of the carrier global with which a test run distributes the stories over the themes. */
export const ROTATION = 'turn';

/** The theme of a story in the rotation: it depends on the id and the language. */
export function themeRotation(id: string, language: string): string {
  // A transcript contains the name of the carrier, so its story keeps one theme.
  if (hasTranscript(id)) return SPOKEN_CARRIER;
  const seed = Array.from(`${id} ${language}`).reduce(
    (sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521,
    7,
  );
  return themes[seed % themes.length]?.code ?? '';
}
