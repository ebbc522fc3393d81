import { describe, expect, it } from 'vitest';
import { schemes } from './contract';
import { defaultTheme } from './defaultTheme';
import { deriveSchemes } from './deriveSchemes';
import { color } from './tokens';
import { paletteDeclarations, roleCss, schemeCss, themeCss, themeDeclarations } from './themeCss';
import { themeOf } from './themes';

describe('themeCss', () => {
  it('applies the default theme to the root and to carriers without a theme, and others to their attribute', () => {
    const css = themeCss([defaultTheme, themeOf('UNEFON')]);
    expect(css).toContain(':where(:root,[data-carrier]){--light-brand:');
    expect(css).toContain('\n[data-carrier="UNEFON"]{--light-brand:#FFC600;');
  });

  it('declares the value of each scheme', () => {
    const { light, dark } = deriveSchemes(themeOf('TELCEL'));
    const css = themeDeclarations(themeOf('TELCEL'));
    expect(css).toContain(`--light-brand-text:${light.brandText};`);
    expect(css).toContain(`--dark-brand-text:${dark.brandText};`);
  });

  it('declares every colour token', () => {
    const css = paletteDeclarations() + roleCss();
    for (const reference of Object.values(color)) {
      const property = reference.slice('var('.length, -1);
      expect(css).toMatch(new RegExp(`${property}:(#|var\\(--scheme-light,)`));
    }
  });
});

describe('schemeCss', () => {
  it.each(schemes)('selects %s by its attribute', (scheme) => {
    const [, rule = ''] = schemeCss().split(`[data-scheme="${scheme}"]{`);
    expect(rule.slice(0, rule.indexOf('}'))).toContain(`--scheme-${scheme}:initial;`);
  });

  it('prints in light colours', () => {
    const print = schemeCss().split('@media print').at(-1);
    expect(print).toContain('--scheme-light:initial;');
    expect(print).toContain('color-scheme:only light;');
  });
});
