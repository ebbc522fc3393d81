import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CardNumberField } from '#components/CardNumberField';
import { CvvField } from '#components/CvvField';
import { ExpiryField } from '#components/ExpiryField';
import { PhoneField } from '#components/PhoneField';
import type { MaskedFieldProps } from '#masks/useMask';
import { formats } from '#topup/fields';

test.each<[keyof typeof formats, (props: MaskedFieldProps) => ReactNode]>([
  ['phone', (props) => <PhoneField clearLabel="Clear" {...props} />],
  ['card', CardNumberField],
  ['expiry', ExpiryField],
  ['cvv', CvvField],
])('the mask of the %s field accepts exactly the lengths of its format', async (name, Field) => {
  const isValid = (length: number) => formats[name].test('4'.repeat(length));
  const values: string[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  flushSync(() => {
    root.render(<Field label="Field" onChange={(value) => void values.push(value)} />);
  });
  document.querySelector('input')?.focus();
  await userEvent.keyboard('4'.repeat(20));
  root.unmount();
  const longest = Array.from({ length: 20 }, (_, length) => length).findLast(isValid);
  expect(values).toEqual(
    Array.from({ length: Number(longest) }, (_, index) => '4'.repeat(index + 1)),
  );
});
