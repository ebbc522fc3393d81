import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';

/** What the receipt shows of the payer, by name. It is never stored: a reload or another screen discards it. */
export type Payer = Readonly<Record<string, string>>;

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
  /** Pays. Called when the form is valid. */
  onPay: (payer: Payer) => void;
}

/** A payment method. */
export interface Method {
  /** Identifies the method in the form and in its receipts. */
  value: string;
  /** The key of its name. */
  label: ParseKeys;
  /** Its form. A method without a form is not available. */
  Form?: ComponentType<MethodFormProps>;
  /** The rows of the receipt about the payer: the keys of their labels, by the names of their values. */
  payerRows?: Readonly<Record<string, ParseKeys>>;
}
