import { ImageSlider } from 'colibri-recargas-components/components/ImageSlider';
import { bills, topUp } from 'colibri-recargas-components/theme/pictures';

const images = [
  { ...topUp, alt: 'Recargas de todas las compañías', position: '1 de 2' },
  { ...bills, alt: 'Pago de servicios', position: '2 de 2' },
];

/** It moves every five seconds until the user stops it. `playing` and `onPlayingChange` control it. */
export function Default() {
  return (
    <ImageSlider images={images} label="Servicios" pauseLabel="Detener" playLabel="Reanudar" />
  );
}