import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button';
import { layersIn, shadowLayers } from '#theme/palette';
import { color, defaultRadii, duration, font, radius, shadow, size, space } from '#theme/tokens';
import { shownScheme } from '../globals/schemes';
import { StoryCard } from './StoryCard';
import { Table } from './Table';
import { textIn } from './texts';
import { useGlobals } from './useGlobals';

const Sample = styled.div`
  inline-size: 9rem;
  block-size: 4rem;
  background: ${color.brandTint};
`;

const Bar = styled.div`
  block-size: 1rem;
  background: ${color.brand};
  transition: inline-size ease-out;
`;

/** A length in px and in rem, or the limits of one that follows the width. */
function pxAndRem(value: string): readonly [px: string, rem: string] {
  const rems = Array.from(value.matchAll(/[\d.]+(?=rem)/g), ([figure]) => Number(figure));
  const limits = [...new Set([Math.min(...rems), Math.max(...rems)])];
  const percent = /([\d.]+)cqi, [\d.]+rem\)$/.exec(value)?.[1];
  const px = limits.map((rem) => String(rem * 16)).join(' to ');
  return [percent ? `${px}, ${percent} % of the width` : px, limits.join(' to ')];
}

/** The corner radii of a theme without its own, each on a box. */
export function Corners() {
  const names = Object.keys(radius) as (keyof typeof radius)[];
  return (
    <Table
      heads={['Corner', 'px', 'Sample']}
      label="Corners"
      rows={names.map((name) => [
        name,
        defaultRadii[name],
        <Sample key={name} style={{ borderRadius: radius[name] }} />,
      ])}
    />
  );
}

/** The distances in their size. */
export function Distances() {
  return (
    <Table
      heads={['Distance', 'px', 'rem', 'Sample']}
      label="Distances"
      rows={[1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((steps) => [
        `space(${String(steps)})`,
        ...pxAndRem(space(steps)),
        <Bar key={steps} style={{ inlineSize: space(steps) }} />,
      ])}
    />
  );
}

/** The shadows of raised elements, in the toolbar's scheme. */
export function Shadows() {
  const scheme = shownScheme(useGlobals());
  const names = Object.keys(shadow) as (keyof typeof shadow)[];
  return (
    <Table
      heads={['Shadow', 'Offset, blur, opacity', 'Sample']}
      label="Shadows"
      rows={names.map((name) => [
        name,
        layersIn(shadowLayers[name], scheme)
          .map(({ y, blur, alpha }) => `${String(y)} px, ${String(blur)} px, ${String(alpha)}`)
          .join('; '),
        <Sample key={name} style={{ [name === 'paper' ? 'filter' : 'boxShadow']: shadow[name] }} />,
      ])}
    />
  );
}

/** The durations, each as the time of a movement, and the receipt that bounces in. */
export function Durations() {
  const [round, setRound] = useState(0);
  const inlineSize = round % 2 === 0 ? '2rem' : '12rem';
  return (
    <>
      <Table
        heads={['Movement', 'Duration', 'Sample']}
        label="Durations"
        rows={Object.entries(duration).map(([name, value]) => [
          name,
          value,
          <Bar key={name} style={{ transitionDuration: value, inlineSize }} />,
        ])}
      />
      <StoryCard
        id="components-payment-and-receipt-receiptpanel--default"
        key={round}
        name="Receipt"
      />
      <Button
        onClick={() => setRound(round + 1)}
        style={{ justifySelf: 'start' }}
        variant="secondary"
      >
        Play all
      </Button>
    </>
  );
}

/** The uses of each size: a font, a weight, a line height, and for what. */
const uses = [
  ['xs', 'body', 400, 1.4, 'Hints, remarks'],
  ['xs', 'body', 700, 1.35, 'Labels of fields'],
  ['sm', 'body', 400, 1.3, 'Products'],
  ['sm', 'mono', 700, 1.4, 'Rows of a receipt'],
  ['md', 'body', 400, 1.2, 'What is typed in a field'],
  ['md', 'display', 700, 1.2, 'Buttons'],
  ['lg', 'display', 800, 1.05, 'Titles of dialogs'],
  ['xl', 'display', 800, 1.05, 'Prices, the title of the payment'],
  ['xxl', 'display', 800, 1.05, 'Titles of bands'],
  ['display', 'display', 800, 1.05, 'Titles of headers'],
] as const;

const samples = {
  display: textIn('es', 'carriers.title'),
  body: textIn('es', 'app.errorHint'),
  mono: 'k3F9aZ07Qd · 1234',
};

/** Each size with its figures, its uses and a specimen. */
export function Sizes() {
  return (
    <Table
      heads={['Token', 'Font', 'px', 'rem', 'Line height', 'Weight', 'Use', 'Specimen']}
      label="Sizes of text"
      rows={uses.map(([name, family, weight, height, use]) => {
        const style = {
          font: `${String(weight)} ${size[name]} / ${String(height)} ${font[family]}`,
        };
        const specimen = (
          <span lang="es" style={style}>
            {samples[family]}
          </span>
        );
        return [name, family, ...pxAndRem(size[name]), height, weight, use, specimen];
      })}
    />
  );
}
