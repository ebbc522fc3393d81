import { digitMasks, formatDigits } from './masks';
import { isCompleteName, luhn } from './validation';

/*
 * The brand of a card, and schemas for the values of a payment form. They also run on a server.
 */

export { formatPhone } from './masks';

/** Returns the display of a raw expiry: `03/2028` for `032028`, and `03/28` for `0328`. */
export function formatExpiry(raw: string): string {
  return formatDigits(digitMasks.expiry.pattern, raw);
}

/** A brand of cards. */
export interface CardBrand {
  /** Its name. */
  name: 'Visa' | 'Mastercard' | 'American Express' | 'Carnet';
  /** The groups of digits of its numbers, for `groups` of `CardNumberField`. */
  groups: readonly number[];
  /** How many digits its security code has, for `digits` of `CvvField`. */
  cvv: number;
}

const ordinary = { groups: [4, 4, 4, 4], cvv: 3 };

/** The brands by the first digits of their numbers, which do not overlap. */
const brands: readonly (readonly [prefix: RegExp, brand: CardBrand])[] = [
  [/^4/, { name: 'Visa', ...ordinary }],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, { name: 'Mastercard', ...ordinary }],
  [/^3[47]/, { name: 'American Express', groups: [4, 6, 5], cvv: 4 }],
  [
    /^(?:286900|502275|506(?:199|[2-4])|588772|60462203|606333|627535|6363(?:18|79)|639(?:388|484|559))/,
    { name: 'Carnet', ...ordinary },
  ],
];

/**
 * Returns the brand of a card number, or undefined while its first digits do not decide it and for another brand. The
 * ranges of Carnet are those of
 * [Active Merchant](https://github.com/activemerchant/active_merchant/blob/master/lib/active_merchant/billing/credit_card_methods.rb).
 */
export function cardBrand(digits: string): CardBrand | undefined {
  return brands.find(([prefix]) => prefix.test(digits))?.[1];
}

/** Why a value is not valid: it is empty, has too few digits, is wrong, or is an expiry in the past. */
export type PaymentIssue = 'required' | 'incomplete' | 'invalid' | 'past';

function digitsIssue(value: string, length: number): PaymentIssue | undefined {
  if (!/^\d+$/.test(value) || value.length > length) return 'invalid';
  return value.length < length ? 'incomplete' : undefined;
}

function cardIssue(value: string): PaymentIssue | undefined {
  const { groups } = cardBrand(value) ?? ordinary;
  const length = groups.reduce((sum, group) => sum + group);
  return digitsIssue(value, length) ?? (luhn(value) ? undefined : 'invalid');
}

function expiryIssue(value: string, now: Date): PaymentIssue | undefined {
  const issue = digitsIssue(value, value.length === 4 ? 4 : 6);
  if (issue !== undefined) return issue;
  const month = Number(value.slice(0, 2));
  if (month < 1 || month > 12) return 'invalid';
  const year = Number(value.slice(2).padStart(4, '20'));
  // `Date` counts months from 0, so this is the first day of the next month.
  return now < new Date(year, month) ? undefined : 'past';
}

/**
 * Returns whether a raw expiry, `MMYY` or `MMYYYY`, has a month from 01 to 12 and is not past. A card is valid until the
 * end of its month, in local time.
 */
export function isValidExpiry(value: string, now = new Date()): boolean {
  return expiryIssue(value, now) === undefined;
}

/** A [Standard Schema](https://standardschema.dev) of a raw value. The messages of its issues are codes. */
export interface PaymentSchema {
  /** The properties that Standard Schema defines. */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: string; readonly output: string } | undefined;
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: string; readonly issues?: undefined }
      | { readonly issues: readonly { readonly message: PaymentIssue }[] };
  };
}

function paymentSchema(issueOf: (value: string) => PaymentIssue | undefined): PaymentSchema {
  return {
    '~standard': {
      version: 1,
      vendor: 'colibri-recargas-components',
      validate: (input) => {
        const value = typeof input === 'string' ? input : '';
        const message = value.trim() === '' ? 'required' : issueOf(value);
        return message === undefined ? { value } : { issues: [{ message }] };
      },
    },
  };
}

/** The lengths of a phone number and of a security code. */
export interface PaymentLengths {
  /** How many digits a phone number has. @default 10 */
  phone?: number | undefined;
  /** How many digits a security code has. @default 3 */
  cvv?: number | undefined;
}

/** Returns the schemas of the fields of a payment form, with the lengths of another country or brand. */
export function createPaymentSchemas({ phone = 10, cvv = 3 }: PaymentLengths = {}) {
  return {
    phone: paymentSchema((value) => digitsIssue(value, phone)),
    cardNumber: paymentSchema(cardIssue),
    cardholder: paymentSchema((value) => (isCompleteName(value) ? undefined : 'invalid')),
    expiry: paymentSchema((value) => expiryIssue(value, new Date())),
    cvv: paymentSchema((value) => digitsIssue(value, cvv)),
  };
}

/** The schemas of the fields of a payment form, such as `paymentSchemas.phone`. */
export const paymentSchemas = createPaymentSchemas();
