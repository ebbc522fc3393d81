import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  Button,
  CardholderField,
  CardNumberField,
  CvvField,
  ExpiryField,
  InfoDialog,
  NotificationProvider,
  NotificationRegion,
  PhoneField,
  ProductButton,
  useNotifications,
} from 'colibri-recargas-components';
import {
  createTopUpPage,
  fromTestingLibrary,
  topUpTexts,
} from 'colibri-recargas-components/testing';
import { createElement, useState } from 'react';

const card = { cardholder: 'Ana Prueba', card: '4000123412341234', expiry: '0324', cvv: '987' };
const texts = topUpTexts.es;

function Product({ price, sku }) {
  return createElement(ProductButton, {
    description: '400 MB',
    language: 'es',
    name: 'producto',
    price,
    value: sku,
  });
}

function TopUpForm({ onPay }) {
  const { notify } = useNotifications();
  const [open, setOpen] = useState(false);

  function pay(event) {
    event.preventDefault();
    onPay(Object.fromEntries(new FormData(event.currentTarget)));
    notify({ tone: 'success', message: 'Recarga lista' });
    setOpen(true);
  }

  return createElement(
    'form',
    { onSubmit: pay },
    createElement(Product, { price: 500, sku: 'A-500' }),
    createElement(Product, { price: 50, sku: 'A-050' }),
    createElement(PhoneField, { clearLabel: 'Borrar', label: texts.phone, name: 'celular' }),
    createElement(CardholderField, { label: texts.cardholder, name: 'titular' }),
    createElement(CardNumberField, { label: texts.card, name: 'tarjeta' }),
    createElement(ExpiryField, { label: texts.expiry, name: 'fechav' }),
    createElement(CvvField, { label: texts.cvv, name: 'cvv' }),
    createElement(Button, { type: 'submit' }, 'Pagar $50.00'),
    createElement(
      InfoDialog,
      { closeLabel: 'Cerrar', heading: 'Gracias', onClose: () => setOpen(false), open },
      'Recarga en camino',
    ),
  );
}

function renderForm() {
  const paid = [];
  render(
    createElement(
      NotificationProvider,
      null,
      createElement(TopUpForm, { onPay: (values) => paid.push(values) }),
      createElement(NotificationRegion, { closeLabel: 'Cerrar aviso', label: 'Avisos' }),
    ),
  );
  const user = userEvent.setup();
  return {
    paid,
    user,
    topUp: createTopUpPage(fromTestingLibrary({ screen, within, userEvent: user })),
  };
}

it('buys a top-up with the page object', async () => {
  const { paid, topUp } = renderForm();
  await topUp.chooseProduct(50);
  await topUp.typePhone('55 1234 5000');

  expect(await topUp.product(50).isChecked()).toBe(true);
  expect(await topUp.product(500).isChecked()).toBe(false);
  expect(await topUp.phone.inputValue()).toBe('551 234 50 00');
  await topUp.pay(card);
  expect(paid).toEqual([
    {
      producto: 'A-050',
      celular: '5512345000',
      titular: 'Ana Prueba',
      tarjeta: '4000123412341234',
      fechav: '0324',
      cvv: '987',
    },
  ]);
});

it('opens and closes a dialog, and shows a notification', async () => {
  const { topUp, user } = renderForm();
  await topUp.payButton.click();

  const dialog = await screen.findByRole('dialog', { name: 'Gracias' });
  const region = await screen.findByRole('region', { name: 'Avisos' });
  within(region).getByText('Recarga lista');
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('names the locator that matches several elements', async () => {
  renderForm();
  const root = fromTestingLibrary({ screen, within, userEvent });

  await expect(root.getByRole('radio').click()).rejects.toThrow('radio matches 2 elements');
});
