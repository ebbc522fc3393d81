import { Typeset } from '@storybook/addon-docs/blocks';
import { Amount } from '#components/Amount';
import { font, size } from '#theme/tokens';
import { Table } from './Table';
import { textIn } from './texts';

/** The sizes at their largest. */
const sizes = Object.values(size).map((value) => value.replace(/^clamp\(.*, (.+)\)$/, '$1'));

/** The sizes in the display face. */
export function DisplaySizes() {
  return (
    <div lang="es">
      <Typeset
        fontFamily={font.display}
        fontSizes={sizes.toReversed()}
        fontWeight={800}
        sampleText={textIn('es', 'carriers.title')}
      />
    </div>
  );
}

/** The sizes in the fonts of the device. */
export function BodySizes() {
  return (
    <div lang="es">
      <Typeset
        fontFamily={font.body}
        fontSizes={[size.md, size.sm, size.xs]}
        sampleText={textIn('es', 'app.errorHint')}
      />
      <Typeset
        fontFamily={font.mono}
        fontSizes={[size.sm]}
        sampleText="k3F9aZ07Qd · XXXX XXXX XXXX 1234"
      />
    </div>
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
