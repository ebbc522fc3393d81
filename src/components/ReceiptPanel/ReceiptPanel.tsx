import { useId, type ComponentProps, type ReactNode } from 'react';
import { Heading, Root, Row, Rows } from './ReceiptPanel.styles';

/** A row of a receipt. */
export interface ReceiptRow {
  /** What the row names. */
  term: string;
  /** What it says. */
  detail: ReactNode;
}

/** The props of {@link ReceiptPanel}. */
export interface ReceiptPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The panel's heading. */
  heading: string;
  /** The rows, in their order. */
  rows: readonly ReceiptRow[];
}

/** A slip of torn paper with a description list; it bounces in over 500 ms (spec §9). */
export function ReceiptPanel({ heading, rows, ...rest }: ReceiptPanelProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Heading id={id}>{heading}</Heading>
      <Rows>
        {rows.map(({ term, detail }) => (
          <Row key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </Row>
        ))}
      </Rows>
    </Root>
  );
}
