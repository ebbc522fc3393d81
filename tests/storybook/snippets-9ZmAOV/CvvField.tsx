import { CvvField } from 'colibri-recargas-components/components/CvvField';

/** The field shows the last digit only. `FormData` holds all three. `digits={4}` is for codes of four. */
export function InForm() {
  return (
    <form>
      <CvvField hint="Los tres dígitos al reverso de la tarjeta" label="CVV" name="cvv" required />
    </form>
  );
}