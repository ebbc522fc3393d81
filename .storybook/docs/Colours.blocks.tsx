import { ColorItem, ColorPalette } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { contrastPairs } from '#theme/contrast';
import { palettes, type Palette } from '#theme/palette';
import { deriveScheme } from '#theme/deriveSchemes';
import { color } from '#theme/tokens';
import { tokenFiles } from '#tools/tokens/tokenFiles.ts';
import { orderedThemes } from '../globals/carriers';
import { schemeNames, shownScheme } from '../globals/schemes';
import { Table } from './Table';
import { useGlobals } from './useGlobals';
import { zipOf } from './zipOf';

/** A ratio in the colours of its pair. */
const Figure = styled.span`
  display: block;
  padding: 0 0.5em;
  border: 1px solid ${color.hairline};
  border-radius: 6px;
  font-variant-numeric: tabular-nums;
  text-align: center;
  forced-color-adjust: none;
`;

/** The contrast of every pair in every theme, in the toolbar's scheme. */
export function ContrastMatrix() {
  const scheme = shownScheme(useGlobals());
  const columns = orderedThemes.map((theme) => contrastPairs(theme, scheme));
  return (
    <Table
      heads={['Pair', ...orderedThemes.map(({ name }) => name)]}
      label={`The contrast of every pair in every theme, ${schemeNames[scheme]}`}
      rows={(columns[0] ?? []).map(({ use, least }, row) => [
        `${use}, ${String(least)}:1`,
        ...columns.map((pairs, column) => (
          <Figure key={column} style={{ background: pairs[row]?.back, color: pairs[row]?.front }}>
            {pairs[row]?.ratio.toFixed(2)}
          </Figure>
        )),
      ])}
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
