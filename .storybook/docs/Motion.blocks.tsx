import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button';
import { color, duration, radius } from '#theme/tokens';
import { Panel, Stack } from './Page';
import { SampleReceipt } from './Shape.blocks';
import { Tokens } from './Tokens';

const uses: Readonly<Record<string, string>> = {
  press: 'The press of a button, tile or link.',
  notification: 'The start and end of a notification, and the start of a dialog.',
  receipt: 'The start of a receipt.',
};

const Track = styled.div`
  inline-size: 16rem;
  border-radius: ${radius.round};
  background: ${color.brandTint};

  & > i {
    display: block;
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: ${radius.round};
    background: ${color.brand};
    transition: margin-inline-start linear;
  }

  &[data-end='true'] > i {
    margin-inline-start: calc(100% - 2rem);
  }
`;

/** The durations, each as the time of a movement. */
export function Durations() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <Stack>
      <Tokens
        example={(value) => (
          <Track data-end={isAtEnd}>
            <i style={{ transitionDuration: value }} />
          </Track>
        )}
        heading="Duration"
        label="Durations"
        of={duration}
        remark={['Use', (_, name) => uses[name]]}
      />
      <div>
        <Button
          onClick={() => {
            setIsAtEnd(!isAtEnd);
          }}
          variant="secondary"
        >
          Play all
        </Button>
      </div>
    </Stack>
  );
}

/** The receipt, with a button that repeats its animation. */
export function ReceiptBounce() {
  const [round, setRound] = useState(0);
  return (
    <Stack style={{ justifyItems: 'start' }}>
      <SampleReceipt key={round} />
      <Button
        onClick={() => {
          setRound(round + 1);
        }}
        variant="secondary"
      >
        Play again
      </Button>
    </Stack>
  );
}

/** Whether this device asked for reduced motion when the page was opened. */
export function ReducedMotion() {
  const { matches } = window.matchMedia('(prefers-reduced-motion: reduce)');
  return (
    <Panel>
      {matches
        ? 'This device asks for reduced motion: there are no animations on this page.'
        : 'This device does not ask for reduced motion.'}
    </Panel>
  );
}
