import { OrderTicket } from 'colibri-recargas-components';
const Million = () => <OrderTicket
    heading="Su recarga"
    labels={{
      phone: "Número celular",
      product: "Concepto",
      price: "Monto",
    }}
    phone="551 234 50 00"
    description="Saldo + 400 MB y 750 MB para redes"
    lang="es"
    price={1_000_000}
    language="es"
    validity="7 días"
    validityLabel="Vigencia:"
    changePhone={{
      href: '#phone',
      label: "Cambiar",
      'aria-label': "Cambiar número",
    }}
    changeProduct={{
      href: '#product',
      label: "Cambiar",
      'aria-label': "Cambiar paquete",
    }} />;