import { Amount } from 'colibri-recargas-components/components/Amount';
import { Button } from 'colibri-recargas-components/components/Button';
import { LocaleProvider, useLocale } from 'colibri-recargas-components/components/LocaleProvider';
import { statedAmount } from 'colibri-recargas-components/theme/formatAmount';

/** All amounts of an app in Colombia. A prop of an amount takes precedence. */
export function Prices() {
  return (
    <LocaleProvider currency="COP" language="es-CO">
      <p>
        <Amount tag value={50_000} /> o <Amount currency="USD" value={12.5} />
      </p>
      <PayButton value={50_000} />
    </LocaleProvider>
  );
}

/** An amount in a text is formatted in the same way. */
function PayButton({ value }: { value: number }) {
  return <Button>Pagar {statedAmount(value, { ...useLocale(), short: true })}</Button>;
}