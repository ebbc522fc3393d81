import { ExpiryField } from 'colibri-recargas-components/components/ExpiryField';

/** The raw value is digits, month first: `032028`, or `0328` if the user types a year of two digits. */
export function InForm() {
  return (
    <form>
      <ExpiryField label="Vencimiento" name="expiry" placeholder="MM/AAAA" required />
    </form>
  );
}