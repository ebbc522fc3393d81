import { Amount } from 'colibri-recargas-components/components/Amount';

/** A price in pesos, in the size of the text around it. */
export function Price() {
  return (
    <p>
      Total: <Amount size="inherit" value={1234.5} />
    </p>
  );
}

/** Any language and currency. `fractionDigits` replaces the decimals of the currency. */
export function InChile() {
  return <Amount currency="CLP" fractionDigits={0} language="es-CL" value={5000} />;
}
