import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Amount } from '#components/Amount';
import { font, size } from '#theme/tokens';
import { CopyButton } from './CopyButton';
import { Table } from './Table';
import { textIn } from './texts';

const [metrics = {}] = Object.values(
  import.meta.glob<Record<string, string>>('#theme/fonts/metrics.json', {
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

/** What a size measures in this window. */
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

/** The seven sizes in the display face, with what they measure in this window. */
export function Sizes() {
  return (
    <Table
      heads={['Size', 'As it looks']}
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

/** How each family is used, and a text in it. */
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

/** The three families, each as it is used. */
export function Families() {
  return (
    <Table
      heads={['Family', 'Used for', 'As it looks']}
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
  'Bricolage fallback': 'its fallback, a face of the system made to measure',
};

/** The display face and its fallback, one above the other, and the measures that make them alike. */
export function Fallback() {
  return (
    <Table
      heads={['Face', 'As it looks']}
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

/** Prices as the price tag writes them, in its sizes. */
export function Prices() {
  return (
    <Table
      heads={['Size', 'As it looks']}
      label="Prices"
      rows={(['medium', 'large', 'huge'] as const).map((name) => [
        name,
        <Amount key={name} language="es" size={name} tag value={150} />,
      ])}
    />
  );
}
