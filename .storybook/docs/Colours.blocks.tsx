import type { ReactNode } from 'react';
import styled from 'styled-components';
import { contrast, contrastPairs, type ContrastPair } from '#theme/contrast';
import { palettes } from '#theme/palette';
import { themeColors } from '#theme/themeCss';
import { color, font, size, space } from '#theme/tokens';
import { orderedThemes } from '../globals/carriers';
import { schemeNames, shownScheme } from '../globals/schemes';
import { apcaContrast } from './apca';
import { CopyButton } from './CopyButton';
import { TokenFiles } from './Page';
import { remark } from './styles';
import { Table } from './Table';
import { describeTokens } from './tokenDescriptions';
import { useGlobals } from './useGlobals';

const square = `
  flex: none;
  border: 1px solid ${color.hairline};
  border-radius: 8px;
  forced-color-adjust: none;
`;

const SwatchRoot = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  & > i {
    ${square}
    inline-size: 1.75rem;
    block-size: 1.25rem;
  }
`;

/** The name of a theme above its column, with a line in its brand. */
const ThemeHead = styled.span`
  display: block;
  border-block-end: 4px solid ${color.brand};
  white-space: nowrap;
`;

const Pair = styled.span`
  ${remark}
  display: flex;
  gap: ${space(1)};
  align-items: center;
  font-size: 0.8125rem;
  overflow-wrap: normal;

  & strong {
    display: block;
    white-space: nowrap;
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }

  &[data-passes='false'] strong {
    color: ${color.danger};
  }

  &[data-lowest='true'] strong {
    outline: 2px solid ${color.ink};
    outline-offset: 2px;
  }
`;

const Sample = styled.span`
  ${square}
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.5rem;
  font: 700 ${size.xs} ${font.body};

  & > i {
    inline-size: 1rem;
    block-size: 0.75rem;
    border: 2px solid currentColor;
    border-radius: 4px;
  }
`;

/** A contrast ratio as text. */
export function ratio(value: number): string {
  return `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;
}

/** A colour with its value, which a click copies. */
export function Swatch({ value }: { value: string }) {
  return (
    <SwatchRoot>
      <i style={{ background: value }} />
      <CopyButton value={value} />
    </SwatchRoot>
  );
}

/** The colours that all themes share, in the toolbar's scheme. */
export function PaletteTable() {
  const palette = palettes[shownScheme(useGlobals())];
  const descriptions = describeTokens('palette');
  return (
    <Table
      heads={['Colour', 'Value', 'Use']}
      label="The colours that all themes share"
      rows={Object.entries(palette).map(([name, value]) => [
        name,
        <Swatch key={name} value={value} />,
        descriptions.get(name),
      ])}
    />
  );
}

const themeHeads = orderedThemes.map(({ code, name }) => (
  <ThemeHead data-carrier={code} key={code}>
    {name}
  </ThemeHead>
));

/** The roles of every theme in the toolbar's scheme, as a matrix of roles and themes. */
export function RoleMatrix() {
  const scheme = shownScheme(useGlobals());
  const descriptions = new Map([...describeTokens('tokens'), ...describeTokens('contract')]);
  const columns = orderedThemes.map((theme) => Object.entries(themeColors(theme, scheme)));
  return (
    <Table
      heads={['Role', ...themeHeads]}
      dense
      label={`The roles of every theme, ${schemeNames[scheme]}`}
      rows={(columns[0] ?? []).map(([role], row) => [
        <span key={role} title={descriptions.get(role)}>
          {role}
        </span>,
        ...columns.map((colors, index) => <Swatch key={index} value={colors[row]?.[1] ?? ''} />),
      ])}
    />
  );
}

/** A pair of colours with its contrast ratio, and APCA's Lc for information. */
export function PairFigure({
  pair: { front, back, least },
  isLowest = false,
  children,
}: {
  pair: ContrastPair;
  isLowest?: boolean;
  children?: ReactNode;
}) {
  const measured = contrast(front, back);
  return (
    <Pair data-lowest={isLowest} data-passes={measured >= least}>
      <Sample aria-hidden="true" style={{ background: back, color: front }}>
        {least === 3 ? <i /> : 'Aa'}
      </Sample>
      <span>
        <strong>{`${ratio(measured)}${measured < least ? ' too low' : ''}`}</strong>
        {`Lc\u00A0${apcaContrast(front, back).toFixed(0)}`}
        {children}
      </span>
    </Pair>
  );
}

function isLowest(pair: ContrastPair, pairs: readonly ContrastPair[]): boolean {
  const ratios = pairs
    .filter(({ least }) => least === pair.least)
    .map(({ front, back }) => contrast(front, back));
  return contrast(pair.front, pair.back) === Math.min(...ratios);
}

/** The contrast of every pair in every theme, in the toolbar's scheme. The lowest text and mark of a theme are outlined. */
export function ContrastMatrix() {
  const scheme = shownScheme(useGlobals());
  const columns = orderedThemes.map((theme) => contrastPairs(theme, scheme));
  return (
    <Table
      heads={['Pair', ...themeHeads]}
      dense
      label={`The contrast of every pair in every theme, ${schemeNames[scheme]}`}
      rows={(columns[0] ?? []).map(({ use, least }, row) => [
        `${use}, at least ${String(least)}:1`,
        ...columns.map((pairs, column) => {
          const pair = pairs[row];
          return pair && <PairFigure isLowest={isLowest(pair, pairs)} key={column} pair={pair} />;
        }),
      ])}
    />
  );
}

/** The design tokens of the themes as files. */
export function ThemeFiles() {
  const own = orderedThemes.map(({ code }) => `${code}.tokens.json`);
  return <TokenFiles names={['colibri.resolver.json', ...own]} />;
}
