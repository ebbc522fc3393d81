import { beforeEach, expect, it, vi } from 'vitest';
import { defineTheme } from '#theme/contract';
import { lucero } from '#theme/testing/lucero';
import { warnOfContrast } from './contrastWarnings';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => void warn.mockClear());

it('names the pair, its colours, its contrast and the minimum, once for each theme', () => {
  const pale = defineTheme({ ...lucero, colors: { ...lucero.colors, onBrand: '#9A86C9' } });
  warnOfContrast([pale]);
  const { length } = warn.mock.calls;
  expect(warn.mock.calls[0]?.[0]).toMatch(
    /^The theme LUCERO has a contrast of \d\.\d\d:1 for onBrand on brand \(#9A86C9 on #4A2C8F\) in the scheme light\. .* 4\.5:1\.$/,
  );
  warnOfContrast([pale, lucero]);
  expect(warn).toHaveBeenCalledTimes(length);
});

it('measures the neutrals of a theme in the scheme that has them', () => {
  const overrides = { light: { ink: '#777777' }, dark: { paper: '#FFFFFF' } };
  warnOfContrast([defineTheme({ ...lucero, overrides })]);
  const warnings = warn.mock.calls.join();
  expect(warnings).toContain('ink on paper (#777777 on #FFFFFF) in the scheme light');
  expect(warnings).toContain('ink on paper (#F5F0F9 on #FFFFFF) in the scheme dark');
  expect(warnings).not.toContain('in the scheme more');
});
