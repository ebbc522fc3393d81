import { describe, expect, it } from 'vitest';
import { directionsUrl, mailtoUrl, mapUrl, telUrl } from './urls';

const place = { latitude: 19.4326, longitude: -99.1332 };
const own = 'https://mapa.example/colibri';

describe('mapUrl', () => {
  it('returns an OpenStreetMap URL with a marker', () => {
    const { origin, pathname, searchParams } = new URL(mapUrl(place));
    expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
    expect(searchParams.get('marker')).toBe('19.4326,-99.1332');
    expect(searchParams.get('bbox')).toBe('-99.1452,19.4261,-99.1212,19.4391');
  });

  it('returns the company’s URL if there is one', () => {
    expect(mapUrl({ ...place, embed: own })).toBe(own);
  });
});

describe('directionsUrl', () => {
  it('returns an OpenStreetMap URL with the destination', () => {
    expect(new URL(directionsUrl(place)).searchParams.get('to')).toBe('19.4326,-99.1332');
  });

  it('returns the company’s URL if there is one', () => {
    expect(directionsUrl({ ...place, directions: own })).toBe(own);
  });
});

describe('telUrl', () => {
  it.each([
    ['55 0000 0000', 'tel:+525500000000'],
    ['+52 55 0000 0001', 'tel:+525500000001'],
    ['+1 (210) 555-0100', 'tel:+12105550100'],
  ])('converts %s to %s', (phone, address) => {
    expect(telUrl(phone)).toBe(address);
  });
});

describe('mailtoUrl', () => {
  it.each([
    [undefined, 'mailto:ventas@colibri.example'],
    ['Propuesta: página', 'mailto:ventas@colibri.example?subject=Propuesta%3A%20p%C3%A1gina'],
  ])('returns a mailto URL with the subject %s', (subject, address) => {
    expect(mailtoUrl('ventas@colibri.example', subject)).toBe(address);
  });
});
