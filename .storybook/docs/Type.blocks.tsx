import { useState, type CSSProperties } from 'react';
import { Amount } from '#components/Amount';
import { font, size } from '#theme/tokens';
import { Table } from './Table';
import { textIn } from './texts';
import { Tokens } from './Tokens';

const [metrics = {}] = Object.values(
  import.meta.glob<Record<string, string>>('../../src/theme/fonts/metrics.json', {
    eager: true,
    import: 'default',
  }),
);

const display = {
  fontFamily: font.display,
  fontWeight: 800,
  letterSpacing: '-0.015em',
  lineHeight: 1.05,
};

function Sample({ style }: { style: CSSProperties }) {
  return (
    <p lang="es" style={{ ...display, ...style }}>
      {textIn('es', 'products.title')}
    </p>
  );
}

/** The computed size when the page has loaded. */
function Measured({ value }: { value: string }) {
  const [pixels, setPixels] = useState('');
  return (
    <>
      {`${String(Math.round(Number.parseFloat(pixels)))} px`}
      <i
        hidden
        ref={(specimen) => {
          if (specimen) setPixels(getComputedStyle(specimen).fontSize);
        }}
        style={{ fontSize: value }}
      />
    </>
  );
}

/** The seven sizes in the display face, with their computed size. */
export function Sizes() {
  return (
    <Tokens
      example={(value) => <Sample style={{ fontSize: value }} />}
      heading="Size"
      label="Sizes"
      of={size}
      remark={['Here', (value) => <Measured value={value} />]}
    />
  );
}

/** The use of each family, and a sample in one. */
const families: Readonly<Record<string, readonly [use: string, sample: string]>> = {
  display: ['headings, prices, buttons', textIn('es', 'products.title')],
  body: ['everything else', textIn('es', 'app.errorHint')],
  mono: ['folios and card numbers', 'k3F9aZ07Qd · XXXX XXXX XXXX 1234'],
};

/** The three families with their use. */
export function Families() {
  return (
    <Tokens
      example={(value, name) => (
        <p lang="es" style={{ fontFamily: value, fontSize: size.md }}>
          {families[name]?.[1]}
        </p>
      )}
      heading="Family"
      label="Families"
      of={font}
      remark={['Used for', (_, name) => families[name]?.[0]]}
    />
  );
}

const faces = {
  'Bricolage Grotesque': 'the face',
  'Bricolage fallback': 'its fallback, an adjusted system font',
};

/** The display face and its fallback. */
export function Fallback() {
  return (
    <Table
      heads={['Face', 'Example']}
      label="The display face and its fallback"
      rows={Object.entries(faces).map(([family, about]) => [
        `${family}: ${about}`,
        <Sample
          key={family}
          style={{ fontFamily: `'${family}'`, fontSize: size.xl, fontWeight: 700 }}
        />,
      ])}
    />
  );
}

/** How the fallback is adjusted to the display face. */
export function FallbackMetrics() {
  return <Tokens heading="Descriptor" label="The metrics of the fallback" of={metrics} />;
}

/** Prices in the sizes of the price tag. */
export function Prices() {
  return (
    <Table
      heads={['Size', 'Example']}
      label="Prices"
      rows={(['medium', 'large', 'huge'] as const).map((name) => [
        name,
        <Amount key={name} language="es" size={name} tag value={150} />,
      ])}
    />
  );
}
