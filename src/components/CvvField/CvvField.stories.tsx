import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/text';
import { CvvField } from './CvvField';

const meta = preview.meta({
  title: 'Components/Fields/CvvField',
  component: CvvField,
  parameters: {
    about: {
      not: 'For codes that a person reads back: two of its digits are hidden.',
      parts: [
        'Label',
        'Native input',
        'Error, while there is one: read with the field, before the hint',
        'Hint (optional)',
      ],
      keys: ['As in any text field; what is no digit is left out, pasted and filled in too.'],
    },
    layout: 'padded',
  },
  args: { label: tr('field.cvv'), name: 'cvv', onChange: fn() },
});

const changeTo = (value: string) => ({ target: { name: 'cvv', value }, type: 'change' });

/** Everything of the page that a script or a screen reader could read. */
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
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo('783'));
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 1 });
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo('83'));
    await expect(field).toHaveValue('**');
  },
});

export const Pasted = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('783');
    await expect(field).toHaveValue('**3');
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo('783'));
  },
});

export const Autofilled = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ args, canvas }) {
    await fireEvent.change(canvas.getByRole('textbox'), { target: { value: '783' } });
    await expect(canvas.getByRole('textbox')).toHaveValue('**3');
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo('783'));
  },
});

export const WithHint = meta.story({ args: { hint: tr('field.cvvHint') } });

export const WithError = meta.story({
  args: { error: tr('payment.warning.cvv') },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { defaultValue: '783', disabled: true } });

export const LongLabel = meta.story({ args: { label: tr('payment.demo') } });
