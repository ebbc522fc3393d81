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

/** What stands in a row: its name, what is said of it, and what shows it. */
interface RowProps {
  name: ReactNode;
  about?: ReactNode;
  children: ReactNode;
}

function Row({ name, about, children }: RowProps) {
  return (
    <Root>
      <div>
        {about === undefined ? name : <strong>{name}</strong>}
        {about}
      </div>
      {children}
    </Root>
  );
}

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
  const rounded = String(Math.round(Number.parseFloat(pixels)));
  return (
    <Row about={<Copy value={value} />} name={`${name}, ${rounded} px here`}>
      <p lang="es" ref={specimen} style={{ ...display, fontSize: value, fontWeight: 800 }}>
        {sample}
      </p>
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

/** How each family is used, and a text in it. */
const families: Record<keyof typeof font, { use: string; text: string; style: CSSProperties }> = {
  display: {
    use: 'headings, prices, buttons',
    text: sample,
    style: { ...display, fontSize: size.xxl, fontWeight: 800 },
  },
  body: {
    use: 'everything else',
    text: textIn('es', 'app.errorHint'),
    style: { fontFamily: font.body, fontSize: size.md },
  },
  mono: {
    use: 'folios and card numbers',
    text: 'k3F9aZ07Qd · XXXX XXXX XXXX 1234',
    style: { fontFamily: font.mono, fontSize: size.md },
  },
};

/** The three families, each as it is used. */
export function Families() {
  return (
    <Panel>
      <Stack>
        {Object.entries(families).map(([name, { use, text, style }]) => (
          <Row
            about={
              <>
                {use}
                <br />
                <Copy label={name} value={String(style.fontFamily)} />
              </>
            }
            key={name}
            name={name}
          >
            <p lang={name === 'mono' ? undefined : 'es'} style={style}>
              {text}
            </p>
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}

const faces = {
  'Bricolage Grotesque': 'the face',
  'Bricolage fallback': 'its fallback, a face of the system made to measure',
};

/** The display face and its fallback, one above the other, and the measures that make them alike. */
export function Fallback() {
  return (
    <Panel>
      <Stack>
        {Object.entries(faces).map(([family, about]) => (
          <Row about={about} key={family} name={family}>
            <p
              lang="es"
              style={{ ...display, fontFamily: `'${family}'`, fontSize: size.xl, fontWeight: 700 }}
            >
              {sample}
            </p>
          </Row>
        ))}
        {Object.entries(metrics).map(([name, value]) => (
          <Row key={name} name={name}>
            <p>
              <Copy value={value} />
            </p>
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
          <Row about="" key={name} name={name}>
            <Amount language="es" size={name} tag value={150} />
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}
