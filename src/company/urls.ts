import type { Company } from './company';

/** Half the width and half the height of the map's bounding box, in degrees: about 1.5 km. */
const SPAN = { longitude: 0.012, latitude: 0.0065 };

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query).toString()}`;
}

/** Returns the URL of the embedded map: the company's URL, or OpenStreetMap with a marker. */
export function mapUrl({ latitude, longitude, embed }: Company['map']): string {
  const corners = [
    longitude - SPAN.longitude,
    latitude - SPAN.latitude,
    longitude + SPAN.longitude,
    latitude + SPAN.latitude,
  ];
  const query = {
    bbox: corners.map((corner) => corner.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  };
  return embed ?? withQuery('https://www.openstreetmap.org/export/embed.html', query);
}

/** Returns the URL of the directions to the company: the company's URL, or OpenStreetMap. */
export function directionsUrl({ latitude, longitude, directions }: Company['map']): string {
  const to = `${latitude},${longitude}`;
  return directions ?? withQuery('https://www.openstreetmap.org/directions', { to });
}

/** Returns the `tel:` URL of a phone number. Ten digits are a Mexican number. */
export function telUrl(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const isNational = digits.length === 10 && !phone.trim().startsWith('+');
  return `tel:+${isNational ? '52' : ''}${digits}`;
}

/** Returns the `mailto:` URL of an e-mail address, with an optional subject. */
export function mailtoUrl(email: string, subject?: string): string {
  return subject === undefined
    ? `mailto:${email}`
    : `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
