import { DigitMask } from './DigitMask';
import type { FieldMask } from './FieldMask';
import { NameMask } from './NameMask';
import { padMonth, readExpiry, readPhone, roomOfPhone } from './readings';

const masks = {
  phone: () => new DigitMask({ pattern: '000 000 00 00', read: readPhone, room: roomOfPhone }),
  card: () => new DigitMask({ pattern: '0000 0000 0000 0000' }),
  expiry: () => new DigitMask({ pattern: '00/0000', read: readExpiry, finish: padMonth }),
  cvv: () => new DigitMask({ pattern: 'XX0' }),
  name: () => new NameMask(),
} satisfies Record<string, () => FieldMask>;

/** The name of one of the masks. */
export type MaskName = keyof typeof masks;

/** Creates the model of a field with its initial raw value. */
export function createMask(name: MaskName, value: string): FieldMask {
  const mask = masks[name]();
  mask.unmaskedValue = value;
  return mask;
}
