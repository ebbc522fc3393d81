import { expect, fn } from 'storybook/test';
import { onBrand } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { LanguageSelect } from './LanguageSelect';

const languages = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
];

const meta = preview.meta({
  title: 'Components/Fields/LanguageSelect',
  component: LanguageSelect,
  parameters: {
    about: {
      use: 'For the choice of the language, once on a page. Each language has its own name.',
      avoid: 'For any other choice: each option has a `lang` attribute.',
      keyboard: ['As in any native select.'],
    },
    layout: 'padded',
  },
  args: {
    label: 'Idioma',
    options: languages,
    defaultValue: 'es',
    onChange: fn(),
  },
});

export const Default = meta.story();

export const ChooseALanguage = Default.extend({
  tags: ['interaction'],
  async play({ args, canvas, userEvent }) {
    const select = canvas.getByRole('combobox', { name: 'Idioma' });
    await userEvent.selectOptions(select, 'en');
    await expect(select).toHaveValue('en');
    await expect(args.onChange).toHaveBeenCalledOnce();
    const options = canvas
      .getAllByRole('option')
      .map(({ textContent, lang }) => [lang, textContent]);
    await expect(options).toEqual(languages.map(({ value, label }) => [value, label]));
  },
});

export const OnBrand = meta.story({
  args: { surface: 'brand' },
  decorators: [onBrand],
});

export const Disabled = meta.story({ args: { disabled: true } });

export const DisabledOnBrand = OnBrand.extend({ args: { disabled: true } });
