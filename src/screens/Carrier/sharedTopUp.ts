import { parsePhone } from '#masks/parsers';
import { isCompletePhone } from '#masks/validation';

/** The choices that an address contains. */
export interface SharedTopUp {
  /** The SKU of the product. */
  sku?: string | undefined;
  /** The digits of a complete phone number. */
  phone?: string | undefined;
}

/** The only value of a key, or undefined if it is repeated, missing or not encoded correctly. */
function valueOf(params: URLSearchParams, key: string): string | undefined {
  const [value, ...others] = params.getAll(key);
  return others.length > 0 || value?.includes('\uFFFD') ? undefined : value;
}

/**
 * Reads the choices in the fragment of an address, such as `#sku=TEL-TA-050&celular=5512345678`. The number is read like
 * a pasted one. Wrong values are ignored, each on its own.
 */
export function readFragment(hash: string): SharedTopUp {
  // In a query, a plus sign would be a space, and a foreign number would lose its country code.
  const params = new URLSearchParams(hash.slice(1).replaceAll('+', '%2B'));
  const celular = valueOf(params, 'celular');
  const phone = celular?.includes('%') ? '' : parsePhone(celular ?? '');
  return {
    sku: valueOf(params, 'sku'),
    phone: isCompletePhone(phone) ? phone : undefined,
  };
}

/** Writes the fragment that {@link readFragment} reads. */
export function fragmentOf({ sku = '', phone }: SharedTopUp): string {
  const params = new URLSearchParams({ sku, ...(phone !== undefined && { celular: phone }) });
  return `#${params.toString().replaceAll('+', '%20')}`;
}
