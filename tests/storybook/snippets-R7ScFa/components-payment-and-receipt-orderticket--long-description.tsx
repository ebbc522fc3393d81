import { OrderTicket } from 'colibri-recargas-components';
const LongDescription = () => <OrderTicket
    heading="Su recarga"
    labels={{
      phone: "Número celular",
      product: "Concepto",
      price: "Monto",
    }}
    phone="551 234 50 00"
    description={'Saldo para llamadas y mensajes, 20 GB para navegar y redes '.repeat(170)}
    lang="es"
    price={50}
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