import { Amount } from '#components/Amount';
import { font, size } from '#theme/tokens';
import { Table } from './Table';
import { textIn } from './texts';
import { pixelsOf, Tokens } from './Tokens';

const [metrics = {}] = Object.values(
  import.meta.glob<Record<string, string>>('../../src/theme/fonts/metrics.json', {
    eager: true,
    import: 'default',
  }),
);

function sample(fontSize: string, fontFamily: string = font.display) {
  return (
    <p
      lang="es"
      style={{ fontFamily, fontSize, fontWeight: 800, letterSpacing: '-0.015em', lineHeight: 1.05 }}
    >
      {textIn('es', 'products.title')}
    </p>
  );
}

/** The seven sizes in the display face. */
export function Sizes() {
  return (
    <Tokens
      example={(value) => sample(value)}
      heading="Size"
      label="Sizes"
      of={size}
      remark={['At 100 % text', (value) => (value.startsWith('clamp') ? '' : pixelsOf(value))]}
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

/** The display face and its fallback, and how the fallback is adjusted. */
export function Fallback() {
  return (
    <>
      <Table
        heads={['Face', 'Example']}
        label="The display face and its fallback"
        rows={[
          ['The face', sample(size.xl, 'Bricolage Grotesque')],
          ['Its fallback, an adjusted system font', sample(size.xl, 'Bricolage fallback')],
        ]}
      />
      <Tokens heading="Descriptor" label="The metrics of the fallback" of={metrics} />
    </>
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
