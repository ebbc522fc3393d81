import { toAsciiDigits } from '#masks/mask';
import { isCompletePhone, parsePhone } from '#masks/phone';
import { normalize } from './moveToFragment';

/** The choices that an address contains. */
export interface SharedTopUp {
  /** The SKU of the product. */
  sku?: string | undefined;
  /** The digits of a complete phone number. */
  phone?: string | undefined;
}

/** Decodes a value. A plus sign stays: as a space, a foreign number would lose its country code. */
function decode(value: string): string {
  return new URLSearchParams(`=${value.replaceAll('+', '%2B')}`).get('') ?? '';
}

/**
 * Reads the choices in the fragment of an address, such as `#sku=TEL-TA-050&celular=5512345000`, also if it was escaped,
 * encoded or extended on its way. The number is read like a pasted one. An incomplete one is ignored.
 */
export function readFragment(hash: string): SharedTopUp {
  const values = new Map<string, string>();
  for (const part of normalize(hash).split(/[#?&;]|:~:/)) {
    const [key = '', ...rest] = part.split('=');
    values.set(key.toLowerCase(), values.get(key.toLowerCase()) ?? decode(rest.join('=')));
  }
  // The end of a sentence, or of a text in bold.
  const celular = toAsciiDigits(values.get('celular') ?? '').replace(/\D+$/, '');
  // A percent sign is left of a damaged encoding, of which digits are missing.
  const phone = celular.includes('%') ? '' : parsePhone(celular);
  return { sku: values.get('sku'), phone: isCompletePhone(phone) ? phone : undefined };
}

/** Writes the fragment that {@link readFragment} reads. */
export function fragmentOf({ sku = '', phone }: SharedTopUp): string {
  const params = new URLSearchParams({ sku, ...(phone !== undefined && { celular: phone }) });
  return `#${params.toString().replaceAll('+', '%20')}`;
}
