import { DigitMask } from './DigitMask';
import type { FieldMask } from './FieldMask';
import { NameMask } from './NameMask';
import { maxPhoneLength, padMonth, parseExpiry, parsePhone } from './parsers';

const masks = {
  phone: () =>
    new DigitMask({ pattern: '000 000 00 00', parse: parsePhone, maxLength: maxPhoneLength }),
  card: () => new DigitMask({ pattern: '0000 0000 0000 0000' }),
  expiry: () => new DigitMask({ pattern: '00/0000', parse: parseExpiry, finish: padMonth }),
  cvv: () => new DigitMask({ pattern: 'XX0' }),
  name: () => new NameMask(),
} satisfies Record<string, () => FieldMask>;

/** The name of a mask. */
export type MaskName = keyof typeof masks;

/** Creates the model of a field with its initial raw value. */
export function createMask(name: MaskName, value: string): FieldMask {
  const mask = masks[name]();
  mask.unmaskedValue = value;
  return mask;
}
