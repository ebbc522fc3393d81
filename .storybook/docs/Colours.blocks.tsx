import styled from 'styled-components';
import { isLighter } from '#theme/colorMath';
import { contrastPairs, type ContrastPair } from '#theme/contrast';
import { schemes, themeRoles, type Theme } from '#theme/contract';
import { palettes, type Palette } from '#theme/palette';
import { deriveScheme } from '#theme/deriveSchemes';
import { color } from '#theme/tokens';
import { tokenFiles } from '#tools/tokens/tokenFiles.ts';
import { orderedThemes, shownTheme } from '../globals/carriers';
import { schemeNames, shownScheme } from '../globals/schemes';
import { Table, type TableProps } from './Table';
import { useGlobals } from './useGlobals';
import { zipOf } from './zipOf';

/** A figure in the colours of its pair, or a colour with its value. */
const Swatch = styled.span`
  display: block;
  padding: 0 0.25em;
  border: 1px solid ${color.hairline};
  border-radius: 6px;
  font-variant-numeric: tabular-nums;
  text-align: center;
  forced-color-adjust: none;

  &[data-weak='true'] {
    outline: 2px solid ${color.danger};
  }
`;

/** The title and the pairs of a column. */
type Column = readonly [title: string, pairs: readonly ContrastPair[]];

function Contrasts({ label, columns }: { label: string; columns: readonly Column[] }) {
  const uses = [...new Set(columns.flatMap(([, pairs]) => pairs.map(({ use }) => use)))];
  return (
    <Table
      heads={['Pair', ...columns.map(([title]) => title)]}
      label={label}
      rows={uses.map((use) => [
        use,
        ...columns.map(([title, pairs]) => {
          const pair = pairs.find((one) => one.use === use);
          if (!pair) return '';
          const { back, front, ratio, least } = pair;
          return (
            <Swatch
              data-weak={ratio < least}
              key={title}
              style={{ background: back, color: front }}
              title={`At least ${String(least)}:1`}
            >
              {ratio.toFixed(2)}
            </Swatch>
          );
        }),
      ])}
    />
  );
}

/** Colours with their values. */
function Swatches({ rows, ...table }: TableProps) {
  return (
    <Table
      {...table}
      rows={rows.map((row) =>
        row.map((text) => {
          if (typeof text !== 'string' || !text.startsWith('#')) return text;
          const style = { background: text, color: isLighter(text, '#777777') ? '#000' : '#FFF' };
          return <Swatch style={style}>{text}</Swatch>;
        }),
      )}
    />
  );
}

const allSchemes = schemes.map((scheme) => schemeNames[scheme]);

/** The roles of a theme in every scheme. */
export function Roles({ theme }: { theme: Theme }) {
  return (
    <Swatches
      heads={['Role', ...allSchemes]}
      label={`The roles of ${theme.name} in every scheme`}
      rows={themeRoles.map((role) => [
        role,
        ...schemes.map((scheme) => deriveScheme(theme, scheme)[role]),
      ])}
    />
  );
}

/** The contrast of every pair of a theme in every scheme. */
export function ThemeContrasts({ theme }: { theme: Theme }) {
  return (
    <Contrasts
      columns={schemes.map((scheme) => [schemeNames[scheme], contrastPairs(theme, scheme)])}
      label={`The contrast of every pair of ${theme.name} in every scheme`}
    />
  );
}

/** The roles and the contrasts of the toolbar's theme. */
export function ToolbarColours() {
  const theme = shownTheme(useGlobals());
  return (
    <>
      <Roles theme={theme} />
      <ThemeContrasts theme={theme} />
    </>
  );
}

/** The roles and the contrasts of every theme in the toolbar's scheme. */
export function AllColours() {
  const scheme = shownScheme(useGlobals());
  return (
    <>
      <Swatches
        heads={['Theme', ...themeRoles]}
        label={`The roles of every theme, ${schemeNames[scheme]}`}
        rows={orderedThemes.map((theme) => {
          const colors = deriveScheme(theme, scheme);
          return [theme.name, ...themeRoles.map((role) => colors[role])];
        })}
      />
      <Contrasts
        columns={orderedThemes.map((theme) => [theme.name, contrastPairs(theme, scheme)])}
        label={`The contrast of every pair in every theme, ${schemeNames[scheme]}`}
      />
    </>
  );
}

const uses: readonly (readonly [use: string, colors: readonly (keyof Palette)[]])[] = [
  ['Neutral text, and errors', ['ink', 'ink2', 'danger']],
  ['Panels, the page, disabled parts', ['paper', 'ground', 'muted']],
  ['Decoration; edges of fields', ['hairline', 'fieldLine', 'shade']],
  ['Information, success, warnings', ['info', 'cactus', 'marigold', 'onMarigold']],
  ['The demonstration’s note', ['marigoldTint']],
  ['Illustrations, the shop band', ['indigo', 'onIndigo', 'cutPaper']],
  ['The foot of the landing page', ['foot', 'onFoot']],
];

/** The colours that all themes share, in every scheme. */
export function SharedPalette() {
  return (
    <Swatches
      heads={['Colour', ...allSchemes, 'Use']}
      label="The colours that all themes share"
      rows={uses.flatMap(([use, roles]) =>
        roles.map((role) => [role, ...schemes.map((scheme) => palettes[scheme][role]), use]),
      )}
    />
  );
}

/** A link that downloads the design tokens. */
export function TokenFiles() {
  return (
    <a download="tokens.zip" href={zipOf(tokenFiles())}>
      tokens.zip
    </a>
  );
}
