import { expect } from 'storybook/test';
import type { About } from '#storybook/docs/about';
import { t, tr, type TextKey } from '#storybook/testing/i18n';

/** The values and texts in which the stories of a masked field differ. */
export interface FieldStates {
  /** A complete raw value. */
  raw: string;
  /** The text that the field shows for it. */
  display: string;
  /** An invalid raw value. */
  invalid: string;
  /** The key of the hint. */
  hint: TextKey;
  /** The key of the error. */
  error: TextKey;
}

interface PlayContext {
  canvas: { getByRole: (role: string) => HTMLElement };
}

/** The states that all masked fields have in common, each the input of a story. */
export function fieldStates({ raw, display, invalid, hint, error }: FieldStates) {
  return {
    filled: {
      args: { defaultValue: raw },
      async play({ canvas }: PlayContext) {
        await expect(canvas.getByRole('textbox')).toHaveValue(display);
      },
    },
    withHint: {
      args: { hint: tr(hint) },
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
  };
}

/** The guide of a masked field: when to use it, when to avoid it, and what the keyboard does. */
export function fieldAbout(use: string, avoid: string, key: string): About {
  return {
    use,
    avoid,
    keyboard: [key],
  };
}

/** What the keyboard does in a field of digits. */
export const DIGIT_KEYS =
  'As in any text field. It ignores characters other than digits, also on paste and autofill.';
