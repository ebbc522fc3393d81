import { Select } from 'colibri-recargas-components/components/Select';

/** A native select. The empty option is invalid with `required`. */
export function Default() {
  return (
    <Select label="Tipo de documento" name="documentType" required>
      <option value="">Elija uno</option>
      <option value="CC">Cédula de ciudadanía</option>
      <option value="PA">Pasaporte</option>
    </Select>
  );
}
