import { Amount } from '#components/Amount';
import { ReceiptPanel, type ReceiptPanelProps } from '#components/ReceiptPanel';
import type { Currency } from '#theme/contract';

/** The props of {@link TransactionReceipt}. */
export interface TransactionReceiptProps extends Omit<ReceiptPanelProps, 'rows'> {
  /** The rows' names. */
  labels: Record<'folio' | 'amount' | 'concept', string>;
  /** The recharge folio: six digits (spec §9). */
  folio: string;
  /** The amount of the top-up, in the currency's main unit. */
  amount: number;
  /**
   * The amount's currency.
   * @default 'MXN'
   */
  currency?: Currency | undefined;
  /** The language of the amount (BCP 47). */
  language: string;
  /** What was bought. */
  concept: string;
  /** The language of the concept, where it is not the page's. */
  conceptLang?: string | undefined;
}

/** The transaction of a top-up: recharge folio, amount and concept. */
export function TransactionReceipt({
  labels,
  folio,
  amount,
  currency = 'MXN',
  language,
  concept,
  conceptLang,
  ...rest
}: TransactionReceiptProps) {
  return (
    <ReceiptPanel
      rows={[
        { term: labels.folio, detail: folio },
        {
          term: labels.amount,
          detail: <Amount currency={currency} language={language} size="inherit" value={amount} />,
        },
        { term: labels.concept, detail: <span lang={conceptLang}>{concept}</span>, isProse: true },
      ]}
      {...rest}
    />
  );
}
