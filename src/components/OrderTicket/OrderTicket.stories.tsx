import preview from '#storybook/preview';
import { OrderTicket } from './OrderTicket';

const meta = preview.meta({
  title: 'Components/Payment and receipt/OrderTicket',
  component: OrderTicket,
  parameters: {
    about: {
      use: 'Next to the form of a payment: what is paid, with links to change it.',
      avoid: 'After the payment: use ReceiptPanel.',
      keyboard: ['`Enter` follows a link.'],
    },
  },
  args: {
    heading: 'Su recarga',
    labels: {
      phone: 'Número celular',
      product: 'Concepto',
      price: 'Monto',
    },
    phone: '551 234 50 00',
    product: {
      description: 'Saldo + 400 MB y 750 MB para redes',
      lang: 'es',
      price: 50,
      validity: '7 días',
    },
    changePhone: {
      href: '#phone',
      label: 'Cambiar',
      'aria-label': 'Cambiar número',
    },
    changeProduct: {
      href: '#product',
      label: 'Cambiar',
      'aria-label': 'Cambiar paquete',
    },
  },
});

export const Default = meta.story();

export const WithoutPhone = meta.story({ args: { phone: undefined } });

export const WithoutLinks = meta.story({
  args: { changePhone: undefined, changeProduct: undefined },
});
