import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Amount } from '#components/Amount';
import { font, size } from '#theme/tokens';
import { CopyButton } from './CopyButton';
import { Table } from './Table';
import { textIn } from './texts';

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
const sample = textIn('es', 'products.title');

function Sample({ style }: { style: CSSProperties }) {
  return (
    <p lang="es" style={{ ...display, ...style }}>
      {sample}
    </p>
  );
}

/** The computed size in this window. */
function Measured({ value }: { value: string }) {
  const specimen = useRef<HTMLElement>(null);
  const [pixels, setPixels] = useState('');
  useLayoutEffect(() => {
    function measure() {
      if (specimen.current) setPixels(getComputedStyle(specimen.current).fontSize);
    }
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, []);
  return (
    <>
      {`${String(Math.round(Number.parseFloat(pixels)))} px here`}
      <i hidden ref={specimen} style={{ fontSize: value }} />
    </>
  );
}

/** The seven sizes in the display face, with their computed size in this window. */
export function Sizes() {
  return (
    <Table
      heads={['Size', 'Example']}
      label="Sizes"
      rows={Object.entries(size).map(([name, value]) => [
        <>
          {name}, <Measured value={value} />
          <br />
          <CopyButton value={value} />
        </>,
        <Sample key={name} style={{ fontSize: value }} />,
      ])}
    />
  );
}

/** The use of each family, and a sample. */
const families = {
  display: ['headings, prices, buttons', <Sample key="display" style={{ fontSize: size.xxl }} />],
  body: [
    'everything else',
    <p key="body" lang="es" style={{ fontSize: size.md }}>
      {textIn('es', 'app.errorHint')}
    </p>,
  ],
  mono: [
    'folios and card numbers',
    <p key="mono" style={{ fontFamily: font.mono, fontSize: size.md }}>
      k3F9aZ07Qd · XXXX XXXX XXXX 1234
    </p>,
  ],
} as const satisfies Record<keyof typeof font, readonly ReactNode[]>;

/** The three families with their use. */
export function Families() {
  return (
    <Table
      heads={['Family', 'Used for', 'Example']}
      label="Families"
      rows={Object.entries(font).map(([name, value]) => [
        <CopyButton key={name} label={name} value={value} />,
        ...families[name as keyof typeof font],
      ])}
    />
  );
}

const faces = {
  'Bricolage Grotesque': 'the face',
  'Bricolage fallback': 'its fallback, an adjusted system font',
};

/** The display face and its fallback, and the metrics of the fallback. */
export function Fallback() {
  return (
    <Table
      heads={['Face', 'Example']}
      label="The display face and its fallback"
      rows={[
        ...Object.entries(faces).map(([family, about]) => [
          `${family}: ${about}`,
          <Sample
            key={family}
            style={{ fontFamily: `'${family}'`, fontSize: size.xl, fontWeight: 700 }}
          />,
        ]),
        ...Object.entries(metrics).map(([name, value]) => [
          name,
          <CopyButton key={name} value={value} />,
        ]),
      ]}
    />
  );
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
