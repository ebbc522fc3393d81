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
  type TestLocator,
  type TopUpPage,
  topUpTexts,
} from 'colibri-recargas-components/testing';
import { type FormEvent, useState } from 'react';

const card = { cardholder: 'Ana Prueba', card: '4000123412341234', expiry: '0324', cvv: '987' };
const texts = topUpTexts.es;

function TopUpForm({ onPay }: { onPay: (values: object) => void }) {
  const { notify } = useNotifications();
  const [open, setOpen] = useState(false);

  function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onPay(Object.fromEntries(new FormData(event.currentTarget)));
    notify({ tone: 'success', message: 'Recarga lista' });
    setOpen(true);
  }

  return (
    <form onSubmit={pay}>
      <ProductButton description="1 GB" language="es" name="producto" price={500} value="A-500" />
      <ProductButton description="400 MB" language="es" name="producto" price={50} value="A-050" />
      <PhoneField clearLabel="Borrar" label={texts.phone} name="celular" />
      <CardholderField label={texts.cardholder} name="titular" />
      <CardNumberField label={texts.card} name="tarjeta" />
      <ExpiryField label={texts.expiry} name="fechav" />
      <CvvField label={texts.cvv} name="cvv" />
      <Button type="submit">Pagar $50.00</Button>
      <InfoDialog closeLabel="Cerrar" heading="Gracias" onClose={() => setOpen(false)} open={open}>
        Recarga en camino
      </InfoDialog>
    </form>
  );
}

function renderForm() {
  const paid: object[] = [];
  render(
    <NotificationProvider>
      <TopUpForm onPay={(values) => paid.push(values)} />
      <NotificationRegion closeLabel="Cerrar aviso" label="Avisos" />
    </NotificationProvider>,
  );
  const user = userEvent.setup();
  const topUp: TopUpPage = createTopUpPage(fromTestingLibrary({ screen, within, userEvent: user }));
  return { paid, user, topUp };
}

it('buys a top-up with the page object', async () => {
  const { paid, topUp } = renderForm();
  await topUp.chooseProduct(50);
  await topUp.typePhone('55 1234 5000');

  const product: TestLocator = topUp.product(50);
  expect(await product.isChecked()).toBe(true);
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
