import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CardNumberField } from '#components/CardNumberField';
import { CvvField } from '#components/CvvField';
import { PhoneField } from '#components/PhoneField';
import { TextField } from '#components/TextField';
import { input, render, renderField } from './testing/fields';
import { useMask, type MaskedFieldProps } from './useMask';

test('a phone number has the groups of another numbering plan', async () => {
  const changes = renderField((props) => (
    <PhoneField clearLabel="Clear" groups={[3, 3, 3]} required {...props} />
  ));
  await userEvent.keyboard('98765432');
  expect(input().checkValidity()).toBe(false);
  await userEvent.keyboard('10');
  expect([input().value, changes.at(-1)]).toEqual(['987 654 321', '987654321']);
  expect(input().checkValidity()).toBe(true);
});

test('a phone number of another plan keeps its country code and is incomplete', async () => {
  const changes = renderField((props) => (
    <PhoneField clearLabel="Clear" groups={[3, 3, 3]} required {...props} />
  ));
  await userEvent.keyboard('+51987654321');
  expect([input().value, changes.at(-1)]).toEqual(['+51987654321', '+51987654321']);
  expect(input().checkValidity()).toBe(false);
});

test('a security code of four digits conceals the first three', async () => {
  const changes = renderField((props) => <CvvField digits={4} required {...props} />);
  await userEvent.keyboard('123');
  expect(input().checkValidity()).toBe(false);
  await userEvent.keyboard('4');
  expect([input().value, changes.at(-1), input().checkValidity()]).toEqual(['***4', '1234', true]);
});

function Card() {
  const [card, setCard] = useState('');
  const groups = /^3[47]/.test(card) ? [4, 6, 5] : undefined;
  return <CardNumberField groups={groups} label="Card" onChange={setCard} required value={card} />;
}

test('the groups of a card number follow its first digits while the user types', async () => {
  render(<Card />);
  input().focus();
  await userEvent.keyboard('378282246310005');
  expect([input().value, input().checkValidity()]).toEqual(['3782 822463 10005', true]);
  await userEvent.keyboard('9');
  expect(input().value).toBe('3782 822463 10005');
});

test('other groups keep the value and the caret', async () => {
  render(<Card />);
  input().focus();
  await userEvent.keyboard('478282246310005');
  expect(input().value).toBe('4782 8224 6310 005');
  input().setSelectionRange(0, 1);
  await userEvent.keyboard('3');
  expect([input().value, input().selectionStart]).toEqual(['3782 822463 10005', 1]);
});

function ZipField(props: MaskedFieldProps) {
  const { input: native, maskHint } = useMask({ pattern: '00-000', lengths: [5] }, props);
  return <TextField {...props} {...native} maskHint={maskHint} />;
}

test('a field of an app has its own mask', async () => {
  const changes = renderField(ZipField, { required: true });
  await userEvent.keyboard('0612');
  expect([input().value, input().checkValidity()]).toEqual(['06-12', false]);
  await userEvent.keyboard('3');
  expect([input().value, changes.at(-1), input().checkValidity()]).toEqual([
    '06-123',
    '06123',
    true,
  ]);
  input().setSelectionRange(3, 3);
  await userEvent.keyboard('{Backspace}');
  expect([input().value, input().selectionStart]).toEqual(['01-23', 1]);
});
