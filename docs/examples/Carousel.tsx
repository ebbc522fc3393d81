import { Carousel } from 'colibri-recargas-components/components/Carousel';

const images = [
  { name: 'shop', alt: 'La tienda' },
  { name: 'counter', alt: 'El mostrador' },
] as const;

/** The pictures are the package's own, by name. All have the same size. */
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
