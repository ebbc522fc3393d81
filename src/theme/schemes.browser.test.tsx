import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import { Button } from '#components/Button';
import { schemes, type Scheme } from './contract';
import { deriveSchemes } from './deriveSchemes';
import { palettes } from './palette';
import { colorOf, hexOf } from './testing/colorOf';
import { render } from './testing/render';
import { themeCss, tokenCss } from './themeCss';
import { themeOf, themes } from './themes';
import { color } from './tokens';

const brandText = '--colibri-color-brand-text';

function find(id: string): HTMLElement {
  return document.getElementById(id) ?? document.body;
}

afterEach(() => commands.emulateMedia({ media: null, colorScheme: 'light', contrast: null }));

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
      const area = find(`${scheme}-${theme.code}`);
      const edge = getComputedStyle(find(`${scheme}-${theme.code}-button`)).borderTopColor;
      expect(colorOf(area, brandText)).toBe(derived[scheme].brandText);
      expect(hexOf(getComputedStyle(area).backgroundColor)).toBe(palettes[scheme].ground);
      expect(hexOf(getComputedStyle(area).color)).toBe(palettes[scheme].ink);
      expect(hexOf(edge)).toBe(derived[scheme].brandEdge);
    }
  }
});

test('the nearest scheme applies: on the element of a carrier, around it or inside it', () => {
  render(
    <>
      <div data-scheme="more-dark">
        <div data-carrier="TELCEL" id="within" />
        <div data-scheme="light">
          <div data-carrier="TELCEL" id="nested" />
        </div>
      </div>
      <div data-carrier="TELCEL" data-scheme="light">
        <div data-scheme="more" id="inside" />
      </div>
    </>,
  );
  const { light, more, 'more-dark': moreDark } = deriveSchemes(themeOf('TELCEL'));
  expect(colorOf(find('within'), brandText)).toBe(moreDark.brandText);
  expect(colorOf(find('nested'), brandText)).toBe(light.brandText);
  expect(colorOf(find('inside'), brandText)).toBe(more.brandText);
  expect(getComputedStyle(find('within')).colorScheme).toBe('dark');
  expect(getComputedStyle(find('nested')).colorScheme).toBe('light only');
});

test('each token has a value, also in a carrier without a theme', () => {
  render(<div data-carrier="COMETA" id="unknown" />);
  for (const reference of Object.values(color)) {
    const property = reference.slice('var('.length, -1);
    expect(getComputedStyle(find('unknown')).getPropertyValue(property)).toMatch(/^#|^light-dark/);
  }
  expect(colorOf(find('unknown'), '--colibri-color-brand')).toBe(themeOf('default').colors.brand);
});

describe.each([
  [{ colorScheme: 'dark' }, 'dark', 'light', 'dark'],
  [{ contrast: 'more' }, 'more', 'more', 'more-dark'],
  [{ colorScheme: 'dark', contrast: 'more' }, 'more-dark', 'more', 'more-dark'],
  [{ media: 'print', colorScheme: 'dark', contrast: 'more' }, 'light', 'light', 'light'],
] as const)('with the preferences %j', (media, system, light, dark) => {
  test('a page and its areas have their schemes', async () => {
    await commands.emulateMedia(media);
    render(
      <>
        <div id="page" />
        <div data-carrier="UNEFON" id="carrier" />
        <div data-scheme="light" id="light" />
        <div data-scheme="dark" id="dark" />
      </>,
    );
    const textIn = (id: string) => colorOf(find(id), '--colibri-color-ink-2');
    expect(['page', 'carrier', 'light', 'dark'].map(textIn)).toEqual(
      [system, system, light, dark].map((scheme) => palettes[scheme].ink2),
    );
  });
});

describe("with the package's sheets on a dark system", () => {
  test.each<[page: string, Scheme]>([
    ['', 'light'],
    ['only light', 'light'],
    ['light dark', 'dark'],
    ['dark', 'dark'],
  ])(
    'the page with color-scheme "%s" keeps it, its tokens are %s, and a choice replaces it',
    async (page, scheme) => {
      await commands.emulateMedia({ colorScheme: 'dark' });
      const sheet = document.head.appendChild(document.createElement('style'));
      sheet.textContent = tokenCss() + themeCss(themes);
      const root = document.documentElement;
      root.style.colorScheme = page;
      onTestFinished(() => {
        sheet.remove();
        root.style.colorScheme = '';
        delete root.dataset['scheme'];
      });
      document.body.innerHTML = '<input id="own"><p data-scheme="dark" id="dark"></p>';
      const [own, dark] = [find('own'), find('dark')];
      const isDark = scheme === 'dark';
      expect(hexOf(getComputedStyle(own).color)).toBe(isDark ? '#FFFFFF' : '#000000');
      expect(colorOf(own, '--colibri-color-ink')).toBe(palettes[scheme].ink);
      expect(colorOf(dark, '--colibri-color-ink')).toBe(palettes.dark.ink);
      for (const choice of ['light', 'dark'] as const) {
        root.dataset['scheme'] = choice;
        expect(colorOf(own, '--colibri-color-ink')).toBe(palettes[choice].ink);
      }
    },
  );
});
