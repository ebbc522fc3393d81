import { Picture } from 'colibri-recargas-components/components/Picture';
import { hummingbird, shop } from 'colibri-recargas-components/theme/pictures';

/** A picture with a text alternative. */
export function Default() {
  return <Picture {...shop} alt="La tienda" />;
}

/** Without `alt` it is decorative. At the top of a page, load it at once. */
export function Decorative() {
  return <Picture {...hummingbird} loading="eager" style={{ maxInlineSize: '20rem' }} />;
}
