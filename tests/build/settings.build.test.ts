import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesUnder } from '#tools/lib/files.mjs';
import { buildApp } from '../runCommand';
import { temporaryFolder } from '../temporaryFolder';

const company = 'tests/build/otherCompany.json';
const around = temporaryFolder('build');
const folder = path.join(around, 'dist');

/** Builds the app with additional environment variables. */
function build(variables: Record<string, string>) {
  return buildApp(['--outDir', folder, '--emptyOutDir'], variables);
}

/** The content of every file of the build, by path. */
let files: Record<string, string> = {};

/** The files of the build that contain a text. */
function holding(text: string): string[] {
  return Object.keys(files).filter((file) => files[file]?.includes(text));
}

describe('a build for another company with a server elsewhere', () => {
  beforeAll(async () => {
    await build({
      VITE_COMPANY_FILE: company,
      VITE_API_BASE_URL: 'https://api.example/v1',
      VITE_API_TOKEN: 'token-that-is-read',
      VITE_CSP_REPORTS: 'https://reports.example/csp',
      VITE_REMEMBER: 'false',
      SECRET_CANARY: 'secret-that-is-not',
    });
    const found = filesUnder(folder).map((file) => [file, readFileSync(file, 'utf8')] as const);
    files = Object.fromEntries(found.map(([file, text]) => [path.relative(folder, file), text]));
  });

  it('does not contain the name of the sample company', () => {
    expect(holding('Colibr')).toEqual([]);
    expect(holding('colibri.')).toEqual([]);
  });

  it('contains the name of the company in the page, its meta tags and the manifest', () => {
    const page = files['index.html'];
    expect(page).toContain('<title>Ana &#38; Cía Recargas</title>');
    expect(page).toContain('<meta property="og:site_name" content="Ana &#38; Cía Recargas"');
    expect(page).toContain('content="https://otra.example/og.png"');
    expect(page).toContain('<meta property="og:description" content="Ana &#38; Cía vende');
    // React renders this tag, for search engines.
    expect(files['superhome.html']).toMatch(
      /content="Ana &amp; Cía vende [^>]* name="description"/,
    );
    expect(JSON.parse(files['site.webmanifest'] ?? '')).toMatchObject({
      name: 'Ana & Cía Recargas',
      short_name: 'Ana & Cía',
    });
  });

  it('has valid HTML in each page', async () => {
    const rules = new StaticConfigLoader({
      extends: ['html-validate:standard', 'html-validate:document'],
      rules: {
        // The hidden notice of a failed start has a heading of its own.
        'heading-level': ['error', { allowMultipleH1: true }],
        // The files of the build are of the page's own origin.
        'require-sri': 'off',
      },
    });
    const validator = new HtmlValidate(rules);
    const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(9);
    for (const [file, html] of pages) {
      const { results } = await validator.validateString(html);
      expect(
        results.flatMap(({ messages }) => messages),
        file,
      ).toEqual([]);
    }
  });

  it('contains only the variables that the app reads', () => {
    // The page's first request and the app contain it.
    const holders = holding('token-that-is-read');
    expect(holders.filter((file) => !/(\.html|^assets\/index-.*\.js)$/.test(file))).toEqual([]);
    expect(holders).toContain('index.html');
    expect(holding('secret-that-is-not')).toEqual([]);
    expect(holding(company)).toEqual([]);
  });

  it('contains no build manifest, source map or absolute path', () => {
    const unwanted = /manifest\.json|\.map$|^\.(?!well-known)/;
    expect(Object.keys(files).filter((file) => unwanted.test(file))).toEqual([]);
    expect(holding('sourceMappingURL')).toEqual([]);
    expect(holding(process.cwd())).toEqual([]);
  });

  it('lists the licences of the packages and the display font', () => {
    const notices = files['licences.md'];
    for (const name of ['imask', 'react-dom', 'react-hook-form', 'serwist', 'valibot']) {
      expect(notices).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`, 'm'));
    }
    expect(notices).toContain('SIL OPEN FONT LICENSE');
  });

  it('allows requests to the other server, proxies nothing and reports policy violations', () => {
    const headers = files['_headers'];
    expect(headers).toContain("connect-src 'self' https://api.example;");
    expect(headers).toContain('; report-uri https://reports.example/csp; report-to policy\n');
    expect(headers).toContain('Reporting-Endpoints: policy="https://reports.example/csp"\n');
    const deploy = (name: string) => readFileSync(path.join(around, 'dist-deploy', name), 'utf8');
    expect(deploy('nginx.conf')).not.toMatch(/proxy_pass|XSRF-TOKEN|\{\{/);
    expect(deploy('headers.conf')).toContain('"policy=\\"https://reports.example/csp\\"" always;');
  });

  it('neither reserves space for remembered numbers nor mentions them in the pages', () => {
    const found = ['data-remembered', '"phone":', 'recordar'].flatMap(holding);
    expect(found.filter((file) => file.endsWith('.html'))).toEqual([]);
  });
});

it.each([
  ['an unknown variable', { VITE_TYPO: 'unknown' }, '- VITE_TYPO: expected one of'],
  ['an invalid company', { VITE_COMPANY_FILE: 'package.json' }, '- VITE_COMPANY_FILE: expected'],
])('a build with %s fails', async (_, variables, message) => {
  await expect(build(variables)).rejects.toThrow(message);
});
