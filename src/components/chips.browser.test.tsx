import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { contrast } from '#theme/contrast';
import { render } from '#theme/testing/render';
import { themes } from '#theme/themes';
import { IconButton } from '#components/IconButton';
import { LanguageSelect } from '#components/LanguageSelect';
import { LinkTabs } from '#components/LinkTabs';
import { OrderTicket } from '#components/OrderTicket';
import { ProductButton } from '#components/ProductButton';
import { SchemeSwitch } from '#components/SchemeSwitch';

const product = { description: 'a', price: 1, validity: '7 d' };

/** What is drawn as a chip, and the selector of the chip and of the fill behind it. */
const chips: Readonly<Record<string, [ReactElement, chip: string, fill: string]>> = {
  IconButton: [<IconButton icon="back" label="a" surface="brand" />, 'button', ''],
  LanguageSelect: [
    <LanguageSelect label="a" options={[{ value: 'es', label: 'b' }]} surface="brand" />,
    'span:has(> select)',
    '',
  ],
  LinkTabs: [<LinkTabs label="a" links={[{ href: '#a', label: 'b' }]} />, 'a', 'indigo'],
  OrderTicket: [
    <OrderTicket heading="a" labels={{ phone: 'a', product: 'b', price: 'c' }} product={product} />,
    'dd > span:last-child',
    '',
  ],
  SchemeSwitch: [
    <SchemeSwitch label="a" onChange={String} options={[{ value: 'b', label: 'c' }]} value="b" />,
    'button',
    'paper',
  ],
  ProductButton: [<ProductButton checked product={product} readOnly />, 'bdi ~ span', ''],
};

/** Returns a computed colour as `#RRGGBB`. */
function hex(rgb: string): string {
  const channels = rgb.match(/[\d.]+/g)?.slice(0, 3) ?? [];
  return `#${channels.map((one) => Number(one).toString(16).padStart(2, '0')).join('')}`;
}

describe.each(['more', 'more-dark'])('in the scheme %s', (scheme) => {
  test.each(Object.entries(chips))(
    'the chip of %s has an edge of 2 px and 7:1 on its ground in each theme',
    (_name, [element, chip, ground]) => {
      for (const { code } of themes) {
        const { container } = render(
          <div data-carrier={code} data-scheme={scheme} style={{ inlineSize: '22rem' }}>
            <hr style={{ color: `var(--colibri-color-${ground || 'brand'})` }} />
            <div style={{ containerType: 'inline-size' }}>{element}</div>
          </div>,
        );
        const [chipStyle, groundStyle] = [chip, 'hr'].map((selector) =>
          getComputedStyle(container.querySelector(selector) ?? document.body),
        );
        expect(chipStyle?.borderTopWidth).toBe('2px');
        expect(
          contrast(hex(chipStyle?.borderTopColor ?? ''), hex(groundStyle?.color ?? '')),
          code,
        ).toBeGreaterThanOrEqual(7);
      }
    },
  );
});
