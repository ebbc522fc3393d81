import { CardholderField } from 'colibri-recargas-components/components/CardholderField';

/** The name as it is on the card. The note is announced when the field removes a sixth word. `maxWords` is for more. */
export function Default() {
  return (
    <CardholderField
      cutNote="El nombre tiene cinco palabras como máximo."
      label="Titular"
      name="cardholder"
      placeholder="Como en la tarjeta"
    />
  );
}