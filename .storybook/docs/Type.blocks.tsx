import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Amount } from '#components/Amount';
import { color, font, media, size, space } from '#theme/tokens';
import { Copy } from './Copy';
import { Panel, Stack } from './Page';
import { textIn } from './texts';

const metrics = Object.values(
  import.meta.glob<Record<string, string>>('../../src/components/theme/fonts/metrics.json', {
    eager: true,
    import: 'default',
  }),
)[0];

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-inline-size: 0;

  ${media.tablet} {
    grid-template-columns: 10rem minmax(0, 1fr);
    gap: ${space(5)};
    align-items: baseline;
  }
`;

const Label = styled.p`
  color: ${color.ink2};
  font: 400 ${size.xs} / 1.4 ${font.body};
  overflow-wrap: anywhere;

  & > strong {
    display: block;
    color: ${color.ink};
  }
`;

const Specimen = styled.p`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const display = { fontFamily: font.display, letterSpacing: '-0.015em', lineHeight: 1.05 };
const sample = textIn('es', 'products.title');

function SizeRow({ name, value }: { name: string; value: string }) {
  const specimen = useRef<HTMLParagraphElement>(null);
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
    <Row>
      <Label>
        <strong>{`${name}, ${String(Math.round(Number.parseFloat(pixels)))} px here`}</strong>
        <Copy value={value} />
      </Label>
      <Specimen lang="es" ref={specimen} style={{ ...display, fontSize: value, fontWeight: 800 }}>
        {sample}
      </Specimen>
    </Row>
  );
}

/** The seven sizes in the display face, with what they measure in this window. */
export function Sizes() {
  return (
    <Panel>
      <Stack>
        {Object.entries(size).map(([name, value]) => (
          <SizeRow key={name} name={name} value={value} />
        ))}
      </Stack>
    </Panel>
  );
}

const families = {
  display: {
    use: 'headings, prices, buttons',
    text: sample,
    style: { ...display, fontWeight: 800 },
  },
  body: { use: 'everything else', text: textIn('es', 'app.errorHint'), style: {} },
  mono: { use: 'folios and card numbers', text: 'k3F9aZ07Qd · XXXX XXXX XXXX 1234', style: {} },
} as const satisfies Record<keyof typeof font, object>;

/** The three families, each as it is used. */
export function Families() {
  return (
    <Panel>
      <Stack>
        {Object.entries(families).map(([name, { use, text, style }]) => (
          <Row key={name}>
            <Label>
              <strong>{name}</strong>
              {use}
              <br />
              <Copy label={name} value={font[name as keyof typeof font]} />
            </Label>
            <Specimen
              lang={name === 'mono' ? undefined : 'es'}
              style={{
                fontSize: name === 'display' ? size.xxl : size.md,
                ...style,
                fontFamily: font[name as keyof typeof font],
              }}
            >
              {text}
            </Specimen>
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}

const faces = [
  ['Bricolage Grotesque', 'the face'],
  ['Bricolage fallback', 'its fallback, a face of the system made to measure'],
] as const;

/** The display face and its fallback, one above the other, and the measures that make them alike. */
export function Fallback() {
  return (
    <Panel>
      <Stack>
        {faces.map(([family, about]) => (
          <Row key={family}>
            <Label>
              <strong>{family}</strong>
              {about}
            </Label>
            <Specimen
              lang="es"
              style={{ ...display, fontFamily: `'${family}'`, fontSize: size.xl, fontWeight: 700 }}
            >
              {sample}
            </Specimen>
          </Row>
        ))}
        {Object.entries(metrics ?? {}).map(([name, value]) => (
          <Row key={name}>
            <Label>{name}</Label>
            <Specimen>
              <Copy value={value} />
            </Specimen>
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}

/** Prices as the price tag writes them, in its sizes. */
export function Prices() {
  return (
    <Panel>
      <Stack>
        {(['medium', 'large', 'huge'] as const).map((name) => (
          <Row key={name}>
            <Label>
              <strong>{name}</strong>
            </Label>
            <Amount language="es" size={name} tag value={150} />
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}
