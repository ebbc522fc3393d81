import { useState, type ReactNode } from 'react';
import { contrast, contrastPairs, type ContrastPair } from '#theme/contrast';
import { schemes, type Scheme } from '#theme/contract';
import { palette } from '#theme/palette';
import { themeColors } from '#theme/themeCss';
import { orderedThemes } from '../globals/carriers';
import { schemeNames } from '../globals/schemes';
import { apcaContrast } from './apca';
import * as Styled from './Colours.styles';
import { CopyButton } from './CopyButton';
import { sharedFiles, Stack, TokenFiles } from './Page';
import { Select } from './Select';
import { Table } from './Table';
import { describeTokens } from './tokenDescriptions';

/** A contrast ratio as text. */
export function ratio(value: number): string {
  return `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;
}

function Swatch({ value }: { value: string }) {
  return (
    <Styled.Swatch>
      <i style={{ background: value }} />
      <CopyButton value={value} />
    </Styled.Swatch>
  );
}

/** The colours that all themes share. */
export function PaletteTable() {
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
  <Styled.ThemeHead data-carrier={code} key={code}>
    {name}
  </Styled.ThemeHead>
));

/** The roles of every theme, as a matrix of roles and themes. */
export function RoleMatrix() {
  const descriptions = new Map([...describeTokens('tokens'), ...describeTokens('contract')]);
  const columns = orderedThemes.map((theme): Readonly<Record<string, string>> => ({
    ...themeColors(theme),
  }));
  return (
    <Table
      heads={['Role', ...themeHeads]}
      dense
      label="The roles of every theme"
      rows={Object.keys(columns[0] ?? {}).map((role) => [
        <span key={role} title={descriptions.get(role)}>
          {role}
        </span>,
        ...columns.map((colors, index) => <Swatch key={index} value={colors[role] ?? ''} />),
      ])}
    />
  );
}

/** A pair of colours with its contrast ratio, and APCA's Lc for information. */
export function PairFigure({
  front,
  back,
  least,
  children,
}: ContrastPair & { children?: ReactNode }) {
  const measured = contrast(front, back);
  return (
    <Styled.Pair data-passes={measured >= least}>
      <Styled.Sample aria-hidden="true" style={{ background: back, color: front }}>
        {least === 3 ? <i /> : 'Aa'}
      </Styled.Sample>
      <span>
        <strong>{ratio(measured)}</strong>
        {measured < least && ' too low'}
        <small>{` Lc ${apcaContrast(front, back).toFixed(0)}`}</small>
        {children}
      </span>
    </Styled.Pair>
  );
}

function isLowest(pair: ContrastPair, pairs: readonly ContrastPair[]): boolean {
  const ratios = pairs
    .filter(({ least }) => least === pair.least)
    .map(({ front, back }) => contrast(front, back));
  return contrast(pair.front, pair.back) === Math.min(...ratios);
}

/** The contrast of every pair in every theme, in one scheme. The lowest text and mark of a theme are outlined. */
export function ContrastMatrix() {
  const [scheme, setScheme] = useState<Scheme>('light');
  const columns = orderedThemes.map((theme) => contrastPairs(theme, scheme));
  return (
    <Stack>
      <Select
        label="Scheme"
        onChange={(value) => {
          setScheme(schemes.find((one) => one === value) ?? 'light');
        }}
        options={schemes.map((one) => [one, schemeNames[one]])}
        value={scheme}
      />
      <Table
        heads={['Pair', ...themeHeads]}
        dense
        label={`The contrast of every pair in every theme, ${schemeNames[scheme]}`}
        rows={(columns[0] ?? []).map(({ use, least }, row) => [
          <Styled.PairName key={use}>
            {use} <small>{`at least ${String(least)}:1`}</small>
          </Styled.PairName>,
          ...columns.map((pairs, column) => {
            const pair = pairs[row];
            return (
              pair !== undefined && (
                <Styled.Cell data-lowest={isLowest(pair, pairs)} key={column}>
                  <PairFigure {...pair} />
                </Styled.Cell>
              )
            );
          }),
        ])}
      />
    </Stack>
  );
}

/** The design tokens of the themes as files. */
export function ThemeFiles() {
  const [shared, ...others] = sharedFiles;
  const own = orderedThemes.map(({ code }) => `${code}.tokens.json`);
  return <TokenFiles names={['colibri.resolver.json', shared, ...own, ...others]} />;
}
