import { OrderTicket } from 'colibri-recargas-components';
const WithoutLinks = () => <OrderTicket
    heading="Su recarga"
    labels={{
      phone: "Número celular",
      product: "Concepto",
      price: "Monto",
    }}
    phone="551 234 50 00"
    description="Saldo + 400 MB y 750 MB para redes"
    lang="es"
    price={50}
    language="es"
    validity="7 días"
    validityLabel="Vigencia:"
    changePhone={undefined}
    changeProduct={undefined} />;