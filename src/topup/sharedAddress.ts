import { toAsciiDigits } from '#masks/parsers';
import { isCompletePhone, parsePhone } from '#masks/validation';

/** The choices that an address contains. */
export interface SharedTopUp {
  /** The SKU of the product. */
  sku?: string | undefined;
  /** The digits of a complete phone number. */
  phone?: string | undefined;
}

/** Returns a pattern with the codes of characters, which are encoded once or more often, as hexadecimal numbers. */
const encoded = (codes: string) => `%(?:25)*(?:${codes})`;

/** A key, with its equals sign. */
const KEY = `(sku|celular)(?:=|${encoded('3D')})`;
/** An ampersand that is escaped in HTML. */
const ESCAPED = new RegExp(
  `(?:&|${encoded('26')})(?:(?:amp|#38|#x26)(?:;|${encoded('3B')}))+`,
  'gi',
);
/** The sign before a key: `#`, `?`, `&` or `;`, also encoded. */
const SIGN = new RegExp(`(?:[#?&;]|${encoded('23|3F|26|3B')})(?=${KEY})`, 'gi');

/** Restores the signs that mailers and chats escape and encode, except those of values. */
function normalize(text: string): string {
  return text
    .replace(ESCAPED, '&')
    .replace(SIGN, '&')
    .replace(new RegExp(`(?<![^&])${KEY}`, 'gi'), '$1=');
}

/** Decodes a value. A plus sign stays: as a space, a foreign number would lose its country code. */
function decode(value: string): string {
  return new URLSearchParams(`=${value.replaceAll('+', '%2B')}`).get('') ?? '';
}

/**
 * Moves the choices in the path and the query of an address, where a mailer may have put them, to its fragment, which no
 * server receives. Returns the address without a change if there are none.
 */
export function moveToFragment(address: string): string {
  const { origin, pathname, search, hash } = new URL(address);
  const [path = '', ...choices] = normalize(pathname).split('&');
  const isMoved = (part: string) => /^(?:sku|celular)=/i.test(part);
  const query = normalize(search).replace(/^[?&]/, '').split('&');
  choices.push(...query.filter(isMoved));
  if (!choices.some(isMoved)) return address;
  const others = query.filter((part) => part !== '' && !isMoved(part)).join('&');
  return `${origin}${path}${others && `?${others}`}#${choices.join('&')}${hash.replace('#', '&')}`;
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
