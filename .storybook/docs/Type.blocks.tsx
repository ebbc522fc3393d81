import { font, size } from '#theme/tokens';
import { Table } from './Table';
import { textIn } from './texts';

/** How a size is used: its fonts, weights and line heights, and for what. */
type Use = readonly [family: keyof typeof font, weight: number, lineHeight: number, use: string];

const uses: Readonly<Record<keyof typeof size, readonly Use[]>> = {
  xs: [
    ['body', 400, 1.4, 'Hints, captions'],
    ['body', 600, 1.2, 'Chips, tags'],
  ],
  sm: [
    ['body', 400, 1.45, 'Text'],
    ['mono', 400, 1.2, 'Folios, card numbers'],
  ],
  md: [
    ['body', 400, 1.4, 'What is typed in a field'],
    ['display', 700, 1.2, 'Buttons'],
  ],
  lg: [['display', 800, 1.2, 'Headings, prices']],
  xl: [['display', 800, 1.05, 'Titles of panels']],
  xxl: [['display', 800, 1.05, 'Titles of screens']],
  display: [['display', 800, 1.05, 'The title of the landing page']],
};

const samples = {
  display: textIn('es', 'carriers.title'),
  body: textIn('es', 'app.errorHint'),
  mono: 'k3F9aZ07Qd · 1234',
};

/** A size in rem and in px, or the limits of one that follows the width. */
function figures(value: string): readonly [px: string, rem: string] {
  const rems = Array.from(value.matchAll(/[\d.]+(?=rem)/g), ([figure]) => Number(figure));
  const limits = [...new Set([Math.min(...rems), Math.max(...rems)])];
  const share = /([\d.]+)cqi, [\d.]+rem\)$/.exec(value)?.[1];
  const px = limits.map((rem) => String(rem * 16)).join(' to ');
  return [share ? `${px}, ${share} % of the width` : px, limits.join(' to ')];
}

/** Each size with its figures, its uses and a specimen. */
export function Sizes() {
  return (
    <Table
      heads={['Token', 'Font', 'px', 'rem', 'Line height', 'Weight', 'Use', 'Specimen']}
      label="Sizes of text"
      rows={Object.entries(uses).flatMap(([name, all]) =>
        all.map(([family, weight, lineHeight, use]) => {
          const value = size[name as keyof typeof size];
          const style = {
            font: `${String(weight)} ${value} / ${String(lineHeight)} ${font[family]}`,
          };
          return [
            name,
            family,
            ...figures(value),
            lineHeight,
            weight,
            use,
            <span key={use} lang="es" style={style}>
              {samples[family]}
            </span>,
          ];
        }),
      )}
    />
  );
}
