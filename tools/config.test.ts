import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('has defaults for unset variables', () => {
  expect(readConfig({})).toStrictEqual({
    settings: {
      apiBaseUrl: '',
      apiToken: 'demo',
      excludedCarriers: [],
      mocks: false,
      offline: true,
      remember: true,
    },
    companyFile: 'src/company/company.json',
    policyReports: '',
  });
});

it.each([
  ['VITE_API_BASE_URL', '/api/v1/', { apiBaseUrl: '/api/v1' }],
  ['VITE_API_BASE_URL', 'https://api.test/base//', { apiBaseUrl: 'https://api.test/base' }],
  ['VITE_API_BASE_URL', 'http://localhost:4010', { apiBaseUrl: 'http://localhost:4010' }],
  ['VITE_API_TOKEN', 'abc', { apiToken: 'abc' }],
  ['VITE_EXCLUDED_PRODUCTS', ' NEXTEL , Iusacell,,', { excludedCarriers: ['NEXTEL', 'Iusacell'] }],
  ['VITE_MOCKS', 'true', { mocks: true }],
  ['VITE_OFFLINE', 'false', { offline: false }],
  ['VITE_REMEMBER', 'false', { remember: false }],
  ['VITE_USER_NODE_ENV', 'test', {}],
])('accepts %s=%s', (name, value, settings) => {
  expect(readConfig({ [name]: value })).toMatchObject({ settings });
});

it.each([
  ['VITE_COMPANY_FILE', 'empresa/otra.json', { companyFile: 'empresa/otra.json' }],
  ['VITE_CSP_REPORTS', 'https://reports.test/csp', { policyReports: 'https://reports.test/csp' }],
])('accepts %s=%s for the build', (name, value, config) => {
  expect(readConfig({ [name]: value })).toMatchObject(config);
});

it.each([
  ['VITE_API_BASE_URL', '//evil.test'],
  ['VITE_API_BASE_URL', '/\\evil.test'],
  ['VITE_API_BASE_URL', 'api.test'],
  ['VITE_API_BASE_URL', 'https://user:secret@api.test'],
  ['VITE_API_BASE_URL', 'https://api.test?a=b'],
  ['VITE_API_TOKEN', '  '],
  ['VITE_COMPANY_FILE', ''],
  ['VITE_COMPANY_FILE', '/etc/company.json'],
  ['VITE_COMPANY_FILE', 'src/../../company.json'],
  ['VITE_MOCKS', 'yes'],
  ['VITE_OFFLINE', ''],
  ['VITE_CSP_REPORTS', 'reports.test'],
  ['VITE_CSP_REPORTS', "https://reports.test/;script-src'*'"],
  ['VITE_API_URL', 'https://api.test'],
])('rejects %s=%j and names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(`\n- ${name}: expected `);
});

it('lists the invalid variables with their expected and actual values', () => {
  const env = { VITE_API_TOKEN: ' ', VITE_MOCKS: true, VITE_API_TOKN: 'a' };

  expect(() => readConfig(env)).toThrow(
    [
      '- VITE_API_TOKEN: expected a text that is not blank, got " "',
      "- VITE_MOCKS: expected 'true' or 'false', got true",
      '- VITE_API_TOKN: expected one of VITE_API_BASE_URL,',
    ].join('\n'),
  );
});
