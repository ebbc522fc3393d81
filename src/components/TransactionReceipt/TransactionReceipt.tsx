import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Amount, type MoneyProps } from '#components/Amount';
import { ReceiptPanel, type ReceiptPanelProps } from '#components/ReceiptPanel';
import { font, size, space } from '#theme/tokens';

/** The folio is larger than the other rows, because support asks for it. */
const Folio = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  align-items: center;
  font: 700 ${size.lg} / 1.2 ${font.mono};

  & button {
    margin-block: -0.625rem;
    margin-inline-end: -0.625rem;
    color: inherit;
  }

  /* As heavy as the folio. */
  & svg {
    stroke-width: 2.75;
  }
`;

export interface TransactionReceiptProps extends Omit<ReceiptPanelProps, 'rows'>, MoneyProps {
  /** The labels of the rows. */
  labels: Record<'folio' | 'amount' | 'concept', string>;
  /** The recharge folio: six digits. */
  folio: string;
  /** The action for the folio, such as a copy button. */
  folioAction?: ReactNode;
  /** The amount of the top-up, in the currency's main unit. */
  amount: number;
  /** The description of the purchase. */
  concept: string;
  /** The language of the concept, if it differs from the page's language. */
  lang?: string | undefined;
}

/** The transaction of a top-up: recharge folio, amount and concept. */
export function TransactionReceipt({
  labels = {} as TransactionReceiptProps['labels'],
  folio,
  folioAction,
  amount,
  currency,
  language,
  concept,
  lang,
  ...rest
}: TransactionReceiptProps) {
  return (
    <ReceiptPanel
      rows={[
        {
          label: labels.folio,
          value: (
            <Folio>
              <span translate="no">{folio}</span>
              {folioAction}
            </Folio>
          ),
        },
        {
          label: labels.amount,
          value: <Amount currency={currency} language={language} size="inherit" value={amount} />,
        },
        { label: labels.concept, value: <span lang={lang}>{concept}</span>, multiline: true },
      ]}
      {...rest}
    />
  );
}
