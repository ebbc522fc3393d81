import { PaymentReceipt } from 'colibri-recargas-components/components/PaymentReceipt';

const texts = {
  heading: 'Comprobante de pago',
  labels: { folio: 'Folio', amount: 'Importe', cardholder: 'Titular', card: 'Tarjeta' },
  unknown: 'No disponible',
};

/** The app masks the card number: the component shows what it gets. */
export function Default() {
  return (
    <PaymentReceipt
      {...texts}
      amount={50}
      cardholder="Ana Prueba"
      folio="k7Qz0PbR2x"
      language="es"
      maskedCard="XXXX XXXX XXXX 1234"
    />
  );
}

/** Without cardholder and card, such as after a reload. */
export function AfterReload() {
  return <PaymentReceipt {...texts} amount={50} folio="k7Qz0PbR2x" language="es" />;
}
