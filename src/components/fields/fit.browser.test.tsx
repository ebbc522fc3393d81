import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { CardNumberField } from '#components/CardNumberField';
import { PhoneField } from '#components/PhoneField';
import { render } from '#theme/testing/render';

const phone = { clearLabel: 'Clear', defaultValue: '5555555555', label: 'Phone' };
const card = { defaultValue: '4444444444444444', label: 'Card' };

const country = (
  <select aria-label="Country">
    <option>🇨🇴 +57</option>
  </select>
);

/** Fields whose slots leave at least 9 rem of 280 px, as on a phone of 320 px. */
const fields: Record<string, ReactNode> = {
  'a phone number': <PhoneField {...phone} />,
  'a phone number after a code': <PhoneField {...phone} start="+57" />,
  'a phone number after a longer code': <PhoneField {...phone} start="+1 809" />,
  'a phone number after a select': <PhoneField {...phone} start={country} />,
  'a phone number of another country': (
    <PhoneField {...phone} defaultValue="55555555555" groups={[2, 5, 4]} start="+55" />
  ),
  'a card number': <CardNumberField {...card} />,
  'a card number before a brand': <CardNumberField {...card} end="American Express" />,
  'a card number of nineteen digits': (
    <CardNumberField {...card} defaultValue="4444444444444444444" end="VISA" lengths={[16, 19]} />
  ),
};

/** Those of the package with its display face, and others with wider digits. */
const fonts = ['', 'sans-serif', 'monospace'];

test.each(Object.entries(fields))(
  '%s fits a narrow field in each font, also with larger text',
  async (_, field) => {
    const { container } = render(
      <div style={{ inlineSize: 280 }}>{field}</div>,
      document.body.appendChild(document.createElement('div')),
    );
    const { style } = document.documentElement;
    onTestFinished(() => void style.removeProperty('font-size'));
    await document.fonts.load('700 1em "Bricolage Grotesque"');
    const box = container.querySelector('div');
    const input = container.querySelector('input');
    for (const font of fonts) {
      box?.style.setProperty('--colibri-font-display', font);
      box?.style.setProperty('--colibri-font-body', font);
      for (const text of ['100%', '150%', '200%']) {
        style.fontSize = text;
        expect([font, text, input?.scrollWidth]).toEqual([font, text, input?.clientWidth]);
      }
    }
  },
);
