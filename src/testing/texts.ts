import {
  carrier as englishCarrier,
  field as englishField,
  receipt as englishReceipt,
} from '#locales/en';
import { carrier, field, receipt } from '#locales/es';

/** The accessible names that the page objects look for. */
export interface TopUpTexts {
  phone: string;
  cardholder: string;
  card: string;
  expiry: string;
  cvv: string;
  /** The button of the carrier screen. */
  pay: string;
  /** The regions of the receipt. */
  paymentReceipt: string;
  transactionReceipt: string;
}

/** The part of a language file that contains the names. */
interface Locale {
  field: Record<'phone' | 'cardholder' | 'card' | 'expiry' | 'cvv', string>;
  carrier: Record<'pay', string>;
  receipt: Record<'payment' | 'transaction', string>;
}

/** Returns the texts of a language file. */
export function pickTopUpTexts(locale: Locale): TopUpTexts {
  const { phone, cardholder, card, expiry, cvv } = locale.field;
  return {
    ...{ phone, cardholder, card, expiry, cvv },
    pay: locale.carrier.pay,
    paymentReceipt: locale.receipt.payment,
    transactionReceipt: locale.receipt.transaction,
  };
}

/** The texts of the app, by language. */
export const topUpTexts = {
  es: pickTopUpTexts({ carrier, field, receipt }),
  en: pickTopUpTexts({ carrier: englishCarrier, field: englishField, receipt: englishReceipt }),
} as const;
