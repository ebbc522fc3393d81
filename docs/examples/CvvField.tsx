import { CvvField } from 'colibri-recargas-components/components/CvvField';

/** The field shows the last digit only. `FormData` holds all three. */
export function InForm() {
  return (
    <form>
      <CvvField hint="Los tres dígitos al reverso de la tarjeta" label="CVV" name="cvv" required />
    </form>
  );
}

/** Codes of four digits. */
export function FourDigits() {
  return <CvvField digits={4} label="CVV" name="cvv" required />;
}
