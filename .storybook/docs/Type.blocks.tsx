import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import styled from 'styled-components';
import { Amount } from '#components/Amount';
import { font, media, size, space } from '#theme/tokens';
import { remark } from '../sheets';
import { Copy } from './Copy';
import { Panel, Stack } from './Page';
import { textIn } from './texts';

const [metrics = {}] = Object.values(
  import.meta.glob<Record<string, string>>('../../src/components/theme/fonts/metrics.json', {
    eager: true,
    import: 'default',
  }),
);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-inline-size: 0;

  & > div {
    ${remark}
  }

  & > div > strong {
    display: block;
  }

  & > p {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  ${media.tablet} {
    grid-template-columns: 10rem minmax(0, 1fr);
    gap: ${space(5)};
    align-items: baseline;
  }
`;

/** A row: its name, what is said of it, and what shows it. */
type RowContent = readonly [name: ReactNode, about: ReactNode, shown: ReactNode];

function Row({ of: [name, about, shown] }: { of: RowContent }) {
  return (
    <Root>
      <div>
        {about === undefined ? name : <strong>{name}</strong>}
        {about}
      </div>
      {shown}
    </Root>
  );
}

function Rows({ of }: { of: readonly RowContent[] }) {
  return (
    <Panel>
      <Stack>
        {of.map((row, at) => (
          <Row key={at} of={row} />
        ))}
      </Stack>
    </Panel>
  );
}

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
    <Rows
      of={Object.entries(size).map(([name, value]) => [
        <>
          {name}, <Measured value={value} />
        </>,
        <Copy key={name} value={value} />,
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
    <Rows
      of={Object.entries(font).map(([name, value]) => {
        const [use, shown] = families[name as keyof typeof font];
        return [
          name,
          <>
            {use}
            <br />
            <Copy label={name} value={value} />
          </>,
          shown,
        ];
      })}
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
    <Rows
      of={[
        ...Object.entries(faces).map(([family, about]): RowContent => [
          family,
          about,
          <Sample
            key={family}
            style={{ fontFamily: `'${family}'`, fontSize: size.xl, fontWeight: 700 }}
          />,
        ]),
        ...Object.entries(metrics).map(([name, value]): RowContent => [
          name,
          undefined,
          <p key={name}>
            <Copy value={value} />
          </p>,
        ]),
      ]}
    />
  );
}

/** Prices as the price tag writes them, in its sizes. */
export function Prices() {
  return (
    <Rows
      of={(['medium', 'large', 'huge'] as const).map((name) => [
        <strong key={name}>{name}</strong>,
        undefined,
        <Amount key={name} language="es" size={name} tag value={150} />,
      ])}
    />
  );
}
