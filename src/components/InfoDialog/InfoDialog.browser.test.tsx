import { StrictMode, useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from '#theme/testing/render';
import { InfoDialog, type InfoDialogProps } from './InfoDialog';

const closed = vi.fn();

/** A dialog without its required props. */
function Dialog(props: Partial<InfoDialogProps>) {
  return (
    <InfoDialog closeLabel="Entendido" heading="Pago de abonos" onClose={closed} open {...props}>
      {props.children ?? 'Este aviso es informativo.'}
    </InfoDialog>
  );
}

function Page({ children }: Pick<InfoDialogProps, 'children'>) {
  const [open, setOpen] = useState(false);
  function close() {
    closed();
    setOpen(false);
  }
  return (
    <div style={{ minBlockSize: '200vh' }}>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog onClose={close} open={open}>
        {children}
      </Dialog>
    </div>
  );
}

const dialog = () => document.querySelector('dialog');
const overflow = () => getComputedStyle(document.documentElement).overflow;

async function open(text?: string) {
  render(
    <StrictMode>
      <Page>{text}</Page>
    </StrictMode>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
  await expect.element(page.getByRole('dialog', { name: 'Pago de abonos' })).toBeVisible();
}

/** Dispatches a press and a click, each outside the dialog or in its middle. */
function press(from: 'outside' | 'inside', to: 'outside' | 'inside') {
  const places = { outside: { clientX: 2, clientY: 2 }, inside: { clientX: 400, clientY: 300 } };
  dialog()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...places[from] }));
  dialog()?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...places[to] }));
}

async function expectClosed(times = 1) {
  // The browser dispatches the event in a later task.
  await expect.poll(() => closed.mock.calls.length).toBe(times);
  expect(dialog()?.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Abrir');
}

beforeEach(async () => {
  await page.viewport(800, 600);
  closed.mockClear();
});

test('opens again after Escape and after the button, and restores the focus', async () => {
  await open();
  expect(document.activeElement?.textContent).toBe('Entendido');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
  await userEvent.click(page.getByRole('button', { name: 'Entendido' }));
  await expectClosed(2);
  await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
  expect(dialog()?.open).toBe(true);
});

test('closes on a click outside and not on a click inside', async () => {
  await open();
  await userEvent.click(page.getByRole('heading', { name: 'Pago de abonos' }));
  press('inside', 'inside');
  press('inside', 'outside');
  press('outside', 'inside');
  expect(closed).not.toHaveBeenCalled();
  press('outside', 'outside');
  await expectClosed();
});

test('calls the handlers of its props, which can keep it open', () => {
  const onCancel = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onPointerDown = vi.fn();
  render(<Dialog onCancel={onCancel} onClick={onClick} onPointerDown={onPointerDown} />);
  dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  press('outside', 'outside');
  const calls = [onCancel, onClick, onPointerDown].map(({ mock }) => mock.calls.length);
  expect(calls).toEqual([1, 1, 1]);
  expect(closed).not.toHaveBeenCalled();
});

test('disables page scrolling until it closes or unmounts', () => {
  const { rerender } = render(<Dialog />);
  expect(overflow()).toBe('hidden');
  // The page has no scroll bar whose place it could keep.
  expect(getComputedStyle(document.documentElement).scrollbarGutter).toBe('auto');
  rerender(<Dialog open={false} />);
  expect(overflow()).toBe('visible');
  rerender(<Dialog />);
  rerender(null);
  expect(overflow()).toBe('visible');
});

test('fades out when it closes, while the page takes presses', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' });
  onTestFinished(() => commands.emulateMedia({ reducedMotion: 'reduce' }));
  const { rerender } = render(<Dialog />);
  const element = dialog();
  const middle = () => document.elementFromPoint(400, 300);
  await Promise.all(element?.getAnimations().map(({ finished }) => finished) ?? []);
  expect(element?.contains(middle())).toBe(true);
  rerender(<Dialog open={false} />);
  const fades = element?.getAnimations().map(({ effect }) => effect?.getTiming().duration);
  expect(new Set(fades)).toEqual(new Set([120]));
  expect(element?.contains(middle())).toBe(false);
  await expect.poll(() => element && getComputedStyle(element).display).toBe('none');
});

test.each([
  [320, 256, '100%'],
  [640, 320, '200%'],
  [320, 600, '200%'],
])(
  'opens with the focused button in view at %d x %d px and %s text',
  async (width, height, text) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = text;
    await open('Donaudampfschifffahrtsgesellschaft con pagos a plazos de un equipo. '.repeat(6));
    const box = dialog()?.getBoundingClientRect();
    const button = document.activeElement?.getBoundingClientRect();
    expect(document.activeElement?.textContent).toBe('Entendido');
    expect(button?.bottom).toBeLessThanOrEqual(box?.bottom ?? 0);
    expect(button?.bottom).toBeLessThanOrEqual(height);
    expect(box?.right).toBeLessThanOrEqual(width);
    expect(dialog()?.scrollTop).toBe(0);
    expect(dialog()?.scrollWidth).toBe(dialog()?.clientWidth);
    document.documentElement.style.fontSize = '';
  },
);
