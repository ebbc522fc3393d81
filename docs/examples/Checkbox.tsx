import { Checkbox } from 'colibri-recargas-components/components/Checkbox';
import { TextLink } from 'colibri-recargas-components/components/TextLink';

/** A native checkbox. Its props, `checked` and `onChange` are native. */
export function Default() {
  return (
    <Checkbox
      hint="Solo en este teléfono"
      label="Recordar este número"
      name="remember"
      onChange={(event) => console.log(event.currentTarget.checked)}
    />
  );
}

/** Terms, which a link in the label opens. `required` prevents a native form from being submitted without them. */
export function Terms() {
  return (
    <Checkbox
      label={
        <>
          Acepto los <TextLink href="/terminos">términos y condiciones</TextLink>
        </>
      }
      name="terms"
      required
    />
  );
}
