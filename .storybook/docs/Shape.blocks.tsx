import { useState, type CSSProperties } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button';
import { color, duration, radius, shadow, space } from '#theme/tokens';
import { Stack } from './Page.styles';
import { StoryCard } from './StoryCard';
import { Table } from './Table';

const Box = styled.div`
  inline-size: 9rem;
  block-size: 4rem;
  background: ${color.brandTint};
`;

const Bar = styled.div`
  block-size: 1rem;
  background: ${color.brand};
  transition: inline-size ease-out;
`;

interface TokensProps {
  /** The accessible name of the table. */
  label: string;
  /** The values of the tokens by name. */
  of: Readonly<Record<string, string>>;
  /** The element of the examples. */
  shape: typeof Box;
  /** The style of an example. */
  styleOf: (value: string, name: string) => CSSProperties;
}

/** A value with its px, or the one that a custom property has on the page. */
function Value({ value }: { value: string }) {
  const [shown, setShown] = useState(value);
  const rem = /^([\d.]+)rem$/.exec(value)?.[1];
  if (rem) return <code>{`${value}, ${String(Number(rem) * 16)} px`}</code>;
  return (
    <code
      ref={(node) => {
        if (!node) return;
        const get = (name: string) => getComputedStyle(node).getPropertyValue(name).trim();
        setShown(value.replace(/var\((.*?)\)/g, (_, name: string) => get(name)));
      }}
    >
      {shown}
    </code>
  );
}

/** A table of tokens with their values and examples. */
function Tokens({ label, of, shape: Shape, styleOf }: TokensProps) {
  return (
    <Table
      heads={['Token', 'Value', 'Example']}
      label={label}
      rows={Object.entries(of).map(([name, value]) => [
        name,
        <Value key={name} value={value} />,
        <Shape key={name} style={styleOf(value, name)} />,
      ])}
    />
  );
}

/** The corner radii, each on a box. */
export function Corners() {
  return (
    <Tokens
      label="Corners"
      of={radius}
      shape={Box}
      styleOf={(value) => ({ borderRadius: value })}
    />
  );
}

/** The distances in their size. */
export function Distances() {
  const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
  return (
    <Tokens
      label="Distances"
      of={Object.fromEntries(steps.map((count) => [`space(${String(count)})`, space(count)]))}
      shape={Bar}
      styleOf={(value) => ({ inlineSize: value })}
    />
  );
}

/** The shadows of raised elements. */
export function Shadows() {
  return (
    <Tokens
      label="Shadows"
      of={shadow}
      shape={Box}
      styleOf={(value, name) => (name === 'paper' ? { filter: value } : { boxShadow: value })}
    />
  );
}

/** The durations, each as the time of a movement, and the receipt that bounces in. */
export function Durations() {
  const [round, setRound] = useState(0);
  const inlineSize = round % 2 === 0 ? '2rem' : '12rem';
  return (
    <Stack>
      <Tokens
        label="Durations"
        of={duration}
        shape={Bar}
        styleOf={(value) => ({ transitionDuration: value, inlineSize })}
      />
      <StoryCard
        id="components-payment-and-receipt-receiptpanel--default"
        key={round}
        name="Receipt"
      />
      <div>
        <Button
          onClick={() => {
            setRound(round + 1);
          }}
          variant="secondary"
        >
          Play all
        </Button>
      </div>
    </Stack>
  );
}
