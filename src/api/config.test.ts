import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

describe('readConfig', () => {
  it('returns defaults for unset variables', () => {
    expect(readConfig({})).toStrictEqual({
      apiBaseUrl: '',
      apiToken: 'demo',
      excludedProducts: [],
      companyFile: 'src/app/company.json',
      mocks: false,
      offline: true,
      policyReports: '',
    });
  });

  it.each([
    ['', ''],
    ['/api', '/api'],
    ['/api/v1/', '/api/v1'],
    ['/', ''],
    ['https://api.test', 'https://api.test'],
    ['https://api.test:8443/base//', 'https://api.test:8443/base'],
    ['http://localhost:4010', 'http://localhost:4010'],
  ])('accepts the base URL %j', (value, expected) => {
    expect(readConfig({ VITE_API_BASE_URL: value }).apiBaseUrl).toBe(expected);
  });

  it.each([
    ['', []],
    ['NEXTEL', ['NEXTEL']],
    [' NEXTEL , Iusacell,,', ['NEXTEL', 'Iusacell']],
  ])('reads the excluded products %j', (value, expected) => {
    expect(readConfig({ VITE_EXCLUDED_PRODUCTS: value }).excludedProducts).toEqual(expected);
  });

  it('reads every other variable', () => {
    const env = {
      VITE_API_TOKEN: 'abc',
      VITE_COMPANY_FILE: 'empresa/otra.json',
      VITE_MOCKS: 'true',
      VITE_OFFLINE: 'false',
      VITE_CSP_REPORTS: 'https://reports.test/csp',
    };

    expect(readConfig(env)).toMatchObject({
      apiToken: 'abc',
      companyFile: 'empresa/otra.json',
      mocks: true,
      offline: false,
      policyReports: 'https://reports.test/csp',
    });
  });

  it.each([
    ['VITE_API_BASE_URL', '//evil.test'],
    ['VITE_OFFLINE', 'yes'],
    ['VITE_CSP_REPORTS', 'reports.test'],
    ['VITE_CSP_REPORTS', "https://reports.test/;script-src'*'"],
    ['VITE_API_BASE_URL', '/\\evil.test'],
    ['VITE_API_BASE_URL', 'api.test'],
    ['VITE_API_BASE_URL', 'ftp://api.test'],
    ['VITE_API_BASE_URL', 'https://'],
    ['VITE_API_BASE_URL', 'https://user:secret@api.test'],
    ['VITE_API_BASE_URL', 'https://user@api.test'],
    ['VITE_API_BASE_URL', 'https://:secret@api.test'],
    ['VITE_API_BASE_URL', 'x:https://api.test'],
    ['VITE_API_BASE_URL', 'https://api.test?a=b'],
    ['VITE_API_BASE_URL', '/api#a'],
    ['VITE_API_BASE_URL', ' '],
    ['VITE_API_TOKEN', ''],
    ['VITE_API_TOKEN', '  '],
    ['VITE_API_TOKEN', true],
    ['VITE_COMPANY_FILE', ''],
    ['VITE_COMPANY_FILE', 'company.ts'],
    ['VITE_COMPANY_FILE', 'company.json.bak'],
    ['VITE_COMPANY_FILE', '/etc/company.json'],
    ['VITE_COMPANY_FILE', 'C:\\company.json'],
    ['VITE_COMPANY_FILE', 'src/../../company.json'],
    ['VITE_MOCKS', 'yes'],
    ['VITE_MOCKS', ''],
    ['VITE_MOCKS', 'constructor'],
    ['VITE_API_URL', 'https://api.test'],
    ['VITE_EXCLUDED', 'NEXTEL'],
    ['VITE_COMPANY', 'company.json'],
    ['VITE_TYPO', '1'],
    ['VITE_SECRET_CANARY', 'x'],
    ['VITE_MOCKS_DIR', 'x'],
    ['VITE_', ''],
  ])('rejects %s=%j and names the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(`- ${name}: expected `);
  });

  it('lists every invalid variable with its expected and actual value', () => {
    const env = { VITE_API_TOKEN: ' ', VITE_MOCKS: true, VITE_API_TOKN: 'a' };

    expect(() => readConfig(env)).toThrow(
      [
        "- VITE_API_TOKEN: expected a text that is not blank, got ' '",
        "- VITE_MOCKS: expected 'true' or 'false', got boolean true",
        '- VITE_API_TOKN: expected one of VITE_API_BASE_URL,',
      ]
        .map((line) => line.trim())
        .join('\n'),
    );
  });

  it('lists all problems and where to fix them in one error message', () => {
    const error = new ConfigError(['A: wrong', 'B: wrong']);

    expect(error).toMatchObject({ name: 'ConfigError', problems: ['A: wrong', 'B: wrong'] });
    expect(error.message).toContain(':\n- A: wrong\n- B: wrong\n');
    expect(error.message).toContain('.env files');
  });

  it('ignores unrelated variables', () => {
    const env = { OTHER: '1', MODE: 'test', DEV: true, BASE_URL: '/', VITE_USER_NODE_ENV: 'test' };

    expect(() => readConfig(env)).not.toThrow();
  });
});
