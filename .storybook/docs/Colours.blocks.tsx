import { ColorItem, ColorPalette } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
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
import { Table } from './Table';
import { useGlobals } from './useGlobals';
import { zipOf } from './zipOf';

/** A figure in the colours of its pair, or a colour with its value. */
const Figure = styled.span`
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

/** A column of a table of contrasts. */
interface Column {
  title: string;
  pairs: readonly ContrastPair[];
}

function Contrasts({ label, columns }: { label: string; columns: readonly Column[] }) {
  const uses = [...new Set(columns.flatMap(({ pairs }) => pairs.map(({ use }) => use)))];
  return (
    <Table
      heads={['Pair', ...columns.map(({ title }) => title)]}
      label={label}
      rows={uses.map((use) => [
        use,
        ...columns.map(({ title, pairs }) => {
          const pair = pairs.find((one) => one.use === use);
          if (!pair) return '';
          const { back, front, ratio, least } = pair;
          return (
            <Figure
              data-weak={ratio < least}
              key={title}
              style={{ background: back, color: front }}
              title={`At least ${String(least)}:1`}
            >
              {ratio.toFixed(2)}
            </Figure>
          );
        }),
      ])}
    />
  );
}

/** The roles of a theme in every scheme. */
export function Roles({ theme }: { theme: Theme }) {
  const colors = schemes.map((scheme) => deriveScheme(theme, scheme));
  return (
    <Table
      heads={['Role', ...schemes.map((scheme) => schemeNames[scheme])]}
      label={`The roles of ${theme.name} in every scheme`}
      rows={themeRoles.map((role) => [
        role,
        ...colors.map(({ [role]: background }, at) => {
          const front = isLighter(background, '#777777') ? '#000000' : '#FFFFFF';
          return (
            <Figure key={at} style={{ background, color: front }}>
              {background}
            </Figure>
          );
        }),
      ])}
    />
  );
}

/** The contrast of every pair of a theme in every scheme. */
export function ThemeContrasts({ theme }: { theme: Theme }) {
  return (
    <Contrasts
      columns={schemes.map((scheme) => ({
        title: schemeNames[scheme],
        pairs: contrastPairs(theme, scheme),
      }))}
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

/** The contrast of every pair in every theme, in the toolbar's scheme. */
export function ContrastMatrix() {
  const scheme = shownScheme(useGlobals());
  return (
    <Contrasts
      columns={orderedThemes.map((theme) => ({
        title: theme.name,
        pairs: contrastPairs(theme, scheme),
      }))}
      label={`The contrast of every pair in every theme, ${schemeNames[scheme]}`}
    />
  );
}

/** Colours by their names. */
function Palettes({ items }: { items: readonly ComponentProps<typeof ColorItem>[] }) {
  return (
    <ColorPalette>
      {items.map((item) => (
        <ColorItem key={item.title} {...item} />
      ))}
    </ColorPalette>
  );
}

/** The roles of every theme in the toolbar's scheme. */
export function ThemePalettes() {
  const scheme = shownScheme(useGlobals());
  const items = orderedThemes.map((theme) => ({
    title: theme.name,
    subtitle: theme.code,
    colors: { ...deriveScheme(theme, scheme) },
  }));
  return <Palettes items={items} />;
}

const uses: readonly (readonly [name: string, use: string, colors: readonly (keyof Palette)[]])[] =
  [
    ['Text', 'Neutral text, and errors', ['ink', 'ink2', 'danger']],
    ['Surfaces', 'Panels, the page, disabled parts', ['paper', 'ground', 'muted']],
    ['Lines', 'Decoration; edges of fields', ['hairline', 'fieldLine', 'shade']],
    ['Marks', 'Information, success, warnings', ['info', 'cactus', 'marigold', 'onMarigold']],
    ['Messages', 'The demonstration’s note', ['marigoldTint']],
    ['Pictures', 'Illustrations, the shop band', ['indigo', 'onIndigo', 'cutPaper']],
    ['Foot', 'The foot of the landing page', ['foot', 'onFoot']],
  ];

/** The colours that all themes share, in the toolbar's scheme. */
export function SharedPalette() {
  const palette = palettes[shownScheme(useGlobals())];
  const items = uses.map(([title, subtitle, roles]) => ({
    title,
    subtitle,
    colors: Object.fromEntries(roles.map((role) => [role, palette[role]])),
  }));
  return <Palettes items={items} />;
}

/** A link that downloads the design tokens. */
export function TokenFiles() {
  return (
    <a download="tokens.zip" href={zipOf(tokenFiles())}>
      tokens.zip
    </a>
  );
}
