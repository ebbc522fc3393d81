import { CardholderField } from 'colibri-recargas-components/components/CardholderField';

/** The name as it is on the card. */
export function Default() {
  return <CardholderField label="Titular" name="cardholder" placeholder="Como en la tarjeta" />;
}

/** The note is announced when the field removes a sixth group of letters. */
export function WithNote() {
  return (
    <CardholderField
      cutNote="El nombre tiene cinco palabras como máximo."
      defaultValue="María Guadalupe Muñoz López"
      label="Titular"
      name="cardholder"
    />
  );
}
