import { useId, type ComponentProps, type ReactNode } from 'react';
import Mark from '../../theme/marks/colibri.svg?react';
import { listOf } from '../listOf';
import { Absent, Head, Heading, Root, Row, Rows } from './ReceiptPanel.styles';

/** A row of a receipt. */
export interface ReceiptRow {
  /** The label of the row. */
  label: string;
  /** The value, if it is known. Browsers do not translate a string, such as a folio. */
  value?: ReactNode;
  /**
   * Whether the value is larger, such as a folio that support asks for. A button after it is aligned with the edge.
   * @default false
   */
  large?: boolean | undefined;
  /**
   * Whether the value is a text of any length, which is shown on a separate line.
   * @default false
   */
  multiline?: boolean | undefined;
}

export interface ReceiptPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The panel's heading. */
  heading: string;
  /** The rows, in display order. */
  rows: readonly ReceiptRow[];
  /** The text in place of an unknown value. */
  unknown?: string | undefined;
  /**
   * Whether the company's mark is shown next to the heading.
   * @default false
   */
  mark?: boolean | undefined;
}

/** A description list on a panel with a torn lower edge. It enters with a bounce of 500 ms. */
export function ReceiptPanel({ heading, rows, unknown, mark = false, ...rest }: ReceiptPanelProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Head>
        <Heading id={id}>{heading}</Heading>
        {mark && <Mark aria-hidden="true" focusable="false" />}
      </Head>
      <Rows>
        {listOf(rows, 'rows').map(({ label, value, large = false, multiline = false }, index) => (
          <Row data-large={large} data-multiline={multiline} key={`${index} ${label}`}>
            <dt>{label}</dt>
            <dd translate={typeof value === 'string' ? 'no' : undefined}>
              {typeof value === 'string' ? (
                <bdi>{value}</bdi>
              ) : (
                (value ?? <Absent>{unknown}</Absent>)
              )}
            </dd>
          </Row>
        ))}
      </Rows>
    </Root>
  );
}
