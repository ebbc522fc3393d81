import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Amount } from '#components/Amount';
import { Button } from '#components/Button';
import { ProductButton } from '#components/ProductButton';
import { ThemeProvider } from '#components/ThemeProvider';
import { withoutPictures } from '#storybook/modes';
import preview from '#storybook/preview';
import { statedAmount } from '#theme/formatAmount';
import { LocaleProvider, useLocale } from './LocaleProvider';

const meta = preview.meta({
  title: 'Components/Utilities/LocaleProvider',
  component: LocaleProvider,
  parameters: {
    about: {
      use: 'Once around an app, for the language and the currency of all its prices.',
      avoid: 'For a single price: `Amount` has the props `language` and `currency`.',
    },
    layout: 'padded',
  },
  args: { currency: 'COP', language: 'es-CO' },
});

function PayButton({ value }: { value: number }) {
  return <Button>{`Pagar ${statedAmount(value, useLocale())}`}</Button>;
}

/** The pesos of Colombia, whose sign needs no tag there. */
export const Default = meta.story({
  render: (args) => (
    <LocaleProvider {...args}>
      <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '20rem' }}>
        <ProductButton
          defaultChecked
          name="product"
          product={{ description: '5 GB', price: 50_000 }}
          value="50"
        />
        <PayButton value={50_000} />
      </div>
    </LocaleProvider>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('radio')).toHaveAccessibleName(/^\$\s?50\.000 5 GB$/);
    await expect(canvas.getByRole('button')).toHaveTextContent(/\$\s50\.000$/);
  },
});

const amount = <Amount value={1000} />;

/** Amounts inside the providers of a story, by their texts. */
const nested: Readonly<Record<string, ReactNode>> = {
  '$1,000.00': <Amount currency="USD" language="en-US" value={1000} />,
  '$1.5COP$1.46': (
    <LocaleProvider fractionDigits={1} language="en-US">
      <Amount value={1.46} />
      <Amount currency="USD" value={1.46} />
    </LocaleProvider>
  ),
  '$1,000COP': <LocaleProvider language="en-US">{amount}</LocaleProvider>,
  '$ 1.000,00MXN': <ThemeProvider carrier="TELCEL">{amount}</ThemeProvider>,
  '$ 1.000': <ThemeProvider carrier="COMETA">{amount}</ThemeProvider>,
  'R$ 1.000,00': (
    <ThemeProvider carrier="TELCEL">
      <LocaleProvider currency="BRL" language="pt-BR">
        {amount}
      </LocaleProvider>
    </ThemeProvider>
  ),
};

/** The nearest provider applies, and a prop takes precedence. A carrier without a theme has no currency. */
export const Nested = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  render: (args) => (
    <LocaleProvider {...args}>
      <ul>
        {Object.entries(nested).map(([text, node]) => (
          <li key={text}>{node}</li>
        ))}
      </ul>
    </LocaleProvider>
  ),
  async play({ canvas }) {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(texts.map((text) => text.replace(/\s/, ' '))).toEqual(Object.keys(nested));
  },
});
