import { Amount } from 'colibri-recargas-components/components/Amount';
import { statedAmount } from 'colibri-recargas-components/theme/formatAmount';

/** A price in pesos, in the size of the text around it. */
export function Price() {
  return (
    <p>
      Total: <Amount language="es" size="inherit" value={1234.5} />
    </p>
  );
}

/** Any language and currency. `fractionDigits` replaces the decimals of the currency. */
export function InChile() {
  return <Amount currency="CLP" fractionDigits={0} language="es-CL" value={5000} />;
}

/** An amount in a sentence is text: `statedAmount` returns it. */
export function Sentence() {
  return <p>Pagó {statedAmount(20, { currency: 'USD', language: 'es' })} con tarjeta.</p>;
}