import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/temporaryFolder';
import sample from '../src/company/company.json';
import { companyPath } from './companyFile.ts';

const folder = temporaryFolder('company');

/** Validates the sample company's data with some values replaced. */
function read(changes: object): string {
  writeFileSync(path.join(folder, 'company.json'), JSON.stringify({ ...sample, ...changes }));
  return companyPath(folder, 'company.json');
}

function withMap(map: object) {
  return { map: { ...sample.map, ...map } };
}

function withLinks(links: object) {
  return { links: { ...sample.links, ...links } };
}

describe('the company file', () => {
  it.each([
    [{}],
    [{ name: 'Ana & Cía', phones: ['+52 (55) 0000-0000', '+1 210.555.0100'] }],
    [{ site: 'https://año.example' }],
    [withMap({ latitude: -90, longitude: 180 })],
    [withMap({ embed: 'https://mapa.example/a?b=c#d' })],
    [withLinks({ privacy: '/privacidad', terms: '/' })],
  ])('may hold %j', (changes) => {
    expect(read(changes)).toBe(path.join(folder, 'company.json'));
  });

  it.each([
    ['links.privacy', withLinks({ privacy: 'javascript:alert(1)' })],
    ['links.terms', withLinks({ terms: 'http://otra.example' })],
    ['links.terms', withLinks({ terms: '//otra.example' })],
    ['links.terms', withLinks({ terms: '/\\otra.example' })],
    ['map.embed', withMap({ embed: 'javascript:alert(1)' })],
    ['map.latitude', withMap({ latitude: 90.1 })],
    ['site', { site: 'https://otra .example' }],
    ['site', { site: 'https://otra.example/' }],
    ['email', { email: 'nadie' }],
    ['phones.0', { phones: ['llámenos', '55 0000 0000'] }],
    ['name', { name: ' ' }],
    ['slogan', { slogan: 'x' }],
  ])('names a wrong %s: %j', (key, changes) => {
    expect(() => read(changes)).toThrow(`but ${key}: `);
  });

  it.each([['{'], ['[]'], ['']])('cannot be %j', (content) => {
    writeFileSync(path.join(folder, 'broken.json'), content);
    expect(() => companyPath(folder, 'broken.json')).toThrow('VITE_COMPANY_FILE: expected');
  });
});
