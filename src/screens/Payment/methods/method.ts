import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import { maskCardNumber } from '#topup/card';

/** Texts by the name of their field. */
type Values = Readonly<Record<string, string>>;

/** What the receipt shows of the payer, by field. It is never stored: a reload or another screen discards it. */
export type Payer = Values;

/** A row of the receipt about the payer. It shows the last four digits of the field's value only. */
interface PayerRow {
  /** The key of its label. */
  label: ParseKeys;
  /** Formats a value that is not secret, such as a name, to show it completely. */
  format?: (value: string) => string;
}

type PayerRows = Readonly<Record<string, PayerRow>>;

/** The props of a method's form. */
export interface MethodFormProps {
  /** The amount to pay, formatted. */
  amount: string;
  /** Whether the first field receives the focus when the form mounts. */
  autoFocus: boolean;
  /** Whether the form is hidden. */
  hidden: boolean;
  /** Whether the payment is in progress. */
  loading: boolean;
  /** Pays. Called with the values of the fields when the form is valid. */
  onPay: (values: Values) => void;
}

/** A payment method. */
export interface Method {
  /** Identifies the method in the form and in its receipts. */
  value: string;
  /** The key of its name. */
  label: ParseKeys;
  /** Its form. A method without a form is not available. */
  Form?: ComponentType<MethodFormProps>;
  /** The rows of the receipt about the payer, by the names of their fields. */
  payerRows?: PayerRows;
}

/** Returns what the receipt shows of the values of a form: those of its rows, masked or formatted. */
export function payerOf(values: Values, rows: PayerRows = {}): Payer {
  return Object.fromEntries(
    Object.entries(rows).map(([name, { format = maskCardNumber }]) => [
      name,
      format(values[name] ?? ''),
    ]),
  );
}
