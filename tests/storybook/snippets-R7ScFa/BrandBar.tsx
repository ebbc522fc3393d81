import { BrandBar } from 'colibri-recargas-components/components/BrandBar';

/** The mark and the name are one link. Its label contains the name. `end` is what is at the end of the bar. */
export function Default() {
  return <BrandBar home={{ href: '/' }} label="Colibrí, inicio" name="Colibrí" />;
}