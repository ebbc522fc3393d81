import { expect, fn } from 'storybook/test';
import { DIGIT_KEYS, fieldAbout, fieldStates } from '#masks/testing/fieldStates';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { CardNumberField } from './CardNumberField';

const meta = preview.meta({
  title: 'Components/Fields/CardNumberField',
  component: CardNumberField,
  parameters: {
    about: fieldAbout(
      'For the number of a payment card.',
      'For any other number: it takes sixteen digits.',
      DIGIT_KEYS,
    ),
    layout: 'padded',
  },
  args: { label: tr('field.card'), name: 'card', onChange: fn() },
});

const states = fieldStates({
  raw: '4242424242424242',
  display: '4242 4242 4242 4242',
  pasted: '4242-4242-4242-4242',
  invalid: '424242424242',
  hint: 'field.cardHint',
  error: 'payment.warning.card',
});

export const Default = meta.story({
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: t('field.card') });
    await expect(field).toHaveAttribute('autocomplete', 'cc-number');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
});

export const Filled = meta.story(states.filled);

export const Typing = meta.story({
  tags: ['test-only', '!autodocs', 'active-window'],
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '424242424242');
    await expect(field).toHaveValue('4242 4242 4242');
    await expect(args.onChange).toHaveBeenLastCalledWith('424242424242');
    await userEvent.type(field, '1', { initialSelectionStart: 5, initialSelectionEnd: 9 });
    await expect(field).toHaveValue('4242 1424 2');
    await expect(field).toHaveProperty('selectionStart', 6);
  },
});

export const Pasted = meta.story(states.pasted);

export const Autofilled = meta.story(states.autofilled);

export const WithHint = meta.story(states.withHint);

export const WithDescription = meta.story(states.withDescription);

export const WithError = meta.story(states.withError);

export const Disabled = meta.story(states.disabled);

export const LongLabel = meta.story(states.longLabel);
