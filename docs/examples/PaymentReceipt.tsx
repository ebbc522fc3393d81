import { PaymentReceipt } from 'colibri-recargas-components/components/PaymentReceipt';

/** The app masks the card number. After a reload, `unknown` replaces the cardholder and the card. */
export function Default() {
  return (
    <PaymentReceipt
      amount={50}
      cardholder="Ana Prueba"
      folio="k7Qz0PbR2x"
      heading="Comprobante de pago"
      labels={{ folio: 'Folio', amount: 'Importe', cardholder: 'Titular', card: 'Tarjeta' }}
      language="es"
      maskedCard="XXXX XXXX XXXX 1234"
      unknown="No disponible"
    />
  );
}
