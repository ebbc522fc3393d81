import { ImageSlider } from 'colibri-recargas-components/components/ImageSlider';
import { bills, topUp } from 'colibri-recargas-components/theme/pictures';

const images = [
  { ...topUp, alt: 'Recargas de todas las compañías' },
  { ...bills, alt: 'Pago de servicios' },
];

/** It moves every five seconds until the user stops it. `playing` and `onPlayingChange` control it. */
export function Default() {
  return (
    <ImageSlider images={images} label="Servicios" pauseLabel="Detener" playLabel="Reanudar" />
  );
}
