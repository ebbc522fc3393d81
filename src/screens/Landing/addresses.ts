import type { Company } from '#screens/services';

/** Half the width and the height of the map's cut, in degrees: about a kilometre and a half. */
const SPAN = { longitude: 0.012, latitude: 0.0065 };

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query).toString()}`;
}

/** The address of the map to embed: the company's own, else OpenStreetMap's with a marker. */
export function mapAddress({ latitude, longitude, embed }: Company['map']): string {
  if (embed !== undefined) return embed;
  const corners = [
    longitude - SPAN.longitude,
    latitude - SPAN.latitude,
    longitude + SPAN.longitude,
    latitude + SPAN.latitude,
  ];
  return withQuery('https://www.openstreetmap.org/export/embed.html', {
    bbox: corners.map((corner) => corner.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
}

/** The address of the directions to the company: its own, else OpenStreetMap's. */
export function directionsAddress({ latitude, longitude, directions }: Company['map']): string {
  if (directions !== undefined) return directions;
  return withQuery('https://www.openstreetmap.org/directions', {
    to: `${latitude},${longitude}`,
  });
}

/** The address that calls a phone; ten digits are a Mexican number. */
export function phoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const isNational = digits.length === 10 && !phone.trim().startsWith('+');
  return `tel:+${isNational ? '52' : ''}${digits}`;
}

/** The address that writes an e-mail, with a subject where one is given. */
export function emailAddress(email: string, subject?: string): string {
  return subject === undefined
    ? `mailto:${email}`
    : `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
