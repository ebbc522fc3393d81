import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Amount } from '#components/Amount';
import { ContactCard } from '#components/ContactCard';
import { Icon } from '#components/Icon';
import { OrderTicket } from '#components/OrderTicket';
import { ProgressBar } from '#components/ProgressBar';
import { ReceiptHeading } from '#components/ReceiptHeading';
import { ReceiptPanel } from '#components/ReceiptPanel';
import { RepeatCard } from '#components/RepeatCard';
import { render } from '#theme/testing/render';

function renderRightToLeft(node: ReactNode) {
  render(<div dir="rtl">{node}</div>);
}

test('on a page from right to left, the details of a receipt are not clipped', () => {
  renderRightToLeft(<ReceiptHeading carrier="Telcel" heading="Recarga" phoneLabel="Celular" />);
  const details = document.querySelector('bdi')?.parentElement;
  expect(details && getComputedStyle(details).clipPath).toBe('inset(0px 16px 0px 0px)');
});

/** The horizontal positions of the first and the last character of a text that is shown. */
function endsOf(text: string): (number | undefined)[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (node.data !== text) continue;
    return [0, text.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    });
  }
  return [];
}

test('on a page from right to left, numbers are shown from left to right', () => {
  const number = '+52 551 234 56 78';
  const product = { description: 'Saldo', price: 50 };
  const labels = { phone: 'Celular', product: 'Producto', price: 'Precio' };
  const places: Readonly<Record<string, ReactNode>> = {
    Amount: <Amount currency="EUR" language="de-DE" value={5} />,
    RepeatCard: <RepeatCard product={product} code="TELCEL" href="#" phone={number} />,
    'named RepeatCard': (
      <RepeatCard product={product} code="TELCEL" href="#" name="Ana" phone={number} />
    ),
    ReceiptHeading: <ReceiptHeading heading="Recarga" phone={number} phoneLabel="Celular" />,
    OrderTicket: <OrderTicket product={product} heading="Orden" labels={labels} phone={number} />,
    ReceiptPanel: <ReceiptPanel heading="Recibo" rows={[{ label: 'Folio', value: number }]} />,
    ContactCard: <ContactCard rows={[{ label: 'Teléfono', lines: [{ label: number }] }]} />,
  };
  const { rerender } = render(null);
  for (const [name, place] of Object.entries(places)) {
    rerender(<div dir="rtl">{place}</div>);
    const [first = NaN, last] = endsOf(name === 'Amount' ? '5,00\u00a0€' : number);
    expect(first, name).toBeLessThan(last ?? NaN);
  }
});

test('on a page from right to left, a progress bar fills from the right', () => {
  renderRightToLeft(<ProgressBar label="Web" value={50} valueText="50%" />);
  const [track, bar] = ['svg', 'rect'].map((name) =>
    document.querySelector(name)?.getBoundingClientRect(),
  );
  expect(bar?.right).toBeCloseTo(track?.right ?? 0, 0);
  expect(bar?.left).toBeGreaterThan(track?.left ?? 0);
});

test('on a page from right to left, only the arrow back is mirrored', () => {
  renderRightToLeft(
    <>
      <Icon name="back" />
      <Icon name="print" />
    </>,
  );
  const icons = [...document.querySelectorAll('svg')];
  const transforms = icons.map((icon) => getComputedStyle(icon).transform);
  expect(transforms).toEqual(['matrix(-1, 0, 0, 1, 0, 0)', 'none']);
});
