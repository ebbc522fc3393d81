import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSync } from 'fontkit';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@fontsource-variable/bricolage-grotesque/package.json'));

/** The faces for what the app leaves to the machine's own; its display face it brings itself. */
const files = ['latin', 'latin-ext'].map((part) =>
  join(folder, 'files', `bricolage-grotesque-${part}-wght-normal.woff2`),
);

/** The family's name in a picture. */
const FAMILY = 'Pictures';

/** Spaces, and marks that are never drawn. */
const UNDRAWN = /[\s\p{Cf}]/u;

const faces = files.map((file) => openSync(file));

/** The signs of a text that no bundled face has, so that a machine's own would draw them. */
export function foreignSigns(text: string): string[] {
  return [...new Set(text)].filter((sign) => {
    if (UNDRAWN.test(sign)) return false;
    const point = sign.codePointAt(0) ?? 0;
    return !faces.some((face) => face.hasGlyphForCodePoint(point));
  });
}

/** Styles by which a page's every text is set in bundled faces. */
export function faceStyles(): string {
  const rules = files.map((file, at) => {
    const range = faces[at]?.characterSet.map((point) => `U+${point.toString(16)}`).join(',') ?? '';
    const data = readFileSync(file).toString('base64');
    return `@font-face { font-family: ${FAMILY}; src: url(data:font/woff2;base64,${data}); font-weight: 200 800; unicode-range: ${range}; }`;
  });
  return `${rules.join('\n')}
    :root:root {
      --font-display: 'Bricolage Grotesque', ${FAMILY};
      --font-body: ${FAMILY};
      --font-mono: ${FAMILY};
      font-family: ${FAMILY};
    }`;
}
