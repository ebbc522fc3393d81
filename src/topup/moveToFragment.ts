// The boot script contains this module, so it imports nothing.

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
export function normalize(text: string): string {
  return text
    .replace(ESCAPED, '&')
    .replace(SIGN, '&')
    .replace(new RegExp(`(?<![^&])${KEY}`, 'gi'), '$1=');
}

/**
 * Removes the choices from the fragment of an address. The rest, such as the id of a section, stays. Returns the fragment
 * without a change if there are none.
 */
export function removeChoices(hash: string): string {
  const text = normalize(hash);
  const rest = text.replace(/(?:[#?&;]|:~:)(?:sku|celular)=.*?(?=[#?&;]|:~:|$)/gi, '');
  return rest === text ? hash : rest.replace(/^[#?&;]+/, '#').replace(/^#$/, '');
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
