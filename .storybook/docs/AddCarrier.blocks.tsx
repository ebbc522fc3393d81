import styled from 'styled-components';
import { themeOf } from '#theme/themes';
import { color, font, size, space } from '#theme/tokens';
import { panel } from '../sheets';

const sources = import.meta.glob<string>('../../src/components/theme/carriers/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const Pre = styled.pre`
  ${panel}
  overflow: auto;
  max-block-size: 24rem;
  margin: 0;
  padding: ${space(5)};
  color: ${color.ink};
  font: 400 ${size.xs} / 1.6 ${font.mono};
  tab-size: 2;
`;

interface CodeProps {
  /** What the code is, for assistive technology. */
  label: string;
  /** The code. */
  code: string;
}

/** A block of code that scrolls on its own. */
export function Code({ label, code }: CodeProps) {
  return (
    <Pre aria-label={label} data-scroll role="region" tabIndex={0}>
      {code.trim()}
    </Pre>
  );
}

/** A real theme file, as it is. */
export function ThemeFile({ carrier }: { carrier: string }) {
  const code = sources[`../../src/components/theme/carriers/${carrier}.ts`] ?? '';
  return <Code code={code} label={`The theme file of ${themeOf(carrier).name}`} />;
}
