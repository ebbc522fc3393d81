import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CardNumberField } from '#components/CardNumberField';
import { CvvField } from '#components/CvvField';
import { LocaleProvider } from '#components/LocaleProvider';
import { PhoneField } from '#components/PhoneField';
import { TextField } from '#components/TextField';
import { input, render, renderField, rerender } from './testing/fields';
import { useMask, type MaskedFieldProps } from './useMask';

function PeruvianField(props: MaskedFieldProps) {
  return <PhoneField clearLabel="Clear" groups={[3, 3, 3]} {...props} />;
}

function LongCvvField(props: MaskedFieldProps) {
  return <CvvField digits={4} {...props} />;
}

/** The field of an app, with a custom mask. */
function ZipField(props: MaskedFieldProps) {
  const { input: native, maskHint } = useMask({ pattern: '00-000', lengths: [5] }, props);
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
  await userEvent.keyboard(`${raw.slice(-1)}0`);
  expect([input().value, changes.at(-1), input().checkValidity()]).toEqual([display, raw, true]);
});

test('a phone number of another plan keeps its country code and is incomplete', async () => {
  const changes = renderField(PeruvianField, { required: true });
  await userEvent.keyboard('+51987654321');
  expect([input().value, changes.at(-1)]).toEqual(['+51987654321', '+51987654321']);
  expect(input().checkValidity()).toBe(false);
});

test.each([
  ['es-CO', 'No cupo todo: se omitió lo que sobra.'],
  ['en', 'Not everything fits: the rest was left out.'],
])('a note without a text of the app is in the language %s', async (language, note) => {
  render(
    <LocaleProvider language={language}>
      <CardNumberField label="Card" />
    </LocaleProvider>,
  );
  input().focus();
  await userEvent.keyboard('4'.repeat(17));
  await expect.poll(() => document.querySelector('[role="status"]')?.textContent).toBe(note);
});

test('a number is parsed again when another country is chosen', () => {
  const changes: string[] = [];
  const field = (countryCode: string) => (
    <PhoneField
      clearLabel="Clear"
      countryCode={countryCode}
      defaultValue="+573001234567"
      groups={[3, 3, 4]}
      label="Phone"
      onChange={(value) => changes.push(value)}
    />
  );
  render(field('52'));
  expect(input().value).toBe('+573001234567');
  rerender(field('+57'));
  expect([input().value, changes]).toEqual(['300 123 4567', ['3001234567']]);
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
  await userEvent.keyboard('{End}9');
  expect([input().value, input().checkValidity()]).toEqual(['3782 822463 10005', true]);
});

test.each<[string, [number, number], [number, number]]>([
  ['the caret before the last digit', [17, 17], [16, 16]],
  ['the caret inside a group', [11, 11], [10, 10]],
  ['a selection', [1, 12], [1, 12]],
  ['the caret at the end', [18, 18], [17, 17]],
])('a change of groups while the field is focused keeps %s', (_, selection, expected) => {
  const field = (groups: number[]) => (
    <CardNumberField defaultValue="378282246310005" groups={groups} label="Card" />
  );
  render(field([4, 4, 4, 4]));
  input().focus();
  input().setSelectionRange(...selection, 'backward');
  rerender(field([4, 6, 5]));
  const { value, selectionStart, selectionEnd, selectionDirection } = input();
  expect([value, [selectionStart, selectionEnd]]).toEqual(['3782 822463 10005', expected]);
  // Browsers differ in the direction of a caret.
  if (selection[0] !== selection[1]) expect(selectionDirection).toBe('backward');
});

test('another parse function is used from the next edit on', async () => {
  function CodeField({ parse }: { parse: (text: string) => string }) {
    const { input: native } = useMask({ pattern: '0000', parse }, {});
    return <TextField label="Code" {...native} />;
  }
  render(<CodeField parse={(text) => text.replace(/\D/g, '')} />);
  rerender(<CodeField parse={(text) => text.replace(/[^0-4]/g, '')} />);
  input().focus();
  await userEvent.keyboard('192');
  expect(input().value).toBe('12');
});
