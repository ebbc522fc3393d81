import { Amount } from '#components/Amount';
import type { Language } from '#languages';
import { ReceiptPanel, type ReceiptPanelProps } from '#components/ReceiptPanel';
import type { Currency } from '#theme/contract';

/** The props of {@link PaymentReceipt}. */
export interface PaymentReceiptProps extends Omit<ReceiptPanelProps, 'rows'> {
  /** The rows' names. */
  labels: Record<'amount' | 'folio' | 'cardholder' | 'card', string>;
  /** The invoice folio: ten letters and digits (spec §9). */
  folio: string;
  /** The amount paid, in the currency's main unit. */
  amount: number;
  /**
   * The amount's currency.
   * @default 'MXN'
   */
  currency?: Currency;
  /** The language of the amount and of the capitals. */
  language: Language;
  /** The cardholder's name, in any case. */
  cardholder: string;
  /** The card number, already masked but for its last four digits. */
  maskedCard: string;
}

/** The confirmation of a payment: invoice folio, amount, cardholder and masked card. */
export function PaymentReceipt({
  labels,
  folio,
  amount,
  currency = 'MXN',
  language,
  cardholder,
  maskedCard,
  ...rest
}: PaymentReceiptProps) {
  return (
    <ReceiptPanel
      rows={[
        {
          term: labels.amount,
          detail: <Amount currency={currency} language={language} size="huge" value={amount} />,
        },
        { term: labels.folio, detail: folio },
        { term: labels.cardholder, detail: cardholder.toLocaleUpperCase(language) },
        { term: labels.card, detail: maskedCard },
      ]}
      {...rest}
    />
  );
}
