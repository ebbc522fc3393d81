import { expect, test } from 'vitest';
import { Button } from '#components/Button';
import { schemes } from './contract';
import { deriveSchemes } from './deriveSchemes';
import { palettes } from './palette';
import { render } from './testing/render';
import { themeOf, themes } from './themes';
import { color } from './tokens';

function propertyOf(id: string, name: string): string {
  const element = document.getElementById(id);
  return element === null ? '' : getComputedStyle(element).getPropertyValue(name);
}

/** Converts a computed `rgb()` colour to `#RRGGBB`. */
function hexOf(rgb: string): string {
  const parts = rgb.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

test('all themes and schemes are shown on one page', () => {
  render(
    themes.flatMap(({ code }) =>
      schemes.map((scheme) => (
        <div data-carrier={code} data-scheme={scheme} id={`${scheme}-${code}`} key={scheme + code}>
          <Button id={`${scheme}-${code}-button`}>a</Button>
        </div>
      )),
    ),
  );
  for (const theme of themes) {
    const derived = deriveSchemes(theme);
    for (const scheme of schemes) {
      const id = `${scheme}-${theme.code}`;
      expect(propertyOf(id, '--colibri-color-brand-text')).toBe(derived[scheme].brandText);
      expect(hexOf(propertyOf(id, 'background-color'))).toBe(palettes[scheme].ground);
      expect(hexOf(propertyOf(id, 'color'))).toBe(palettes[scheme].ink);
      expect(hexOf(propertyOf(`${id}-button`, 'border-top-color'))).toBe(derived[scheme].brandEdge);
    }
  }
});

test('the nearest scheme applies: on the element of a carrier, around it or inside it', () => {
  render(
    <>
      <div data-scheme="dark">
        <div data-carrier="TELCEL" id="within" />
        <div data-scheme="light">
          <div data-carrier="TELCEL" id="nested" />
        </div>
      </div>
      <div data-carrier="TELCEL" data-scheme="light">
        <div data-scheme="dark" id="inside" />
      </div>
    </>,
  );
  const { light, dark } = deriveSchemes(themeOf('TELCEL'));
  expect(propertyOf('within', '--colibri-color-brand-text')).toBe(dark.brandText);
  expect(propertyOf('nested', '--colibri-color-brand-text')).toBe(light.brandText);
  expect(propertyOf('inside', '--colibri-color-brand-text')).toBe(dark.brandText);
  expect(propertyOf('within', 'color-scheme')).toBe('dark');
  expect(propertyOf('nested', 'color-scheme')).toBe('light only');
});

test('each token has a value, also in a carrier without a theme', () => {
  render(<div data-carrier="COMETA" id="unknown" />);
  for (const reference of Object.values(color)) {
    expect(propertyOf('unknown', reference.slice('var('.length, -1))).toMatch(/^#/);
  }
  expect(propertyOf('unknown', '--colibri-color-brand')).toBe(themeOf('default').colors.brand);
});
