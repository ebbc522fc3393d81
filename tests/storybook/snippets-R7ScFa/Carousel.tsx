import { Carousel } from 'colibri-recargas-components/components/Carousel';
import { counter, shop } from 'colibri-recargas-components/theme/pictures';

const images = [
  { ...shop, alt: 'La tienda', position: '1 de 2' },
  { ...counter, alt: 'El mostrador', position: '2 de 2' },
];

/** Two of the package's own illustrations. All pictures have the same size. */
export function Default() {
  return (
    <Carousel
      images={images}
      label="La tienda en imágenes"
      nextLabel="Imagen siguiente"
      previousLabel="Imagen anterior"
    />
  );
}