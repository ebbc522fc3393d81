import { Notice } from 'colibri-recargas-components/components/Notice';

/** A message that stays on the page. It is not announced: for that, use notifications. */
export function Default() {
  return (
    <Notice>
      El pago es una demostración. <a href="/ayuda">Más información</a>
    </Notice>
  );
}