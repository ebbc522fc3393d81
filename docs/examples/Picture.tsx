import { Picture } from 'colibri-recargas-components/components/Picture';

/** A picture with a text alternative. */
export function Default() {
  return <Picture alt="La tienda" name="shop" />;
}

/** Without `alt` it is decorative. At the top of a page, load it at once. */
export function Decorative() {
  return <Picture loading="eager" name="hummingbird" style={{ maxInlineSize: '20rem' }} />;
}
