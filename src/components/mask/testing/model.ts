import { keepName, lettersOf } from '../letters';
import type { MaskName } from '../masks';

/** One thing that a person does to a field. */
export type Act =
  | { kind: 'type'; text: string }
  | { kind: 'paste'; text: string }
  | { kind: 'backspace' }
  | { kind: 'delete' }
  | { kind: 'select'; from: number; to: number };

/** A field without a browser: the raw value, and the selection as shown places. */
export interface Model {
  raw: string;
  from: number;
  to: number;
}

const GROUPS: Record<Exclude<MaskName, 'name' | 'cvv'>, { sizes: number[]; joint: string }> = {
  phone: { sizes: [3, 3, 2, 2], joint: ' ' },
  card: { sizes: [4, 4, 4, 4], joint: ' ' },
  expiry: { sizes: [2, 4], joint: '/' },
};

const CAPACITY: Record<MaskName, number> = { phone: 10, card: 16, expiry: 6, cvv: 3, name: 0 };

/** What a field should show, by counting groups. */
export function display(mask: MaskName, raw: string): string {
  if (mask === 'name' || raw.startsWith('+')) return raw;
  if (mask === 'cvv') return raw.replace(/./g, (digit, at: number) => (at === 2 ? digit : '*'));
  const { sizes, joint } = GROUPS[mask];
  const groups: string[] = [];
  let rest = raw;
  for (const size of sizes) {
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  const shown = groups.filter((group) => group !== '').join(joint);
  return rest === '' ? shown : `${shown} ${rest}`;
}

/** How many raw characters stand before a shown place. */
export function countBefore(mask: MaskName, raw: string, place: number): number {
  const shown = display(mask, raw).slice(0, place);
  const isPlain = mask === 'name' || mask === 'cvv' || raw.startsWith('+');
  return isPlain ? shown.length : shown.replace(/\D/g, '').length;
}

/** What a text means, whole. */
function read(mask: MaskName, text: string): string {
  const digits = text.replace(/\D/g, '');
  if (mask === 'phone') {
    const signed = /^\D*\+/.test(text) ? `+${digits}` : digits;
    return signed.replace(/^(?:\+?521|\+?52|044|045|01)(?=[2-9]\d{9}$)/, '');
  }
  if (mask === 'name') return keepName(text);
  if (mask !== 'expiry') return digits;
  const expiry = readExpiry(text, digits);
  return expiry.length > 6 ? '' : expiry;
}

function readExpiry(text: string, digits: string): string {
  const parts = text.split(/\D+/).filter((part) => part !== '');
  const [first = '', second = ''] = parts;
  if (parts.length === 2 && first.length === 4 && second.length <= 2) {
    return second.padStart(2, '0') + first;
  }
  if (parts.length === 2) return first.padStart(2, '0') + second;
  if (/^\D*\d[/ ]+$/.test(text)) return `0${digits}`;
  return digits.replace(/^(20\d\d)(0[1-9]|1[0-2])$/, '$2$1');
}

function insertName(head: string, text: string, tail: string, isTyped: boolean) {
  if (isTyped && tail.startsWith(' ') && keepName(head + text) === `${head} `) {
    const groups = (head + tail).split(' ').filter((group) => group !== '');
    return groups.length < 5 ? { raw: `${head} ${tail}`, at: head.length + 1 } : undefined;
  }
  const raw = keepName(head + text + tail);
  const loses = lettersOf(raw).length < lettersOf(head + text + tail).length;
  const start = keepName(head + text);
  if (isTyped && loses) return undefined;
  return start === head && raw === keepName(head + tail) ? undefined : { raw, at: start.length };
}

function insertDigits(mask: MaskName, old: string, head: string, text: string, tail: string) {
  const isSeparator = tail !== '' && read(mask, text) === '';
  const raw = isSeparator ? read(mask, head + text) + tail : read(mask, head + text + tail);
  const isCoded = mask === 'phone' && /^(?:\+|0|1|52)/.test(raw);
  const most = Math.max(isCoded ? 16 : CAPACITY[mask], old.length);
  if (raw === '' || raw === head + tail || (text.length === 1 && raw.length > most)) {
    return undefined;
  }
  return { raw, at: Math.max(0, raw.length - tail.length) };
}

/** The raw value and the caret in it after an act; nothing when nothing may change. */
export function act(
  mask: MaskName,
  { raw, from, to }: Model,
  action: Act,
): { raw: string; at: number } | undefined {
  let start = countBefore(mask, raw, from);
  let end = countBefore(mask, raw, to);
  if (action.kind === 'select') return undefined;
  if (action.kind === 'type' || action.kind === 'paste') {
    const [head, tail] = [raw.slice(0, start), raw.slice(end)];
    return mask === 'name'
      ? insertName(head, action.text, tail, action.kind === 'type')
      : insertDigits(mask, raw, head, action.text, tail);
  }
  if (from === to && action.kind === 'backspace') start = Math.max(0, start - 1);
  if (from === to && action.kind === 'delete') end = Math.min(raw.length, end + 1);
  if (start === end) return undefined;
  const kept = read(mask, raw.slice(0, start) + raw.slice(end));
  return { raw: kept, at: Math.min(read(mask, raw.slice(0, start)).length, kept.length) };
}
