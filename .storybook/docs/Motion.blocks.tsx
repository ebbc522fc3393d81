import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button';
import { color, duration, media, radius, space } from '#theme/tokens';
import { remark } from './sheets';
import { CopyButton } from './CopyButton';
import { Panel, Stack } from './Page';
import { SampleReceipt } from './Shape.blocks';

const uses: Readonly<Record<string, string>> = {
  press: 'The press of a button, tile or link.',
  notification: 'The start and end of a notification, and the start of a dialog.',
  receipt: 'The start of a receipt.',
};

const Track = styled.div`
  position: relative;
  block-size: 2.75rem;
  border-radius: ${radius.round};
  background: ${color.brandTint};

  & > i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 2.75rem;
    border-radius: ${radius.round};
    background: ${color.brand};
    transition: inset-inline-start linear;
  }

  &[data-there='true'] > i {
    inset-inline-start: calc(100% - 2.75rem);
  }

  ${media.reducedMotion} {
    & > i {
      transition: none;
    }
  }
`;

const Lane = styled.div`
  ${remark}
  display: grid;
  gap: ${space(2)};
`;

/** The durations, each as the time of a movement. */
export function Durations() {
  const [there, setThere] = useState(false);
  return (
    <Panel>
      <Stack>
        {Object.entries(duration).map(([name, value]) => (
          <Lane key={name}>
            <span>
              <strong>{name}</strong> <CopyButton value={value} /> {uses[name]}
            </span>
            <Track data-there={there}>
              <i style={{ transitionDuration: value }} />
            </Track>
          </Lane>
        ))}
        <div>
          <Button
            onClick={() => {
              setThere(!there);
            }}
            variant="secondary"
          >
            Play all
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

const Stage = styled.figure`
  display: grid;
  gap: ${space(5)};
  justify-items: start;
  max-inline-size: 26rem;

  & > div {
    inline-size: 100%;
  }
`;

/** The receipt, with a button that repeats its animation. */
export function ReceiptBounce() {
  const [round, setRound] = useState(0);
  return (
    <Stage>
      <SampleReceipt key={round} />
      <Button
        onClick={() => {
          setRound(round + 1);
        }}
        variant="secondary"
      >
        Play again
      </Button>
    </Stage>
  );
}

const Asks = styled(Panel)`
  & > :last-child {
    display: none;
  }

  ${media.reducedMotion} {
    & > :first-child {
      display: none;
    }

    & > :last-child {
      display: inline;
    }
  }
`;

/** Whether this device asks for reduced motion. */
export function ReducedMotion() {
  return (
    <Asks>
      <span>This device does not ask for reduced motion.</span>
      <span>This device asks for reduced motion: there are no animations on this page.</span>
    </Asks>
  );
}
