import { BrandBar } from 'colibri-recargas-components/components/BrandBar';
import { ButtonLink } from 'colibri-recargas-components/components/Button';

/** The mark and the name are one link. Its label contains the name. */
export function Default() {
  return <BrandBar home={{ href: '/' }} label="Colibrí, inicio" name="Colibrí" />;
}

/** Content at the end of the bar. */
export function WithTrailing() {
  return (
    <BrandBar
      home={{ href: '/' }}
      label="Colibrí, inicio"
      name="Colibrí"
      trailing={
        <ButtonLink href="/ayuda" variant="quiet">
          Ayuda
        </ButtonLink>
      }
    />
  );
}
