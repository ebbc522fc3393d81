import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  Button,
  formatPhone,
  InfoDialog,
  NotificationProvider,
  NotificationRegion,
  PhoneField,
  ProductButton,
  useNotifications,
} from 'colibri-recargas-components';
import { type FormEvent, useState } from 'react';

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
      <ProductButton name="product" product={{ description: '400 MB', price: 50 }} value="50" />
      <PhoneField clearLabel="Borrar" label="Número celular" name="phone" />
      <Button type="submit">Pagar</Button>
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
  expect(phone).toHaveProperty('value', formatPhone('5512345000'));
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  expect(paid).toEqual([{ product: '50', phone: '5512345000' }]);

  const dialog = await screen.findByRole('dialog', { name: 'Gracias' });
  const region = await screen.findByRole('region', { name: 'Avisos' });
  within(region).getByText('Recarga lista');
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
