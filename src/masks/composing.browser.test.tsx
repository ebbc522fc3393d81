import { describe, expect, test } from 'vitest';
import { fieldOf, input, renderField } from './testing/fields';

/** Dispatches the events with which a browser ends a composition. */
type Ending = (text: string) => void;

function fire(type: string, inputType: string, isComposing: boolean): void {
  input().dispatchEvent(
    new InputEvent(type, { bubbles: true, cancelable: true, inputType, isComposing }),
  );
}

function end(): void {
  input().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
}

/** Replaces a range of the text, as browsers do during a composition. */
function replace(start: number, stop: number, text: string): void {
  input().setRangeText(text, start, stop, 'end');
}

const endings: Record<string, Ending> = {
  Chromium: end,
  Firefox() {
    end();
    fire('input', 'insertCompositionText', false);
  },
  WebKit(text) {
    const stop = input().selectionEnd ?? 0;
    replace(stop - text.length, stop, '');
    fire('input', 'deleteCompositionText', true);
    replace(stop - text.length, stop - text.length, text);
    fire('input', 'insertFromComposition', true);
    end();
  },
};

/** Composes a text in place of the selection, in steps. */
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

describe.each(Object.entries(endings))('a composition that ends as in %s', (_, ending) => {
  test('is parsed when it ends', () => {
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

  test.each<[string, string, [number, number], string[], unknown[], string[]]>([
    ['replaces the selection', '5512', [1, 3], ['９'], ['592', 2, 2], ['592']],
    ['is rejected if it has no digits', '5512345678', [3, 3], ['ａ'], ['551 234 56 78', 3, 3], []],
    ['changes nothing if it is cancelled', '5512', [1, 1], ['７', ''], ['551 2', 1, 1], []],
  ])('%s', (_title, defaultValue, selection, steps, expected, emitted) => {
    const changes = renderField(PhoneField, { defaultValue });
    input().setSelectionRange(...selection);
    compose(ending, ...steps);
    expect([caret(), changes]).toEqual([expected, emitted]);
  });
});

test('the mask cvv conceals a composition', () => {
  renderField(fieldOf('cvv').Field);
  const security = () => getComputedStyle(input()).getPropertyValue('-webkit-text-security');
  const before = security();
  compose(() => {
    // Firefox does not support the property. Its input methods display the text in a separate window.
    expect([security(), input().dataset['concealed']]).toEqual([before && 'disc', '']);
    end();
  }, '７３');
  expect([security(), input().value]).toEqual([before, '**']);
});
