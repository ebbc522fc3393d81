import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import configuration from '../.dependency-cruiser.js';

// A TypeScript version that dependency-cruiser cannot read gives no modules and no violations.
it('sees the imports between the TypeScript modules', async () => {
  const appImportsScreens = {
    name: 'app-imports-screens',
    severity: 'error' as const,
    from: { path: '^src/app/' },
    to: { path: '^src/screens/.*\\.tsx$' },
  };
  const { output } = await cruise(['src'], {
    ...configuration.options,
    ruleSet: { forbidden: [appImportsScreens] },
    validate: true,
  });
  const { summary } = output as ICruiseResult;
  expect(summary.violations.map(({ rule }) => rule.name)).toContain(appImportsScreens.name);
});
