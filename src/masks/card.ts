import { digitMask, patternOf } from './mask';

/** The format of card numbers. */
export interface CardOptions {
  /**
   * The groups of digits, such as `[4, 6, 5]` for a card of fifteen digits. They may depend on the value.
   * @default [4, 4, 4, 4]
   */
  groups?: readonly number[] | null | undefined;
  /**
   * How many digits a complete number can have, such as `[16, 17, 18, 19]`. Digits after the groups are one more group.
   * @default the digits of `groups`
   */
  lengths?: readonly number[] | null | undefined;
}

/** Returns the mask of a card number, by default of sixteen digits. */
export function cardMask({ groups, lengths }: CardOptions = {}) {
  return digitMask({ pattern: patternOf(groups ?? [4, 4, 4, 4]), lengths });
}

/**
 * Returns whether a raw value is a complete card number, by default of sixteen digits.
 * @param options The options of the `CardNumberField`.
 */
export function isCompleteCard(raw: string, options?: CardOptions): boolean {
  return cardMask(options).isComplete(raw);
}

/** Returns whether the last digit of a card number is its check digit (Luhn). Sample numbers need not pass. */
export function luhn(digits: string): boolean {
  let sum = 0;
  for (const [index, char] of Array.from(digits).reverse().entries()) {
    const value = Number(char) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return /^\d+$/.test(digits) && sum % 10 === 0;
}
