import * as en from '#locales/en';
import * as es from '#locales/es';

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

type Locale = Pick<typeof es | typeof en, 'field' | 'carrier' | 'receipt'>;

/** Returns the texts of a language file. */
export function pickTopUpTexts({ field, carrier, receipt }: Locale): TopUpTexts {
  return {
    phone: field.phone,
    cardholder: field.cardholder,
    card: field.card,
    expiry: field.expiry,
    cvv: field.cvv,
    pay: carrier.pay,
    paymentReceipt: receipt.payment,
    transactionReceipt: receipt.transaction,
  };
}

/** The texts of the app, by language. */
export const topUpTexts = { es: pickTopUpTexts(es), en: pickTopUpTexts(en) } as const;
