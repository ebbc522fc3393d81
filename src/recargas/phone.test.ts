import { describe, expect, it } from 'vitest';
import { isPhone } from './phone';

describe('isPhone', () => {
  it.each([['5512345678'], ['0000000000']])('takes %j', (value) => {
    expect(isPhone(value)).toBe(true);
  });

  it.each([
    [''],
    ['551234567'],
    ['55123456789'],
    ['55 1234 567'],
    ['5512345678\n'],
    [' 5512345678'],
    ['٥٥١٢٣٤٥٦٧٨'],
    ['55123456７8'],
  ])('rejects %j', (value) => {
    expect(isPhone(value)).toBe(false);
  });
});
