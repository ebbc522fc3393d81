import { expect, test, vi } from 'vitest';
import { maskWith } from './testing/maskWith';
import { parsePhone, phoneMask, type PhoneOptions } from './masks';

const plans = {
  AR: { countryCode: '54', groups: [2, 4, 4] },
  BR: { countryCode: '55', groups: [2, 5, 4], lengths: [10, 11] },
  CL: { countryCode: '56', groups: [1, 4, 4] },
  CO: { countryCode: '57', groups: [3, 3, 4] },
  DO: { countryCode: '1', groups: [3, 3, 4] },
  MX: { countryCode: '52' },
  PE: { countryCode: '51', groups: [3, 3, 3] },
};

/** Types a text key by key. */
function type(text: string, { groups, countryCode, lengths }: PhoneOptions): string {
  const mask = maskWith(phoneMask(groups, countryCode, lengths), '');
  for (const char of text) mask.splice(mask.displayValue.length, 0, char);
  mask.doCommit();
  return mask.unmaskedValue;
}

test.each<[keyof typeof plans, string, string]>([
  ['CO', '+57 300 123 4567', '3001234567'],
  ['CO', '0057 300 1234567', '3001234567'],
  ['CO', '011 57 300 123 4567', '3001234567'],
  ['CO', '573001234567', '3001234567'],
  ['CO', '+57 (0) 300 123 4567', '3001234567'],
  ['CO', '0300 123 4567', '3001234567'],
  ['CO', '573 001 2345', '5730012345'],
  ['BR', '+55 (11) 91234-5678', '11912345678'],
  ['BR', '+55 (11) 3123-4567', '1131234567'],
  ['BR', '0 11 91234 5678', '11912345678'],
  ['BR', '55 91234 5678', '55912345678'],
  ['DO', '+1 (809) 555-0100', '8095550100'],
  ['DO', '1 809 555 0100', '8095550100'],
  ['CL', '+56 9 1234 5678', '912345678'],
  ['PE', '+51 987 654 321', '987654321'],
  ['AR', '+54 9 11 1234 5678', '1112345678'],
  ['AR', '54 9 11 1234 5678', '1112345678'],
  ['AR', '+54 11 1234 5678', '1112345678'],
  ['AR', '9 11 1234 5678', '1112345678'],
  ['CO', '+52 300 123 4567', '+523001234567'],
  ['CO', '+45 12 34 56 78', '+4512345678'],
  ['CO', '+57 300 123 456', '+57300123456'],
  ['CO', '+57 300 123 4567 8', '+5730012345678'],
  ['CO', '57 300 123 4567 8', '5730012345678'],
  ['CL', '+56 9 1234 5678 0', '+569123456780'],
  ['PE', '0051 987 654 321 0', '00519876543210'],
  ['MX', '+52 1 55 1234 5678', '5512345678'],
  ['MX', '521 55 1234 5678', '5512345678'],
  ['MX', '044 55 1234 5678', '5512345678'],
  ['MX', '+52 55 1234 5678 9', '+5255123456789'],
  ['MX', '044 55 1234 5678 9', '04455123456789'],
  ['CO', '00573001234', '00573001234'],
  ['CO', '01157300123', '01157300123'],
])('a phone number in %s, %s, is %s, pasted or typed', (country, text, raw) => {
  const options = plans[country];
  expect(parsePhone(text, options)).toBe(raw);
  expect(type(text, options)).toBe(raw);
});

test.each([undefined, null, '', {}, 'CO'])('the country code %j removes nothing', (countryCode) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const options = { countryCode, groups: [3, 3, 4] } as PhoneOptions;
  expect(parsePhone('+57 300 123 4567', options)).toBe('+573001234567');
  expect(parsePhone('+52 55 1234 5678', { countryCode } as PhoneOptions)).toBe('5512345678');
  const isMistake =
    (typeof countryCode === 'object' && countryCode !== null) || countryCode === 'CO';
  expect(log).toHaveBeenCalledTimes(isMistake ? 1 : 0);
  log.mockRestore();
});
