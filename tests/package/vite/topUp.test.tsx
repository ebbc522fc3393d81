import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  Button,
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
import { type FormEvent, useState } from 'react';

const card = {
  Tarjeta: '4000123412341234',
  Vencimiento: '0324',
  CVV: '987',
};

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
      <PhoneField clearLabel="Borrar" label="Número celular" name="celular" />
      <CardNumberField label="Tarjeta" name="tarjeta" />
      <ExpiryField label="Vencimiento" name="fechav" />
      <CvvField label="CVV" name="cvv" />
      <Button type="submit">Pagar $50.00</Button>
      <InfoDialog closeLabel="Cerrar" heading="Gracias" onClose={() => setOpen(false)} open={open}>
        Recarga en camino
      </InfoDialog>
    </form>
  );
}

it('submits the values without their format, shows a notification, and opens and closes a dialog', async () => {
  const paid: object[] = [];
  render(
    <NotificationProvider>
      <TopUpForm onPay={(values) => paid.push(values)} />
      <NotificationRegion closeLabel="Cerrar aviso" label="Avisos" />
    </NotificationProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: /400 MB/ }));
  const phone = screen.getByRole('textbox', { name: 'Número celular' });
  await user.type(phone, '55 1234 5000');
  expect(phone).toHaveProperty('value', '551 234 50 00');
  for (const [name, text] of Object.entries(card)) {
    await user.type(screen.getByRole('textbox', { name }), text);
  }
  await user.click(screen.getByRole('button', { name: 'Pagar $50.00' }));
  expect(paid).toEqual([
    {
      producto: 'A-050',
      celular: '5512345000',
      tarjeta: '4000123412341234',
      fechav: '0324',
      cvv: '987',
    },
  ]);

  const dialog = await screen.findByRole('dialog', { name: 'Gracias' });
  const region = await screen.findByRole('region', { name: 'Avisos' });
  within(region).getByText('Recarga lista');
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
