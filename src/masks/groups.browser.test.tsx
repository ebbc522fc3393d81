import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CardNumberField } from '#components/CardNumberField';
import { CvvField } from '#components/CvvField';
import { PhoneField } from '#components/PhoneField';
import { TextField } from '#components/TextField';
import { input, render, renderField } from './testing/fields';
import { parsePhone } from './phone';
import { digitMask, useMask, type MaskedFieldProps } from './useMask';

function PeruvianField(props: MaskedFieldProps) {
  return <PhoneField clearLabel="Clear" groups={[3, 3, 3]} {...props} />;
}

function LongCvvField(props: MaskedFieldProps) {
  return <CvvField digits={4} {...props} />;
}

/** The field of an app, with a custom mask. */
function ZipField(props: MaskedFieldProps) {
  const { input: native, maskHint } = useMask(digitMask({ pattern: '00-000' }), props);
  return <TextField {...props} {...native} maskHint={maskHint} />;
}

test.each([
  ['a phone number of another plan', PeruvianField, '987654321', '987 654 321'],
  ['a security code of four digits', LongCvvField, '1234', '***4'],
  ['a mask of an app', ZipField, '06123', '06-123'],
])('%s is complete after its last digit', async (_, Field, raw, display) => {
  const changes = renderField(Field, { required: true });
  await userEvent.keyboard(raw.slice(0, -1));
  expect(input().checkValidity()).toBe(false);
  await userEvent.keyboard(raw.slice(-1));
  expect([input().value, changes.at(-1), input().checkValidity()]).toEqual([display, raw, true]);
});

test.each([
  ['7', '8 912 345 67 89', '891 234 56 78 9'],
  ['', '00 49 30123456', '004 930 12 34 56'],
  ['52', '+52 55 1234 5678 9', '+5255123456789'],
])('with the country code "%s", %s is shown as %s, and not complete', async (code, text, shown) => {
  const Field = (props: MaskedFieldProps) => (
    <PhoneField clearLabel="Clear" countryCode={code} {...props} />
  );
  const changes = renderField(Field);
  await userEvent.keyboard(text);
  expect([input().value, input().checkValidity()]).toEqual([shown, false]);
  expect(changes.at(-1)).toBe(parsePhone(text, { countryCode: code }));
});

test('the groups of a card number follow its first digits while the user types', async () => {
  function Card() {
    const [card, setCard] = useState('');
    const groups = /^3[47]/.test(card) ? [4, 6, 5] : undefined;
    return (
      <CardNumberField groups={groups} label="Card" onChange={setCard} required value={card} />
    );
  }
  render(<Card />);
  input().focus();
  await userEvent.keyboard('478282246310005');
  expect([input().value, input().checkValidity()]).toEqual(['4782 8224 6310 005', false]);
  input().setSelectionRange(0, 1);
  await userEvent.keyboard('3');
  expect([input().value, input().selectionStart]).toEqual(['3782 822463 10005', 1]);
  expect(input().checkValidity()).toBe(true);
});
