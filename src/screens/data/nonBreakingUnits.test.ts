import { expect, it } from 'vitest';
import { nonBreakingUnits } from './nonBreakingUnits';

it.each([
  ['Saldo + 400 MB y 1.3 GB para redes', 'Saldo + 400\u00a0MB y 1.3\u00a0GB para redes'],
  ['1 hora, 2 horas, 1 día', '1\u00a0hora, 2\u00a0horas, 1\u00a0día'],
  ['50 y 100 mbps, 3 hormigas, MB 5', '50 y 100 mbps, 3 hormigas, MB 5'],
  ['Recarga desde EE. UU., TEE. UU.', 'Recarga desde EE.\u00a0UU., TEE. UU.'],
  ['', ''],
])('nonBreakingUnits joins numbers and units in %j', (text, kept) => {
  expect(nonBreakingUnits(text)).toBe(kept);
});
