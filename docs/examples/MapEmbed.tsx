import { MapEmbed } from 'colibri-recargas-components/components/MapEmbed';
import { Picture } from 'colibri-recargas-components/components/Picture';
import { map } from 'colibri-recargas-components/theme/pictures';

const mapUrl = 'https://www.openstreetmap.org/export/embed.html?bbox=-99.15,19.43,-99.13,19.44';

/** `reach` lets it show the drawing and the message if the server of the map does not respond. */
export function Default() {
  return (
    <MapEmbed
      failedNote="El mapa no está disponible."
      note="El mapa es de OpenStreetMap."
      picture={<Picture {...map} />}
      reach={(src) => fetch(src, { mode: 'no-cors' }).then(() => true)}
      showLabel="Mostrar el mapa"
      src={mapUrl}
      label="Mapa de la tienda"
    />
  );
}
