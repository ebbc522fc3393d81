import { ImageSlider } from 'colibri-recargas-components/components/ImageSlider';
import { bills, topUp } from 'colibri-recargas-components/theme/pictures';
import { useState } from 'react';

const images = [
  { ...topUp, alt: 'Recargas de todas las compañías' },
  { ...bills, alt: 'Pago de servicios' },
];

const labels = { label: 'Servicios', pauseLabel: 'Detener', playLabel: 'Reanudar' };

/** It moves every five seconds until the user stops it. */
export function Default() {
  return <ImageSlider {...labels} images={images} />;
}

/** Controlled: the app decides whether it moves, for example to remember the choice. */
export function Controlled() {
  const [playing, setPlaying] = useState(false);
  return <ImageSlider {...labels} images={images} onPlayingChange={setPlaying} playing={playing} />;
}
