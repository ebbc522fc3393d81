import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MaskName } from './masks';
import { fieldCases, input, renderField } from './testing/fields';
import { bareField, press, type BareField } from './testing/harness';
import { act, countBefore, display, type Act, type Model } from './testing/model';
import { runs } from './testing/runs';

const place = fc.nat({ max: 20 });
const selections = fc
  .tuple(place, fc.oneof(fc.constant(0), fc.nat({ max: 6 })))
  .map(([from, length]): Act => ({ kind: 'select', from, to: from + length }));

/** Pieces that mean something together, as random digits seldom do. */
const pieces = fc.constantFrom('+52', '521', '044', '55 1234', '5678', '3/', '03/20', '2024-03');

function actsOf(mask: MaskName): fc.Arbitrary<Act[]> {
  const letters = mask === 'name' ? [..."aÑz李 '-1"] : [...'0123456789/ x+'];
  const key = fc.constantFrom(...letters);
  const random = fc.string({ unit: key, minLength: 2, maxLength: 14 });
  const paste = mask === 'name' ? random : fc.oneof(random, pieces);
  return fc.array(
    fc.oneof(
      { weight: 6, arbitrary: key.map((text): Act => ({ kind: 'type', text })) },
      { weight: 2, arbitrary: paste.map((text): Act => ({ kind: 'paste', text })) },
      { weight: 2, arbitrary: fc.constant<Act>({ kind: 'backspace' }) },
      { weight: 1, arbitrary: fc.constant<Act>({ kind: 'delete' }) },
      { weight: 3, arbitrary: selections },
    ),
    { minLength: 1, maxLength: 12 },
  );
}

/** Announces a change as the browser does for keys, and makes it by the browser's own editing. */
function edit(inputType: string, command: string, data: string | null = null): void {
  const isAllowed = input().dispatchEvent(
    new InputEvent('beforeinput', { bubbles: true, cancelable: true, data, inputType }),
  );
  if (isAllowed) document.execCommand(command, false, data ?? '');
}

function perform(action: Act): void {
  if (action.kind === 'select') {
    const length = input().value.length;
    input().setSelectionRange(Math.min(action.from, length), Math.min(action.to, length));
  } else if (action.kind === 'backspace') {
    edit('deleteContentBackward', 'delete');
  } else if (action.kind === 'delete') {
    edit('deleteContentForward', 'forwardDelete');
  } else {
    edit(action.kind === 'type' ? 'insertText' : 'insertFromPaste', 'insertText', action.text);
  }
}

async function pressKey(action: Act): Promise<void> {
  if (action.kind === 'backspace') await userEvent.keyboard('{Backspace}');
  else if (action.kind === 'delete') await userEvent.keyboard('{Delete}');
  else if (action.kind === 'type') await userEvent.keyboard(action.text);
  else perform(action);
}

/** Follows one action in the model; throws where the field is not what the model says. */
function check(mask: MaskName, model: Model, action: Act, told: string | undefined): string {
  const next = act(mask, model, action);
  const raw = next?.raw ?? model.raw;
  const { value, selectionStart, selectionEnd } = input();
  const start = countBefore(mask, raw, selectionStart ?? -1);
  const end = countBefore(mask, raw, selectionEnd ?? -1);
  const isCaretRight = next === undefined || (start === next.at && end === next.at);
  if (value !== display(mask, raw) || (told ?? '') !== raw || !isCaretRight) {
    const field = JSON.stringify({ value, told, start, end });
    throw new Error(
      `After ${JSON.stringify(action)} the field has ${field}, the model ${JSON.stringify(next)} of "${raw}".`,
    );
  }
  return raw;
}

function modelOf(raw: string): Model {
  const { selectionStart, selectionEnd } = input();
  return { raw, from: selectionStart ?? 0, to: selectionEnd ?? 0 };
}

let bare: BareField | undefined;

/** A fresh field without React, which would be most of the work of a thousand runs. */
function freshField(mask: MaskName): BareField {
  bare?.unlisten();
  bare = bareField(mask);
  return bare;
}

afterEach(() => {
  bare?.unlisten();
  bare = undefined;
});

describe.each(fieldCases)(
  'the field of the mask $mask',
  { timeout: 240_000 },
  ({ mask, Field }) => {
    test('agrees with the model over random edits', () => {
      fc.assert(
        fc.property(actsOf(mask), (actions) => {
          const { told } = freshField(mask);
          let raw = '';
          for (const action of actions) {
            const model = modelOf(raw);
            perform(action);
            raw = check(mask, model, action, told.at(-1));
          }
        }),
        { numRuns: runs() },
      );
    });

    test('comes back to where it was by undoing and doing again', () => {
      fc.assert(
        fc.property(actsOf(mask), (actions) => {
          const field = freshField(mask);
          const { told } = field;
          actions.forEach(perform);
          const last = told.at(-1) ?? '';
          actions.forEach(() => press(field, 'z', { ctrlKey: true }));
          expect([input().value, told.at(-1) ?? '']).toEqual(['', '']);
          actions.forEach(() => press(field, 'y', { ctrlKey: true }));
          expect([input().value, told.at(-1) ?? '']).toEqual([display(mask, last), last]);
        }),
        { numRuns: runs() / 10 },
      );
    });

    test('agrees with the model within React when real keys are pressed', async () => {
      const told = renderField(Field);
      await fc.assert(
        fc.asyncProperty(actsOf(mask), async (actions) => {
          input().select();
          await userEvent.keyboard('{Backspace}');
          let raw = '';
          for (const action of actions) {
            const model = modelOf(raw);
            await pressKey(action);
            raw = check(mask, model, action, told.at(-1));
          }
        }),
        { numRuns: 10 },
      );
    });
  },
);
