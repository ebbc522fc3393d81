import { expect, it, onTestFinished, vi } from 'vitest';
import { defineTheme } from '#theme/contract';
import { lucero } from '#theme/testing/lucero';
import { contrastWarnings, warnOfContrast } from './contrastWarnings';

const pale = defineTheme({ ...lucero, colors: { ...lucero.colors, onBrand: '#9A86C9' } });

it('names the pair, its colours, its contrast and the minimum', () => {
  expect(contrastWarnings(pale)[0]).toMatch(
    /^The theme LUCERO has a contrast of \d\.\d\d:1 for onBrand on brand \(#9A86C9 on #4A2C8F\) in the scheme light\. .* 4\.5:1\.$/,
  );
});

it('measures the neutrals of a theme in the scheme that has them', () => {
  const overrides = { light: { ink: '#777777' }, dark: { paper: '#FFFFFF' } };
  const warnings = contrastWarnings(defineTheme({ ...lucero, overrides })).join();
  expect(warnings).toContain('ink on paper (#777777 on #FFFFFF) in the scheme light');
  expect(warnings).toContain('ink on paper (#F5F0F9 on #FFFFFF) in the scheme dark');
  expect(warnings).not.toContain('in the scheme more');
});

it('logs the warnings of a theme once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  warnOfContrast([pale]);
  const { length } = warn.mock.calls;
  expect(length).toBeGreaterThan(0);
  warnOfContrast([pale, lucero]);
  expect(warn.mock.calls).toHaveLength(length);
});
