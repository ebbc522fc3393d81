import { describe, expect, test } from 'vitest';
import { fieldOf, input, renderField } from './testing/fields';

/** The order of the events with which a browser ends a composition. */
type Ending = (text: string) => void;

function fire(type: string, inputType: string, isComposing: boolean): void {
  input().dispatchEvent(
    new InputEvent(type, { bubbles: true, cancelable: true, inputType, isComposing }),
  );
}

function end(): void {
  input().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
}

/** Replaces a range of the text, as browsers do while an input method composes. */
function replace(start: number, stop: number, text: string): void {
  input().setRangeText(text, start, stop, 'end');
}

const endings: [string, Ending][] = [
  ['Chromium', end],
  [
    'Firefox',
    () => {
      end();
      fire('input', 'insertCompositionText', false);
    },
  ],
  [
    'WebKit',
    (text) => {
      const stop = input().selectionEnd ?? 0;
      replace(stop - text.length, stop, '');
      fire('input', 'deleteCompositionText', true);
      replace(stop - text.length, stop - text.length, text);
      fire('input', 'insertFromComposition', true);
      end();
    },
  ],
];

/** Composes a text in place of the selection, step by step, and ends it as a browser does. */
function compose(ending: Ending, ...steps: string[]): void {
  const start = input().selectionStart ?? 0;
  input().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  let stop = input().selectionEnd ?? 0;
  for (const text of steps) {
    fire('beforeinput', 'insertCompositionText', true);
    replace(start, stop, text);
    fire('input', 'insertCompositionText', true);
    stop = start + text.length;
  }
  ending(steps.at(-1) ?? '');
}

const { Field: PhoneField } = fieldOf('phone');
const caret = () => [input().value, input().selectionStart, input().selectionEnd];

describe.each(endings)('a composition that ends as in %s', (_, ending) => {
  test('is read once it has ended', () => {
    const changes = renderField(PhoneField, { defaultValue: '5' });
    compose(
      (text) => {
        expect([input().value, changes]).toEqual(['5１２', []]);
        ending(text);
      },
      '１',
      '１２',
    );
    expect([caret(), changes]).toEqual([['512', 3, 3], ['512']]);
  });

  test('replaces the selection', () => {
    const changes = renderField(PhoneField, { defaultValue: '5512' });
    input().setSelectionRange(1, 3);
    compose(ending, '９');
    expect([caret(), changes]).toEqual([['592', 2, 2], ['592']]);
  });

  test('is refused where the field is full', () => {
    const changes = renderField(PhoneField, { defaultValue: '5512345678' });
    input().setSelectionRange(3, 3);
    compose(ending, '９');
    expect([caret(), changes]).toEqual([['551 234 56 78', 3, 3], []]);
  });

  test('changes nothing where it is cancelled', () => {
    const changes = renderField(PhoneField, { defaultValue: '5512' });
    input().setSelectionRange(1, 1);
    compose(ending, '７', '');
    expect([caret(), changes]).toEqual([['551 2', 1, 1], []]);
  });

  test.each([
    ['phone', ['+52', ' 55', ' 1234', ' 5678'], '5512345678'],
    ['expiry', ['3/', '2024'], '032024'],
    ['name', ['李', '小龙'], '李小龙'],
    ['cvv', ['７', '３９'], '739'],
  ] as const)('in the field %s means by the parts %j the same as in one', (mask, parts, raw) => {
    const changes = renderField(fieldOf(mask).Field);
    for (const part of parts) compose(ending, part);
    expect(changes.at(-1)).toBe(raw);
  });

  test('is one step of the history with the keys around it', () => {
    const changes = renderField(PhoneField, { defaultValue: '5' });
    compose(ending, '１');
    compose(ending, '２');
    input().dispatchEvent(
      new InputEvent('beforeinput', { cancelable: true, inputType: 'historyUndo' }),
    );
    expect(changes).toEqual(['51', '512', '5']);
  });
});

test('a composition keeps its text whatever the parent renders', () => {
  renderField(PhoneField, { value: '' });
  compose(() => {
    input().dispatchEvent(new Event('change', { bubbles: true }));
    expect(input().value).toBe('１');
    end();
  }, '１');
});

test('the field of the mask cvv conceals what is composed', () => {
  renderField(fieldOf('cvv').Field);
  const security = () => getComputedStyle(input()).getPropertyValue('-webkit-text-security');
  const before = security();
  compose(() => {
    // Firefox has no such property: there the input method's own window shows the text.
    expect([security(), input().dataset['composing']]).toEqual([before && 'disc', 'concealed']);
    end();
  }, '７３');
  expect([security(), input().value]).toEqual([before, '**']);
});
