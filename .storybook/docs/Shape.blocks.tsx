import styled from 'styled-components';
import { CarrierTile } from '#components/CarrierTile';
import { ReceiptPanel } from '#components/ReceiptPanel';
import { scallop } from '#theme/scallop';
import { carrierThemes } from '#theme/themes';
import { color, media, radius, shadow, space, target } from '#theme/tokens';
import { CopyButton } from './CopyButton';
import { Grid } from './Page';
import { remark } from './sheets';
import { textIn } from './texts';
import { Tokens } from './Tokens';

const Box = styled.div`
  inline-size: 9rem;
  block-size: 4rem;
  background: ${color.paper};

  &[data-edge='true'] {
    border: 2px solid ${color.brandEdge};
    background: ${color.brandTint};
  }
`;

/** The corner radii, each on a box. */
export function Corners() {
  return (
    <Tokens
      example={(value) => <Box data-edge style={{ borderRadius: value }} />}
      heading="Radius"
      label="Corner radii"
      of={radius}
    />
  );
}

const Bar = styled.div`
  block-size: 1rem;
  border-radius: 4px;
  background: ${color.brand};
`;

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

/** The size of a value in rem at 100 % text. */
function pixelsOf(value: string): string {
  return `${String(Number.parseFloat(value.replace(/^\D+/, '')) * 16)} px`;
}

/** The distances in their size. */
export function Distances() {
  return (
    <Tokens
      example={(value) => <Bar style={{ inlineSize: value }} />}
      heading="Steps"
      label="Distances"
      of={Object.fromEntries(steps.map((count) => [count, space(count)]))}
      remark={['At 100 % text', pixelsOf]}
    />
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${space(3)};
  align-content: start;

  & > figcaption {
    ${remark}
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

const Target = styled.div`
  inline-size: ${target};
  block-size: ${target};
  border: 2px dashed ${color.brandText};
  border-radius: ${radius.round};
`;

/** A sample receipt. */
export function SampleReceipt() {
  return (
    <div lang="es">
      <ReceiptPanel
        heading={textIn('es', 'receipt.transaction')}
        rows={[{ term: textIn('es', 'receipt.topUpFolio'), detail: '483920' }]}
      />
    </div>
  );
}

/** The scallops of a header, the ticket of a carrier, a torn receipt and the minimum target. */
export function CutPaper() {
  const [first] = carrierThemes;
  return (
    <Grid>
      <Figure>
        <Flag />
        <figcaption>Scallops end a header.</figcaption>
      </Figure>
      <Figure>
        <CarrierTile
          code={first?.code ?? ''}
          href="?path=/docs/components-navigation-carriertile--docs"
          target="_top"
        />
        <figcaption>A ticket has a perforated lower edge.</figcaption>
      </Figure>
      <Figure>
        <SampleReceipt />
        <figcaption>A receipt has a torn edge.</figcaption>
      </Figure>
      <Figure>
        <Target />
        <figcaption>
          The minimum size of a target. <CopyButton value={target} />
        </figcaption>
      </Figure>
    </Grid>
  );
}

/** The shadows of raised elements. */
export function Shadows() {
  return (
    <Tokens
      example={(value, name) => (
        <Box style={name === 'paper' ? { filter: value } : { boxShadow: value }} />
      )}
      heading="Shadow"
      label="Shadows"
      of={shadow}
    />
  );
}

/** The widths at which layouts change. */
export function Widths() {
  const widths = Object.entries(media).filter(([, query]) => query.includes('width'));
  return (
    <Tokens
      heading="Name"
      label="Widths"
      of={Object.fromEntries(widths)}
      remark={[
        'At 100 % text',
        (query) => `${query.includes('max-width') ? 'up to' : 'from'} ${pixelsOf(query)}`,
      ]}
    />
  );
}
