import { Select } from 'colibri-recargas-components/components/Select';

/** A native select. Its props, `value` and `onChange` are native, and its options are its children. */
export function Default() {
  return (
    <Select defaultValue="CC" label="Tipo de documento" name="documentType">
      <option value="CC">Cédula de ciudadanía</option>
      <option value="CE">Cédula de extranjería</option>
      <option value="PA">Pasaporte</option>
    </Select>
  );
}

/** Without a value: an empty option, which is invalid with `required`. */
export function WithoutValue() {
  return (
    <Select
      error="Elija un documento."
      hint="El del titular de la tarjeta"
      label="Tipo de documento"
      name="documentType"
      required
    >
      <option value="">Elija uno</option>
      <option value="CC">Cédula de ciudadanía</option>
      <option value="PA">Pasaporte</option>
    </Select>
  );
}