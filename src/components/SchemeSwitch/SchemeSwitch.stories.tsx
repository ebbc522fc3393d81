import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SchemeSwitch } from './SchemeSwitch';

const meta = preview.meta({
  title: 'Components/Fields/SchemeSwitch',
  component: SchemeSwitch,
  parameters: {
    sameInCarriers: true,
    about: {
      use: 'For the colour scheme of the page: the system’s, light or dark.',
      avoid: 'For a choice with more than three short options.',
      keyboard: ['`Enter` or `Space` presses a button.'],
    },
    layout: 'padded',
  },
  args: {
    label: 'Apariencia',
    options: [
      { value: 'system', label: 'Sistema' },
      { value: 'light', label: 'Clara' },
      { value: 'dark', label: 'Oscura' },
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
