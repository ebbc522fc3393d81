import { TextLink } from 'colibri-recargas-components/components/TextLink';

/** A link below the content that it belongs to. `render` takes the link of a router in place of `href`. */
export function Default() {
  return (
    <TextLink href="/recibo" variant="quiet">
      Ver el último recibo
    </TextLink>
  );
}