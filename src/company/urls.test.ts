import { expect, it } from 'vitest';
import { directionsUrl, mailtoUrl, mapUrl, telUrl } from './urls';

const place = { latitude: 19.4326, longitude: -99.1332 };
const own = 'https://mapa.example/colibri';

it.each([
  [
    mapUrl(place),
    'https://www.openstreetmap.org/export/embed.html?bbox=-99.1452%2C19.4261%2C-99.1212%2C19.4391&layer=mapnik&marker=19.4326%2C-99.1332',
  ],
  [mapUrl({ ...place, embed: own }), own],
  [directionsUrl(place), 'https://www.openstreetmap.org/directions?to=19.4326%2C-99.1332'],
  [directionsUrl({ ...place, directions: own }), own],
  [telUrl('55 0000 0000'), 'tel:+525500000000'],
  [telUrl('+52 55 0000 0001'), 'tel:+525500000001'],
  [telUrl('+1 (210) 555-0100'), 'tel:+12105550100'],
  [mailtoUrl('ventas@colibri.example'), 'mailto:ventas@colibri.example'],
  [
    mailtoUrl('ventas@colibri.example', 'Propuesta: página'),
    'mailto:ventas@colibri.example?subject=Propuesta%3A%20p%C3%A1gina',
  ],
])('%s is a URL of the company', (url, expected) => {
  expect(url).toBe(expected);
});
