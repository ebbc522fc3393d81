import { IconButton, IconLink } from 'colibri-recargas-components/components/IconButton';

/** The label is the accessible name. `icon` also takes an `Icon` with children, or an `svg` of another library. */
export function Default() {
  return (
    <IconButton
      icon="copy"
      label="Copiar el folio"
      onClick={() => void navigator.clipboard.writeText('483920')}
    />
  );
}

/** A link, such as the arrow back in a header of the brand colour. */
export function BackLink() {
  return <IconLink href="/recargas" icon="back" label="Volver a las recargas" />;
}
