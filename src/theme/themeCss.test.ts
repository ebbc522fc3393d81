import { describe, expect, it } from 'vitest';
import { defaultTheme } from './defaultTheme';
import { color } from './tokens';
import { paletteDeclarations, themeCss, themeDeclarations } from './themeCss';
import { themeOf } from './themes';

describe('themeCss', () => {
  it('applies the first theme to the root and each theme to its attribute', () => {
    const css = themeCss([defaultTheme, themeOf('TELCEL')]);
    expect(css).toContain(':root,[data-carrier="default"]{--color-brand:#D6006D;');
    expect(css).toContain('\n[data-carrier="TELCEL"]{--color-brand:#0B3C8C;');
  });

  it('declares every colour token', () => {
    const css = paletteDeclarations() + themeDeclarations(defaultTheme);
    for (const reference of Object.values(color)) {
      const property = reference.slice('var('.length, -1);
      expect(css).toContain(`${property}:#`);
    }
  });
});
