import fc from 'fast-check';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { userEvent } from 'storybook/test';
import { describe, expect, it, onTestFinished } from 'vitest';
import { AppProviders } from '#app/AppProviders';
import { AppRoutes } from '#app/AppRoutes';
import company from '#company';
import { createI18n } from '#i18n/i18n';
import type { Transaction } from '#storage/appStorage';
import { createServices } from '../services';

const product = { sku: 'TEL-TA-050', precio: 50, descripcion: 'Saldo + 400 MB' };
const state = {
  topUp: { carrier: 'TELCEL', category: 0, phone: '5512345000', sku: product.sku },
};
/** The values of the fields by their `autocomplete`. */
const card = {
  'cc-name': 'Ana Prueba',
  'cc-number': '4000123412341234',
  'cc-exp': '1299',
  'cc-csc': '987',
};

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

async function find<T extends Element>(root: HTMLElement, selector: string): Promise<T> {
  await expect.poll(() => root.querySelector(selector), { timeout: 10_000 }).not.toBeNull();
  return root.querySelector<T>(selector) as T;
}

/** Mounts the payment screen with a filled form. Returns the transactions that it writes. */
async function mountFilled() {
  window.sessionStorage.clear();
  const written: Transaction[] = [];
  const i18n = await createI18n({ language: 'es', company: company.name, strict: true });
  const services = createServices();
  const { storage } = services;
  storage.selection.write(product);
  const transaction = {
    ...storage.transaction,
    write(value: Transaction) {
      written.push(value);
      storage.transaction.write(value);
    },
  };
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const unmount = () => {
    root.unmount();
    host.remove();
  };
  onTestFinished(unmount);
  root.render(
    <StrictMode>
      <AppProviders i18n={i18n} services={{ ...services, storage: { ...storage, transaction } }}>
        <MemoryRouter initialEntries={[{ pathname: '/start/pago', state }]} useTransitions={false}>
          <AppRoutes />
        </MemoryRouter>
      </AppProviders>
    </StrictMode>,
  );
  const form = await find<HTMLFormElement>(host, 'form');
  for (const [name, text] of Object.entries(card)) {
    await userEvent.click(await find(host, `[autocomplete="${name}"]`));
    await userEvent.paste(text);
  }
  return { host, form, written, unmount };
}

type Action = 'click' | 'double click' | 'enter' | 'task' | 'frame';

async function perform(action: Action, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button[type="submit"]');
  if (action === 'task') {
    await new Promise((resolve) => setTimeout(resolve));
  } else if (action === 'frame') {
    await nextFrame();
  } else if (form.isConnected && button instanceof HTMLButtonElement) {
    if (action === 'enter') form.requestSubmit();
    else button.click();
    // React may have removed the button, which can still be clicked.
    if (action === 'double click') button.click();
  }
}

describe('the payment screen', () => {
  it('creates one receipt for any order of clicks, Enter keys and timers', async () => {
    const action = fc.constantFrom<Action>('click', 'double click', 'enter', 'task', 'frame');
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (order) => {
        const { host, form, written, unmount } = await mountFilled();
        try {
          for (const next of [...order, 'click', 'enter'] as const) await perform(next, form);
          await expect.poll(() => host.querySelectorAll('form').length).toBe(0);
          const receipt = await find(host, 'section dl');
          const shown = receipt.textContent;
          await nextFrame();
          await nextFrame();
          expect(written).toHaveLength(1);
          expect(shown).toContain(written[0]?.folio);
          expect(host.querySelector('section dl')?.textContent).toBe(shown);
          expect(host.innerHTML).not.toContain(card['cc-number'].slice(0, 8));
        } finally {
          unmount();
        }
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('buys nothing if it unmounts before the payment', async () => {
    const { form, written, unmount } = await mountFilled();
    form.requestSubmit();
    unmount();
    await nextFrame();
    await nextFrame();
    expect(written).toEqual([]);
    expect(window.sessionStorage.getItem('responseTransaction')).toBeNull();
  });
});
