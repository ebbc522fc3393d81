import type { Edited, Insertion, Mask } from './contract';
import { digitMask } from './digitMask';
import { keepDigits } from './digits';
import { nameMask } from './nameMask';
import { monthFirst, pastedExpiry, pastedPhone } from './pastes';

function typedExpiry({ before, text, after }: Insertion): Edited | undefined {
  if (after !== '') return undefined;
  if (/^[/.\s-]$/.test(text) && before.length === 1) return { raw: `0${before}`, caret: 2 };
  const raw = before + keepDigits(text);
  const turned = monthFirst(raw);
  return turned === raw ? undefined : { raw: turned, caret: turned.length };
}

const masks = {
  phone: digitMask({ pattern: '000 000 00 00', paste: pastedPhone }),
  card: digitMask({ pattern: '0000 0000 0000 0000' }),
  expiry: digitMask({ pattern: '00/0000', paste: pastedExpiry, typed: typedExpiry }),
  cvv: digitMask({ pattern: 'XX0' }),
  name: nameMask,
} satisfies Record<string, Mask>;

/** The name of one of the masks. */
export type MaskName = keyof typeof masks;

/** The mask of a name. */
export function maskOf(name: MaskName): Mask {
  return masks[name];
}
