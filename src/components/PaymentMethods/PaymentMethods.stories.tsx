import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { PaymentMethods } from './PaymentMethods';

const meta = preview.meta({
  title: 'Components/Payment and receipt/PaymentMethods',
  component: PaymentMethods,
  parameters: {
    about: {
      use: 'For two to four methods of payment with a short description.',
      avoid: 'For actions: a selection changes only what is shown.',
      keyboard: ['`Tab` moves to the selected method.', 'Arrow keys select another one.'],
    },
    layout: 'padded',
  },
  args: {
    label: 'Forma de pago',
    methods: [
      { value: 'demo', label: 'Demo' },
      {
        value: 'card',
        label: 'Visa / Mastercard',
        hint: 'Pronto',
        unavailable: 'No disponible por ahora.',
      },
    ],
    defaultValue: 'demo',
    onChange: fn(),
  },
});

export const Default = meta.story();

export const WithError = meta.story({
  args: { defaultValue: undefined, error: 'No disponible.', required: true },
});

export const Disabled = meta.story({ args: { disabled: true } });

/** Returns the number of lines that a word of a text takes. */
function linesOf(word: string, element: HTMLElement): number {
  const text = element.firstChild;
  const start = element.textContent.indexOf(word);
  if (text === null || start < 0) throw new Error(`"${word}" is not in "${element.textContent}".`);
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + word.length);
  return range.getClientRects().length;
}

/** If a card is too narrow for a word, the cards stack and the name wraps below its radio. */
export const Narrow = meta.story({
  async play({ canvas }) {
    const group = canvas.getByRole('group');
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const name = 'Visa / Mastercard';
    const [word = ''] = /\p{L}+$/u.exec(name) ?? [];
    for (const width of [20, 17.5, 14, 9]) {
      group.style.inlineSize = `${String(width * rem)}px`;
      await expect(linesOf(word, canvas.getByText(name))).toBe(1);
    }
  },
});

export const Unavailable = meta.story({ args: { defaultValue: 'card' } });
