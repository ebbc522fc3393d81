import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { PaymentMethods, type PaymentMethodsProps } from './PaymentMethods';

function Chooser({ value, onChange, ...rest }: PaymentMethodsProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <PaymentMethods
      {...rest}
      onChange={(event) => {
        setChosen(event.target.value);
        onChange(event);
      }}
      value={chosen}
    />
  );
}

// Its code is shown as that of the component itself.
Chooser.displayName = 'PaymentMethods';

const meta = preview.meta({
  title: 'Components/Fields/PaymentMethods',
  component: PaymentMethods,
  parameters: {
    about: {
      not: 'For actions: choosing changes what is shown, and does nothing yet.',
      parts: [
        'Legend',
        'A radio card for each method',
        'A remark below, while a method that cannot be used is chosen',
      ],
      keys: ['`Tab` goes to the chosen method.', 'Arrow keys choose another.'],
    },
    layout: 'padded',
  },
  args: {
    label: tr('payment.method'),
    methods: [
      { value: 'demo', label: tr('payment.methodDemo') },
      { value: 'card', label: tr('payment.methodCard'), unavailable: tr('payment.notAvailable') },
    ],
    value: 'demo',
    onChange: fn(),
  },
  render: (args) => <Chooser {...args} />,
});

export const Default = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('group', { name: t('payment.method') })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('payment.methodCard') }));
    await expect(canvas.getByRole('status')).toHaveTextContent(t('payment.notAvailable'));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** The number of lines that a word of a text takes. */
function linesOf(word: string, element: HTMLElement): number {
  const text = element.firstChild;
  const start = element.textContent.indexOf(word);
  if (text === null || start < 0) throw new Error(`"${word}" is not in "${element.textContent}".`);
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + word.length);
  return range.getClientRects().length;
}

/** Where a card is too narrow for a word, the cards stack, and the name goes below its radio. */
export const Narrow = meta.story({
  async play({ canvas }) {
    const group = canvas.getByRole('group');
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const name = t('payment.methodCard');
    const [word = ''] = /\p{L}+$/u.exec(name) ?? [];
    for (const width of [20, 17.5, 14, 9]) {
      group.style.inlineSize = `${String(width * rem)}px`;
      await expect(linesOf(word, canvas.getByText(name))).toBe(1);
    }
  },
});

export const EndlessWord = meta.story({
  tags: ['test-only'],
  args: { label: 'W'.repeat(400) },
});

export const Unavailable = meta.story({
  args: { value: 'card' },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: t('payment.methodDemo') })).toBeChecked();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('payment.notAvailable'));
  },
});
