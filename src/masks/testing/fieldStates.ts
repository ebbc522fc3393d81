import { expect, fireEvent, type fn } from 'storybook/test';
import { t, tr, type TextKey } from '#storybook/testing/i18n';

/** The values of a masked field in its stories. */
export interface FieldStates {
  /** A complete raw value, and its display. */
  raw: string;
  display: string;
  /** A text that gives the raw value when it is pasted or filled. */
  pasted: string;
  /** An invalid raw value. */
  invalid: string;
  /** The keys of the texts in the stories. */
  hint: TextKey;
  error: TextKey;
}

/** The context of a story's `play`. */
interface PlayContext {
  args: { onChange?: unknown };
  canvas: {
    getByRole: (role: string) => HTMLElement;
  };
  userEvent: {
    click: (element: Element) => Promise<void>;
    paste: (text: string) => Promise<void>;
  };
}

/** The tags of stories that are tests only. */
const testOnly = ['test-only', '!autodocs'];

/** The states of all masked fields, each the input of a story. */
export function fieldStates({ raw, display, pasted, invalid, hint, error }: FieldStates) {
  async function expectValue({ args, canvas }: PlayContext): Promise<void> {
    await expect(canvas.getByRole('textbox')).toHaveValue(display);
    await expect(args.onChange as ReturnType<typeof fn>).toHaveBeenLastCalledWith(raw);
  }

  return {
    filled: {
      args: { defaultValue: raw },
      async play({ canvas }: PlayContext) {
        await expect(canvas.getByRole('textbox')).toHaveValue(display);
      },
    },
    pasted: {
      tags: testOnly,
      async play(context: PlayContext) {
        await context.userEvent.click(context.canvas.getByRole('textbox'));
        await context.userEvent.paste(pasted);
        await expectValue(context);
      },
    },
    autofilled: {
      tags: testOnly,
      async play(context: PlayContext) {
        await fireEvent.change(context.canvas.getByRole('textbox'), { target: { value: pasted } });
        await expectValue(context);
      },
    },
    withHint: {
      args: { hint: tr(hint) },
      async play({ canvas }: PlayContext) {
        await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(t(hint));
      },
    },
    withDescription: {
      tags: testOnly,
      args: { description: tr(hint) },
      async play({ canvas }: PlayContext) {
        await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(t(hint));
      },
    },
    withError: {
      args: { defaultValue: invalid, error: tr(error) },
      async play({ canvas }: PlayContext) {
        await expect(canvas.getByRole('textbox')).toBeInvalid();
        await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(t(error));
      },
    },
    disabled: { args: { defaultValue: raw, disabled: true } },
    longLabel: { args: { label: tr('payment.demo') } },
  };
}

/** The parts of a masked field, and how it is used: for its page. */
export function fieldAbout(not: string, key: string) {
  return {
    not,
    parts: [
      'Label',
      'Native input',
      'Error, while there is one: read with the field, before the hint',
      'Hint (optional)',
    ],
    keys: [key],
  };
}

/** How a field of digits is used. */
export const DIGIT_KEYS =
  'As in any text field; what is no digit is left out, pasted and filled in too.';
