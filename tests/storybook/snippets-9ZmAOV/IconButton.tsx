import { Icon } from 'colibri-recargas-components/components/Icon';
import { IconButton, IconLink } from 'colibri-recargas-components/components/IconButton';

/** The label is the accessible name. */
export function Default() {
  return (
    <IconButton
      icon="copy"
      label="Copiar el folio"
      onClick={() => void navigator.clipboard.writeText('483920')}
    />
  );
}

/** An own icon: an `Icon` with children, or an `svg` of another library. */
export function OwnIcon() {
  return (
    <IconButton
      icon={
        <Icon>
          <path d="M5 12h14M12 5v14" />
        </Icon>
      }
      label="Agregar un número"
    />
  );
}

/** A link, such as the arrow back in a header of the brand colour. */
export function BackLink() {
  return <IconLink href="/recargas" icon="back" label="Volver a las recargas" />;
}