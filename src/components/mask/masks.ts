import type { Mask } from './contract';
import { digitMask } from './digitMask';
import { nameMask } from './nameMask';
import { padMonth, readExpiry, readPhone, roomOfPhone } from './readings';

const masks = {
  phone: digitMask({ pattern: '000 000 00 00', read: readPhone, room: roomOfPhone }),
  card: digitMask({ pattern: '0000 0000 0000 0000' }),
  expiry: digitMask({ pattern: '00/0000', read: readExpiry, finish: padMonth }),
  cvv: digitMask({ pattern: 'XX0' }),
  name: nameMask,
} satisfies Record<string, Mask>;

/** The name of one of the masks. */
export type MaskName = keyof typeof masks;

/** The mask of a name. */
export function maskOf(name: MaskName): Mask {
  return masks[name];
}
