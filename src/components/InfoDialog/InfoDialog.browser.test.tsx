import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GlobalStyle } from '#theme/GlobalStyle';
import { InfoDialog } from './InfoDialog';

const closed = vi.fn();
let root: Root;

function Page({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ minBlockSize: '200vh' }}>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <InfoDialog
        open={open}
        onClose={() => {
          closed();
          setOpen(false);
        }}
        heading="Pago de abonos"
        closeLabel="Entendido"
      >
        {text}
      </InfoDialog>
    </main>
  );
}

async function open(text = 'Este aviso es informativo.') {
  flushSync(() => {
    root.render(
      <StrictMode>
        <GlobalStyle />
        <Page text={text} />
      </StrictMode>,
    );
  });
  await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
  await expect.element(page.getByRole('dialog', { name: 'Pago de abonos' })).toBeVisible();
}

/** Dispatches a press and a click, each outside the dialog or in its middle. */
function press(from: 'outside' | 'inside', to: 'outside' | 'inside') {
  const places = { outside: { clientX: 2, clientY: 2 }, inside: { clientX: 400, clientY: 300 } };
  const dialog = document.querySelector('dialog');
  dialog?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...places[from] }));
  dialog?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...places[to] }));
}

function expectClosed(times = 1) {
  expect(closed).toHaveBeenCalledTimes(times);
  expect(document.querySelector('dialog')?.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Abrir');
}

beforeEach(async () => {
  await page.viewport(800, 600);
  closed.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});

test('closes on Escape and restores the focus', async () => {
  await open();
  expect(document.activeElement?.textContent).toBe('Entendido');
  await userEvent.keyboard('{Escape}');
  expectClosed();
});

test('opens again after Escape and after the button', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
  await userEvent.click(page.getByRole('button', { name: 'Entendido' }));
  expectClosed(2);
  await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
  expect(document.querySelector('dialog')?.open).toBe(true);
});

test('closes on a click outside and not on a click inside', async () => {
  await open();
  await userEvent.click(page.getByRole('heading', { name: 'Pago de abonos' }));
  press('inside', 'inside');
  press('inside', 'outside');
  press('outside', 'inside');
  expect(closed).not.toHaveBeenCalled();
  press('outside', 'outside');
  await expect.poll(() => document.querySelector('dialog')?.open).toBe(false);
  expectClosed();
});

test('calls the handlers of its props, which can keep it open', () => {
  const onCancel = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onPointerDown = vi.fn();
  const texts = { heading: 'Pago de abonos', closeLabel: 'Entendido', children: 'Texto' };
  const handlers = { onCancel, onClick, onPointerDown };
  flushSync(() => root.render(<InfoDialog open onClose={closed} {...texts} {...handlers} />));
  document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  press('outside', 'outside');
  const calls = [onCancel, onClick, onPointerDown].map(({ mock }) => mock.calls.length);
  expect(calls).toEqual([1, 1, 1]);
  expect(closed).not.toHaveBeenCalled();
});

test('disables scrolling and focus of the page behind', async () => {
  await open();
  const { overflow } = document.documentElement.style;
  expect(overflow).toBe('hidden');
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.textContent).not.toBe('Abrir');
  await userEvent.keyboard('{Escape}');
  expect(document.documentElement.style.overflow).toBe('');
});

test('keeps page scrolling when it cannot be opened', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  showModal.mockImplementationOnce(() => {
    throw new DOMException('The dialog is already open.', 'InvalidStateError');
  });
  const onUncaughtError = vi.fn();
  flushSync(() => root.unmount());
  root = createRoot(document.body, { onUncaughtError });
  const texts = { heading: 'Pago de abonos', closeLabel: 'Entendido', children: 'Texto' };
  flushSync(() => root.render(<InfoDialog open onClose={closed} {...texts} />));
  expect(onUncaughtError).toHaveBeenCalledOnce();
  expect(document.documentElement.style.overflow).toBe('');
  showModal.mockRestore();
});

test('restores page scrolling when it unmounts while open', async () => {
  await open();
  flushSync(() => root.render(null));
  expect(document.documentElement.style.overflow).toBe('');
});

test.each([
  [320, 256, '100%'],
  [640, 320, '200%'],
])(
  'opens with the focused button in view at %d x %d px and %s text',
  async (width, height, text) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = text;
    await open('Con el abono se paga a plazos un equipo o un servicio ya contratado. '.repeat(3));
    const dialog = document.querySelector('dialog')?.getBoundingClientRect();
    const button = document.activeElement?.getBoundingClientRect();
    expect(document.activeElement?.textContent).toBe('Entendido');
    expect(button?.bottom).toBeLessThanOrEqual(dialog?.bottom ?? 0);
    expect(button?.bottom).toBeLessThanOrEqual(height);
    expect(document.querySelector('dialog')?.scrollTop).toBe(0);
    document.documentElement.style.fontSize = '';
  },
);

test('scrolls inside on 320 px at 200 % text', async () => {
  await page.viewport(320, 600);
  document.documentElement.style.fontSize = '200%';
  await expect.poll(() => getComputedStyle(document.documentElement).fontSize).toBe('32px');
  await open('Donaudampfschifffahrtsgesellschaft '.repeat(12));
  const dialog = document.querySelector('dialog');
  const box = dialog?.getBoundingClientRect();
  expect(dialog?.scrollTop).toBe(0);
  expect(dialog?.scrollWidth).toBe(dialog?.clientWidth);
  expect(dialog?.scrollHeight).toBeGreaterThan(dialog?.clientHeight ?? Infinity);
  expect(box?.left).toBeGreaterThanOrEqual(0);
  expect(box?.right).toBeLessThanOrEqual(320);
  expect(box?.bottom).toBeLessThanOrEqual(600);
  document.documentElement.style.fontSize = '';
});
