import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button';
import { CarrierTile } from '#components/CarrierTile';
import { ReceiptPanel } from '#components/ReceiptPanel';
import { scallop } from '#theme/edges';
import { carrierThemes } from '#theme/themes';
import { color, duration, radius, shadow, space } from '#theme/tokens';
import { Stack } from './Page';
import { columns, remark } from './styles';
import { textIn } from './texts';
import { Tokens } from './Tokens';

const Box = styled.div`
  inline-size: 9rem;
  block-size: 4rem;
  background: ${color.brandTint};
`;

const Bar = styled.div`
  block-size: 1rem;
  background: ${color.brand};
  transition: inline-size linear;
`;

const Figures = styled.div`
  ${columns('16rem')}

  & figcaption {
    ${remark}
    padding-block-start: ${space(4)};
  }
`;

const Flag = styled.div`
  position: relative;
  block-size: 6rem;
  background: ${color.brand};

  &::after {
    ${scallop}
  }
`;

function SampleReceipt() {
  return (
    <div lang="es">
      <ReceiptPanel
        heading={textIn('es', 'receipt.transaction')}
        rows={[{ label: textIn('es', 'receipt.topUpFolio'), value: '483920' }]}
      />
    </div>
  );
}

/** The scallops of a header, the ticket of a carrier and a torn receipt. */
export function CutPaper() {
  return (
    <Figures>
      <figure>
        <Flag />
        <figcaption>Scallops end a header.</figcaption>
      </figure>
      <figure>
        <CarrierTile
          code={carrierThemes[0]?.code ?? ''}
          href="./?path=/docs/components-catalogue-carriertile--docs"
          target="_top"
        />
        <figcaption>A ticket has a perforated lower edge.</figcaption>
      </figure>
      <figure>
        <SampleReceipt />
        <figcaption>A receipt has a torn edge.</figcaption>
      </figure>
    </Figures>
  );
}

/** The corner radii, each on a box. */
export function Corners() {
  return (
    <Tokens
      example={Box}
      label="Corners"
      of={radius}
      styleOf={(value) => ({ borderRadius: value })}
    />
  );
}

/** The distances in their size. */
export function Distances() {
  const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
  return (
    <Tokens
      example={Bar}
      label="Distances"
      of={Object.fromEntries(steps.map((count) => [`space(${String(count)})`, space(count)]))}
      styleOf={(value) => ({ inlineSize: value })}
    />
  );
}

/** The shadows of raised elements. */
export function Shadows() {
  return (
    <Tokens
      example={Box}
      label="Shadows"
      of={shadow}
      styleOf={(value, name) => (name === 'paper' ? { filter: value } : { boxShadow: value })}
    />
  );
}

/** The durations, each as the time of a movement, and the receipt that bounces in. */
export function Durations() {
  const [round, setRound] = useState(0);
  return (
    <Stack>
      <Tokens
        example={Bar}
        label="Durations"
        of={duration}
        styleOf={(value) => ({
          transitionDuration: value,
          inlineSize: round % 2 === 0 ? '2rem' : '12rem',
        })}
      />
      <SampleReceipt key={round} />
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
