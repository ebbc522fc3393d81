import styled from 'styled-components';
import { CarrierTile } from '#components/CarrierTile';
import { ReceiptPanel } from '#components/ReceiptPanel';
import { scallop } from '#theme/scallop';
import { carrierThemes } from '#theme/themes';
import { color, media, radius, shadow, space, target } from '#theme/tokens';
import { remark } from './sheets';
import { CopyButton } from './CopyButton';
import { Grid, Panel } from './Page';
import { textIn } from './texts';

const Figure = styled.figure`
  display: grid;
  align-content: start;
  gap: ${space(2)};

  & > figcaption {
    ${remark}
  }
`;

const Box = styled.div`
  block-size: 7rem;
  border: 2px solid ${color.brandEdge};
  background: ${color.brandTint};
`;

interface TokenFigureProps {
  /** The token's name. */
  name: string;
  /** What it represents. */
  value?: string;
  /** The note next to its value. */
  use?: string;
  /** What shows it. */
  children: React.ReactNode;
}

function TokenFigure({ name, value = '', use, children }: TokenFigureProps) {
  return (
    <Figure>
      {children}
      <figcaption>
        <strong>{name}</strong> {use}
        {value !== '' && <CopyButton value={value} />}
      </figcaption>
    </Figure>
  );
}

/** The corners, each on a box. */
export function Corners() {
  return (
    <Grid>
      {Object.entries(radius).map(([name, value]) => (
        <TokenFigure key={name} name={name} value={value}>
          <Box style={{ borderRadius: value }} />
        </TokenFigure>
      ))}
    </Grid>
  );
}

const Bar = styled.div`
  ${remark}
  display: flex;
  align-items: center;
  gap: ${space(3)};

  & + & {
    margin-block-start: ${space(3)};
  }

  & > i {
    flex: none;
    block-size: 1rem;
    border-radius: 4px;
    background: ${color.brand};
  }
`;

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

/** The distances, drawn to size. */
export function Distances() {
  return (
    <Panel>
      {steps.map((count) => (
        <Bar key={count}>
          <i style={{ inlineSize: space(count) }} />
          {`${String(count)}, ${String(count * 4)} px`}
          <CopyButton value={space(count)} />
        </Bar>
      ))}
    </Panel>
  );
}

const Flag = styled.div`
  position: relative;
  block-size: 6rem;
  margin-block-end: ${space(3)};
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

/** A receipt as a buyer may get it. */
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

/** Cut paper: the header's scallops, a carrier's ticket, a torn receipt and the least target. */
export function CutPaper() {
  const [first] = carrierThemes;
  return (
    <Grid>
      <TokenFigure name="Scallops" use="end a header">
        <Flag />
      </TokenFigure>
      <TokenFigure name="A ticket" use="is perforated below">
        <CarrierTile
          code={first?.code ?? ''}
          href="?path=/docs/components-navigation-carriertile--docs"
          target="_top"
        />
      </TokenFigure>
      <TokenFigure name="A receipt" use="is torn off">
        <SampleReceipt />
      </TokenFigure>
      <TokenFigure name="Target" use="the least side of anything pressed" value={target}>
        <Target />
      </TokenFigure>
    </Grid>
  );
}

const Sheet = styled.div`
  block-size: 6rem;
  border-radius: ${radius.panel};
  background: ${color.paper};
`;

/** The shadows, for what floats alone. */
export function Shadows() {
  return (
    <Grid>
      {Object.entries(shadow).map(([name, value]) => (
        <TokenFigure key={name} name={name} value={value}>
          <Sheet style={name === 'paper' ? { filter: value } : { boxShadow: value }} />
        </TokenFigure>
      ))}
    </Grid>
  );
}

/** The widths at which layouts change. */
export function Widths() {
  const widths = Object.entries(media).filter(([, query]) => query.includes('width'));
  return (
    <Panel>
      {widths.map(([name, query]) => (
        <Bar key={name}>
          {`${name}: ${query.includes('max-width') ? 'up to' : 'from'} ${String(Number.parseFloat(query.replace(/^\D+/, '')) * 16)} px at 100 % text`}
          <CopyButton value={query} />
        </Bar>
      ))}
    </Panel>
  );
}
