import { expect, within } from 'storybook/test';
import { shownCarrier } from '#storybook/carriers';
import preview from '#storybook/preview';
import { t } from '#storybook/text';
import { AppRoutes } from '#app/AppRoutes';
import { catalogue } from '#mocks/catalogue';
import { findCarrier } from '#recargas/carriers';
import type { TopUpDraft } from '../shared/draft';
import { PaymentScreen } from './Payment';

type Globals = Readonly<Record<string, unknown>>;

function purchaseOf(globals: Globals) {
  const company = findCarrier(catalogue, shownCarrier(globals))?.name ?? 'TELCEL';
  const product = findCarrier(catalogue, company)?.categorias?.[0]?.productos[3];
  if (product === undefined) throw new Error(`${company} sells too little.`);
  return { company, product };
}

function entry(globals: Globals) {
  const { company, product } = purchaseOf(globals);
  const state: TopUpDraft = { celular: '5512345000', company, category: 0, sku: product.sku };
  return { pathname: '/start/pago', state };
}

const meta = preview.meta({
  title: 'Screens/Payment',
  component: PaymentScreen,
  parameters: { route: entry },
  render: () => <AppRoutes />,
  beforeEach({ globals }) {
    window.sessionStorage.setItem('pselect', JSON.stringify(purchaseOf(globals).product));
  },
});

type Canvas = ReturnType<typeof within>;

interface Typing {
  type: (element: Element, text: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
}

const card = { cardholder: 'María Muñoz', card: '4242424242424242', expiry: '0324', cvv: '123' };

async function fill(canvas: Canvas, user: Typing, values: Partial<typeof card>): Promise<void> {
  for (const [key, text] of Object.entries(values)) {
    const label = t(`field.${key as keyof typeof card}`);
    await user.type(await canvas.findByRole('textbox', { name: label }), text);
  }
}

async function pay(canvas: Canvas, user: Typing): Promise<void> {
  const form = await canvas.findByRole('form', { name: t('payment.form') });
  await user.click(within(form).getByRole('button', { name: /\$/ }));
}

function notices() {
  return within(document.body).getByRole('region', { name: t('notification.region') });
}

export const Default = meta.story({
  async play({ canvas, globals }) {
    const { product } = purchaseOf(globals);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('payment.title') }),
    ).toBeVisible();
    await expect(canvas.getByText(product.descripcion)).toBeVisible();
    await expect(canvas.getByText('551 234 50 00')).toBeVisible();
    await expect(canvas.getByText(t('payment.demo'))).toBeVisible();
  },
});

export const CardholderMissing = meta.story({
  async play({ canvas, userEvent }) {
    await pay(canvas, userEvent);
    await expect(notices()).toHaveTextContent(t('payment.warning.cardholder'));
    const field = canvas.getByRole('textbox', { name: t('field.cardholder') });
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(t('payment.warning.cardholder'));
    await expect(canvas.getByRole('textbox', { name: t('field.card') })).toBeValid();
  },
});

export const CardShort = meta.story({
  async play({ canvas, userEvent }) {
    await fill(canvas, userEvent, { cardholder: card.cardholder, card: '424242424242' });
    await pay(canvas, userEvent);
    await expect(notices()).toHaveTextContent(t('payment.warning.card'));
    await expect(canvas.getByRole('textbox', { name: t('field.card') })).toHaveFocus();
  },
});

export const ExpiryMissing = meta.story({
  async play({ canvas, userEvent }) {
    await fill(canvas, userEvent, { cardholder: card.cardholder, card: card.card });
    await pay(canvas, userEvent);
    await expect(notices()).toHaveTextContent(t('payment.warning.expiry'));
    await expect(notices()).toHaveTextContent(t('payment.warning.expiryHint'));
    await expect(canvas.getByRole('textbox', { name: t('field.expiry') })).toHaveFocus();
  },
});

export const CvvShort = meta.story({
  async play({ canvas, userEvent }) {
    await fill(canvas, userEvent, { ...card, cvv: '12' });
    await pay(canvas, userEvent);
    await expect(notices()).toHaveTextContent(t('payment.warning.cvv'));
    await expect(canvas.getByRole('textbox', { name: t('field.cvv') })).toHaveFocus();
  },
});

export const NotAvailable = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('payment.methodCard') }));
    await expect(canvas.getByText(t('payment.notAvailable'))).toBeVisible();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
});

export const Paid = meta.story({
  async play({ canvas, globals, userEvent }) {
    const { product } = purchaseOf(globals);
    await fill(canvas, userEvent, card);
    await pay(canvas, userEvent);
    const heading = await canvas.findByRole('heading', { level: 1, name: t('receipt.title') });
    await expect(heading).toHaveFocus();
    const payment = within(canvas.getByRole('region', { name: t('receipt.payment') }));
    await expect(payment.getByText('MARÍA MUÑOZ')).toBeVisible();
    await expect(payment.getByText('XXXX XXXX XXXX 4242')).toBeVisible();
    await expect(payment.getByText(/^[A-Za-z0-9]{10}$/)).toBeVisible();
    const transaction = within(canvas.getByRole('region', { name: t('receipt.transaction') }));
    await expect(transaction.getByText(/^\d{6}$/)).toBeVisible();
    await expect(transaction.getByText(product.descripcion)).toBeVisible();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
});

/** After a reload the receipt is still there, without the card and its holder, which are never kept. */
export const Reloaded = meta.story({
  parameters: {
    route: (globals: Globals) => ({
      ...entry(globals),
      state: { ...entry(globals).state, paidAt: Date.UTC(2025, 10, 21, 18, 30) },
    }),
  },
  beforeEach({ globals }) {
    const { product } = purchaseOf(globals);
    window.sessionStorage.setItem(
      'responseTransaction',
      JSON.stringify({
        code: 0,
        folio: 'k7Qz0PbR2x',
        folioRecarga: '483920',
        monto: product.precio,
        concepto: product.descripcion,
      }),
    );
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('k7Qz0PbR2x')).toBeVisible();
    await expect(canvas.getByText('483920')).toBeVisible();
    await expect(canvas.queryByText(/X{4}/)).not.toBeInTheDocument();
  },
});

export const NoPhone = meta.story({
  parameters: { route: '/start/pago' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('payment.noPhoneLink') })).toBeVisible();
  },
});

export const NoProduct = meta.story({
  beforeEach() {
    window.sessionStorage.removeItem('pselect');
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('products.title') }),
    ).toBeVisible();
  },
});
