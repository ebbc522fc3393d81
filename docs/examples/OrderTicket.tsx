import { OrderTicket } from 'colibri-recargas-components/components/OrderTicket';

/** The order next to the form of a payment. Each choice has a link to change it. */
export function Default() {
  return (
    <OrderTicket
      changePhone={{ href: '#numero', label: 'Cambiar', 'aria-label': 'Cambiar número' }}
      changeProduct={{ href: '#paquete', label: 'Cambiar', 'aria-label': 'Cambiar paquete' }}
      heading="Su recarga"
      labels={{ phone: 'Número', product: 'Concepto', price: 'Monto' }}
      phone="551 234 50 00"
      product={{ description: 'Saldo y 400 MB', price: 50, validity: '7 días' }}
    />
  );
}
