import { expect, it } from 'vitest';
import { apcaContrast } from '#storybook/docs/apca';

// The reference values that the authors of APCA publish with version 0.0.98G-4g.
it.each([
  ['#888888', '#FFFFFF', 63.056469930209424],
  ['#FFFFFF', '#888888', -68.54146436644962],
  ['#000000', '#AAAAAA', 58.146262578561334],
  ['#AAAAAA', '#000000', -56.24113336839742],
  ['#112233', '#DDEEFF', 91.66830811481631],
  ['#DDEEFF', '#112233', -93.06770049484275],
  ['#112233', '#444444', 8.32326136957393],
  ['#444444', '#112233', -7.526878460278154],
  ['#FFFFFF', '#FFFFFF', 0],
])('measures %s on %s as Lc %d', (text, back, contrast) => {
  expect(apcaContrast(text, back)).toBeCloseTo(contrast, 2);
});
