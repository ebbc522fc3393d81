import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { SchemeSwitch } from './SchemeSwitch';

const meta = preview.meta({
  title: 'Components/Fields/SchemeSwitch',
  component: SchemeSwitch,
  parameters: {
    about: {
      use: 'For the colour scheme of the page: the system’s, light or dark.',
      avoid: 'For a choice with more than three short options.',
      keyboard: ['`Enter` or `Space` presses a button.'],
    },
    layout: 'padded',
  },
  args: {
    label: tr('scheme.label'),
    options: [
      { value: 'system', label: tr('scheme.system') },
      { value: 'light', label: tr('scheme.light') },
      { value: 'dark', label: tr('scheme.dark') },
    ],
    value: 'system',
    onChange: fn(),
  },
  render: function Render({ value: initial, onChange, ...args }) {
    const [value, setValue] = useState(initial);
    return (
      <SchemeSwitch
        {...args}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
        value={value}
      />
    );
  },
});

export const Default = meta.story();

export const ChooseAScheme = Default.extend({
  tags: ['interaction'],
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('group', { name: t('scheme.label') })).toBeVisible();
    const dark = canvas.getByRole('button', { name: t('scheme.dark') });
    await userEvent.click(dark);
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    const system = canvas.getByRole('button', { name: t('scheme.system') });
    await expect(system).toHaveAttribute('aria-pressed', 'false');
  },
});

/** A disabled fieldset disables its buttons. */
export const Disabled = meta.story({
  decorators: [
    (Story) => (
      <fieldset disabled>
        <Story />
      </fieldset>
    ),
  ],
});
