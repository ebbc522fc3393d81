import styled from 'styled-components';
import { CarrierTile } from '#components/CarrierTile';
import { ReceiptPanel } from '#components/ReceiptPanel';
import { scallop } from '#theme/scallop';
import { carrierThemes } from '#theme/themes';
import { color, media, radius, shadow, space, target } from '#theme/tokens';
import { CopyButton } from './CopyButton';
import { Grid } from './Page';
import { remark } from './sheets';
import { Table } from './Table';
import { textIn } from './texts';

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
    <Table
      heads={['Radius', 'Value', 'Example']}
      label="Corner radii"
      rows={Object.entries(radius).map(([name, value]) => [
        name,
        <CopyButton key={name} value={value} />,
        <Box data-edge key={name} style={{ borderRadius: value }} />,
      ])}
    />
  );
}

const Bar = styled.div`
  block-size: 1rem;
  border-radius: 4px;
  background: ${color.brand};
`;

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

/** The distances in their size. */
export function Distances() {
  return (
    <Table
      heads={['Steps', 'At 100 % text', 'Value', 'Example']}
      label="Distances"
      rows={steps.map((count) => [
        count,
        `${String(count * 4)} px`,
        <CopyButton key={count} value={space(count)} />,
        <Bar key={count} style={{ inlineSize: space(count) }} />,
      ])}
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
    <Table
      heads={['Shadow', 'Value', 'Example']}
      label="Shadows"
      rows={Object.entries(shadow).map(([name, value]) => [
        name,
        <CopyButton key={name} value={value} />,
        <Box key={name} style={name === 'paper' ? { filter: value } : { boxShadow: value }} />,
      ])}
    />
  );
}

/** The widths at which layouts change. */
export function Widths() {
  const widths = Object.entries(media).filter(([, query]) => query.includes('width'));
  return (
    <Table
      heads={['Name', 'At 100 % text', 'Query']}
      label="Widths"
      rows={widths.map(([name, query]) => [
        name,
        `${query.includes('max-width') ? 'up to' : 'from'} ${String(Number.parseFloat(query.replace(/^\D+/, '')) * 16)} px`,
        <CopyButton key={name} value={query} />,
      ])}
    />
  );
}
