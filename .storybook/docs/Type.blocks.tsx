import type { ReactNode } from 'react';
import { Amount } from '#components/Amount';
import { font, size } from '#theme/tokens';
import { Table } from './Table';
import { textIn } from './texts';

type Row = readonly [size: string, specimen: ReactNode];

/** Specimens of type with their sizes. */
function Specimens({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <Table
      heads={['Size', 'Specimen']}
      label={label}
      rows={rows.map(([name, specimen]) => [
        name,
        <span key={name} lang="es">
          {specimen}
        </span>,
      ])}
    />
  );
}

function specimen(family: string, fontSize: string, text: string, fontWeight = 400): Row {
  // The size at its largest.
  const rem = Number.parseFloat(fontSize.replace(/^clamp\(.*, (.+)\)$/, '$1'));
  const style = { fontFamily: family, fontSize: `${String(rem)}rem`, fontWeight, lineHeight: 1.2 };
  return [
    `${String(rem * 16)} px`,
    <span key={fontSize} style={style}>
      {text}
    </span>,
  ];
}

/** The sizes in the display face. */
export function DisplaySizes() {
  const text = textIn('es', 'carriers.title');
  const sizes = Object.values(size).toReversed();
  return (
    <Specimens
      label="Display"
      rows={sizes.map((value) => specimen(font.display, value, text, 800))}
    />
  );
}

/** The sizes in the fonts of the device. */
export function BodySizes() {
  const text = textIn('es', 'app.errorHint');
  return (
    <Specimens
      label="Body"
      rows={[
        ...[size.md, size.sm, size.xs].map((value) => specimen(font.body, value, text)),
        specimen(font.mono, size.sm, 'k3F9aZ07Qd · XXXX XXXX XXXX 1234'),
      ]}
    />
  );
}

/** Prices in the sizes of the price tag. */
export function Prices() {
  const sizes = ['medium', 'large', 'huge'] as const;
  return (
    <Specimens
      label="Prices"
      rows={sizes.map((name) => [
        name,
        <Amount key={name} language="es" size={name} tag value={150} />,
      ])}
    />
  );
}
