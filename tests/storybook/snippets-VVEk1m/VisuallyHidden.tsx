import { VisuallyHidden } from 'colibri-recargas-components/components/VisuallyHidden';

/** A text for screen readers, next to what is visible. */
export function Default() {
  return (
    <p>
      <VisuallyHidden>Vigencia: </VisuallyHidden>7 días
    </p>
  );
}