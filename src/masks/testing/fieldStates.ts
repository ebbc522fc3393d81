import { expect, fireEvent, type fn } from 'storybook/test';
import { t, tr, type TextKey } from '#storybook/testing/i18n';

/** What the stories of a masked field differ in. */
export interface FieldStates {
  /** A complete raw value, and what the field shows of it. */
  raw: string;
  display: string;
  /** A text that is pasted, or filled in, as the raw value. */
  pasted: string;
  /** An invalid raw value. */
  invalid: string;
  /** The keys of the texts that the stories show. */
  hint: TextKey;
  error: TextKey;
}

/** What a story's `play` gets. */
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

/** The states that all masked fields have in common, each the input of a story. */
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

/** The guide of a masked field: when to use it, when to avoid it, and what the keyboard does. */
export function fieldAbout(use: string, avoid: string, key: string) {
  return {
    use,
    avoid,
    anatomy: [
      ['Label', 'label'],
      ['Native input', 'input'],
      'Error (optional): announced with the field, before the hint',
      'Hint (optional)',
    ],
    keyboard: [key],
  };
}

/** What the keyboard does in a field of digits. */
export const DIGIT_KEYS =
  'As in any text field. It ignores characters other than digits, also on paste and autofill.';
