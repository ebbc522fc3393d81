import { Picture } from 'colibri-recargas-components/components/Picture';
import { shop } from 'colibri-recargas-components/theme/pictures';

/** A picture with a text alternative. Without `alt` it is decorative. */
export function Default() {
  return <Picture {...shop} alt="La tienda" />;
}