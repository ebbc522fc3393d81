import styled from 'styled-components';
import { Amount, type MoneyProps } from '#components/Amount';
import { useLocale } from '#components/LocaleProvider';
import { ReceiptPanel, type ReceiptPanelProps } from '#components/ReceiptPanel';
import { color, font, size } from '#theme/tokens';

/** A note that replaces an unknown detail. It must look different from a detail. */
const Absent = styled.span`
  color: ${color.ink2};
  font: 400 ${size.xs} / 1.4 ${font.body};
`;

export interface PaymentReceiptProps extends Omit<ReceiptPanelProps, 'rows'>, MoneyProps {
  /** The labels of the rows. */
  labels: Record<'folio' | 'amount' | 'cardholder' | 'card', string>;
  /** The invoice folio: ten letters and digits. */
  folio: string;
  /** The amount paid, in the currency's main unit. */
  amount: number;
  /** The cardholder's name, in upper or lower case. Omit it if it is unknown. */
  cardholder?: string | undefined;
  /** The card number, already masked except for its last four digits. Omit it if it is unknown. */
  maskedCard?: string | undefined;
  /** The text that replaces an unknown cardholder or card. */
  unknown: string;
}

/** The confirmation of a payment: invoice folio, amount, cardholder and masked card. */
export function PaymentReceipt({
  labels = {} as PaymentReceiptProps['labels'],
  folio,
  amount,
  currency,
  language,
  cardholder,
  maskedCard,
  unknown,
  ...rest
}: PaymentReceiptProps) {
  const locale = useLocale({ language });
  const absent = <Absent>{unknown}</Absent>;
  return (
    <ReceiptPanel
      rows={[
        { label: labels.folio, value: folio },
        {
          label: labels.amount,
          value: <Amount currency={currency} language={language} size="huge" value={amount} />,
        },
        {
          label: labels.cardholder,
          value: cardholder?.toLocaleUpperCase(locale.language) ?? absent,
        },
        { label: labels.card, value: maskedCard ?? absent },
      ]}
      {...rest}
    />
  );
}
