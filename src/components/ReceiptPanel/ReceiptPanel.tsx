import { useId, type ComponentProps, type ReactNode } from 'react';
import Mark from '../../theme/marks/colibri.svg?react';
import { Head, Heading, Root, Row, Rows } from './ReceiptPanel.styles';

/** A row of a receipt. */
export interface ReceiptRow {
  /** The label of the row. */
  term: string;
  /** The detail. Browsers do not translate a string: it is a value, such as a folio. */
  detail: ReactNode;
  /**
   * Whether the detail is a text of any length, which is shown on a separate line.
   * @default false
   */
  isProse?: boolean | undefined;
}

export interface ReceiptPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The panel's heading. */
  heading: string;
  /** The rows, in display order. */
  rows: readonly ReceiptRow[];
  /**
   * Whether the company's mark is shown next to the heading.
   * @default false
   */
  mark?: boolean | undefined;
}

/** A description list on a panel with a torn lower edge. It enters with a bounce of 500 ms. */
export function ReceiptPanel({ heading, rows, mark = false, ...rest }: ReceiptPanelProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Head>
        <Heading id={id}>{heading}</Heading>
        {mark && <Mark aria-hidden="true" focusable="false" />}
      </Head>
      <Rows>
        {rows.map(({ term, detail, isProse = false }, index) => (
          <Row data-prose={isProse} key={`${index} ${term}`}>
            <dt>{term}</dt>
            <dd translate={typeof detail === 'string' ? 'no' : undefined}>{detail}</dd>
          </Row>
        ))}
      </Rows>
    </Root>
  );
}
