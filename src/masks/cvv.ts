import { digitMask, readDigits, type Mask } from './mask';

/** The format of security codes. */
export interface CvvOptions {
  /**
   * The number of digits.
   * @default 3
   */
  digits?: number | undefined;
}

/** Marks in place of digits, as in the display `**7`, which some browsers restore. */
const CONCEALED = /[*＊•●∙x]/i;

/** Returns the mask of a security code, which conceals all digits but the last. By default it has three digits. */
export function cvvMask({ digits = 3 }: CvvOptions = {}) {
  return {
    ...digitMask({ pattern: `${'X'.repeat(Math.max(0, digits - 1))}0` }),
    // Concealed digits cannot be known, so their text has no value.
    read: (text: string) => (CONCEALED.test(text) ? '' : readDigits(text)),
  } satisfies Mask;
}

/**
 * Returns whether a raw value is a complete security code, by default of three digits.
 * @param options The options of the `CvvField`.
 */
export function isCompleteCvv(raw: string, options?: CvvOptions): boolean {
  return cvvMask(options).isComplete(raw);
}
