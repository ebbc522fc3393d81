import { expect, fn } from 'storybook/test';
import { DIGIT_KEYS, fieldAbout, fieldStates } from '#masks/testing/fieldStates';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { CvvField } from './CvvField';

const meta = preview.meta({
  title: 'Components/Fields/CvvField',
  component: CvvField,
  parameters: {
    about: fieldAbout(
      'For the security code of a payment card: it hides the first two digits.',
      'For codes that the user reads back: two of its digits are hidden.',
      DIGIT_KEYS,
    ),
    layout: 'padded',
  },
  args: { label: tr('field.cvv'), name: 'cvv', onChange: fn() },
});

const states = fieldStates({
  raw: '783',
  display: '**3',
  pasted: '783',
  invalid: '',
  hint: 'field.cvvHint',
  error: 'payment.warning.cvv',
});

/** All text of the page that a script or a screen reader can read. */
function readable(root: HTMLElement): string {
  const values = Array.from(root.querySelectorAll('input'), ({ value, defaultValue }) => [
    value,
    defaultValue,
  ]);
  return root.outerHTML.replace(/ (?:id|for|class|aria-describedby)="[^"]*"/g, '') + values.join();
}

export const Default = meta.story({
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: t('field.cvv') });
    await expect(field).toHaveAttribute('autocomplete', 'cc-csc');
  },
});

export const Filled = meta.story({
  args: { defaultValue: '783' },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('textbox')).toHaveValue('**3');
    await expect(readable(canvasElement)).not.toMatch(/[78]/);
  },
});

export const Typing = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ args, canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '783');
    await userEvent.type(field, '9');
    await expect(field).toHaveValue('**3');
    await expect(readable(canvasElement)).not.toMatch(/[789]/);
    await expect(args.onChange).toHaveBeenLastCalledWith('783');
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 1 });
    await expect(args.onChange).toHaveBeenLastCalledWith('83');
    await expect(field).toHaveValue('**');
  },
});

export const Pasted = meta.story(states.pasted);

export const Autofilled = meta.story(states.autofilled);

export const WithHint = meta.story(states.withHint);

export const WithDescription = meta.story(states.withDescription);

export const WithError = meta.story(states.withError);

export const Disabled = meta.story(states.disabled);

export const LongLabel = meta.story(states.longLabel);
