import { MapEmbed } from 'colibri-recargas-components/components/MapEmbed';
import { Picture } from 'colibri-recargas-components/components/Picture';
import { map } from 'colibri-recargas-components/theme/pictures';

const mapUrl = 'https://www.openstreetmap.org/export/embed.html?bbox=-99.15,19.43,-99.13,19.44';

export function Default() {
  return (
    <MapEmbed
      label="Mapa de la tienda"
      picture={<Picture {...map} />}
      showLabel="Ver mapa"
      src={mapUrl}
    />
  );
}
