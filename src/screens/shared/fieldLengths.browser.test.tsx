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
import { fieldLengths, isCardNumber, isCvv, isExpiry, isPhone } from '#topup/fields';

type Case = [
  keyof typeof fieldLengths,
  (props: MaskedFieldProps) => ReactNode,
  (value: string) => boolean,
];

test.each<Case>([
  ['phone', (props) => <PhoneField clearLabel="Clear" {...props} />, isPhone],
  ['card', CardNumberField, isCardNumber],
  ['expiry', ExpiryField, isExpiry],
  ['cvv', CvvField, isCvv],
])(
  'the mask of the %s field accepts exactly the lengths of the validation rules',
  async (name, Field, isValid) => {
    const values: string[] = [];
    const root = createRoot(document.body.appendChild(document.createElement('main')));
    flushSync(() => {
      root.render(<Field label="Field" onChange={(value) => void values.push(value)} />);
    });
    document.querySelector('input')?.focus();
    await userEvent.keyboard('4'.repeat(20));
    const { least, most } = fieldLengths[name];
    const lengths = Array.from({ length: most }, (_, index) => index + 1);
    expect(values.map(({ length }) => length)).toEqual(lengths);
    expect(values.filter(isValid).map(({ length }) => length)).toEqual(lengths.slice(least - 1));
    root.unmount();
  },
);
