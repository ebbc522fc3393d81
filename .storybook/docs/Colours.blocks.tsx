import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { CarrierLogo } from '#components/CarrierLogo';
import {
  brandEdge,
  chipOnBrand,
  contrast,
  contrastPairs,
  type ContrastPair,
} from '#theme/contrast';
import type { Theme } from '#theme/contract';
import { defaultTheme } from '#theme/defaultTheme';
import { palette } from '#theme/palette';
import { themes } from '#theme/themes';
import * as Styled from './Colours.styles';
import { describeTokens } from './tokenDescriptions';
import { CopyButton } from './CopyButton';
import { sharedFiles, Stack, TokenFiles } from './Page';

const roleComments = new Map([...describeTokens('tokens'), ...describeTokens('contract')]);

/** A ratio as the pages write it. */
export function ratio(value: number): string {
  return `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;
}

interface SwatchesProps {
  /** The colours, by their roles. */
  colors: Readonly<Record<string, string>>;
  /** What each role is for. */
  comments: ReadonlyMap<string, string>;
}

function Swatches({ colors, comments }: SwatchesProps) {
  return (
    <Styled.Swatches>
      {Object.entries(colors).map(([role, value]) => (
        <Styled.Swatch key={role}>
          <i style={{ background: value }} />
          <strong>{role}</strong>
          <CopyButton value={value} />
          <span>{comments.get(role)}</span>
        </Styled.Swatch>
      ))}
    </Styled.Swatches>
  );
}

/** The colours that all themes share. */
export function PaletteSwatches() {
  return <Swatches colors={palette} comments={describeTokens('palette')} />;
}

/** A pair of colours with its ratio. */
export function PairFigure({ use, front, back, least }: ContrastPair) {
  const measured = contrast(front, back);
  return (
    <Styled.Pair data-passes={measured >= least}>
      <Styled.Sample aria-hidden="true" style={{ background: back, color: front }}>
        {least === 3 ? <i /> : 'Aa'}
      </Styled.Sample>
      <span>
        <strong>{ratio(measured)}</strong>
        {`${use}, at least ${least}`}
        {measured < least && ': too low'}
      </span>
    </Styled.Pair>
  );
}

function ThemeCard({ theme }: { theme: Theme }) {
  const colors = {
    ...theme.colors,
    brandEdge: brandEdge(theme),
    chipOnBrand: chipOnBrand(theme),
  };
  return (
    <Styled.Card data-carrier={theme.code} id={theme.code}>
      <Styled.CardBand>
        <h3 data-heading-label={theme.name} id={`${theme.code}-theme`}>
          {theme.code === defaultTheme.code ? (
            theme.name
          ) : (
            <CarrierLogo code={theme.code} size="large" />
          )}
        </h3>
        <p>{`${theme.code}, sells in ${theme.currency}`}</p>
      </Styled.CardBand>
      <Styled.Body>
        <Swatches colors={colors} comments={roleComments} />
        <Styled.Pairs>
          {contrastPairs(theme).map((pair) => (
            <PairFigure key={pair.use} {...pair} />
          ))}
        </Styled.Pairs>
      </Styled.Body>
    </Styled.Card>
  );
}

/** The design tokens of the themes as files. */
export function ThemeFiles() {
  const own = themes.map(({ code }) => `${code}.tokens.json`);
  return (
    <TokenFiles
      names={['colibri.resolver.json', sharedFiles[0], ...own, ...sharedFiles.slice(1)]}
    />
  );
}

/** Every theme with its roles and the measured contrast of each pair it puts on the screen. */
export function ThemeCards() {
  return (
    <Stack>
      {themes.map((theme) => (
        <ThemeCard key={theme.code} theme={theme} />
      ))}
    </Stack>
  );
}

function lowestText(theme: Theme): number {
  const texts = contrastPairs(theme).filter(({ least }) => least === 4.5);
  return Math.min(...texts.map(({ front, back }) => contrast(front, back)));
}

/** The themes in short: the lowest contrast of any text of each, and the way to its card. */
export function ThemeIndex() {
  return (
    <Styled.Index>
      {themes.map((theme) => (
        <Styled.IndexItem data-carrier={theme.code} key={theme.code}>
          <AnchorMdx href={`#${theme.code}`} target="_self">
            {theme.name}
          </AnchorMdx>
          {`${ratio(lowestText(theme))} at the lowest`}
        </Styled.IndexItem>
      ))}
    </Styled.Index>
  );
}
