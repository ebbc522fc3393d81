import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Receipt } from '#topup/receipt';

/** What the receipt shows of the payer, by name. It is never stored: a reload or another screen discards it. */
export type Payer = Readonly<Record<string, string>>;

/** The props of a method's form. */
export interface MethodFormProps {
  /** The amount to pay, formatted. */
  amount: string;
  /** Whether the form is hidden. */
  hidden: boolean;
  /** Whether the first field receives the focus when the form mounts. */
  focused: boolean;
  /** Pays. Called when the form is valid, within `lock` of the top-up. */
  onPay: (payer: Payer) => void;
}

/** The props of a method's receipt. */
export interface MethodReceiptProps {
  /** The paid top-up. */
  receipt: Receipt;
  /** The payer, who is known only until the screen unmounts. */
  payer: Payer | undefined;
}

/** A payment method. */
export interface PaymentMethod {
  /** Identifies the method in the form and in its receipts. */
  value: string;
  /** The key of its name. */
  label: ParseKeys;
  /** Its form. A method without a form is not available. */
  Form?: ComponentType<MethodFormProps>;
  /** The panel of the receipt that confirms the payment. */
  Receipt?: ComponentType<MethodReceiptProps>;
}
