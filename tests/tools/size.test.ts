import { describe, expect, it } from 'vitest';
import { initialScripts, mockTraces, scriptsOfPage, sizeFaults } from '#tools/lib/size.mjs';

const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    isEntry: true,
    imports: ['_shared-2.js'],
    dynamicImports: ['src/screens/Payment/Payment.tsx', 'src/app/i18n/locales/es.json'],
  },
  '_shared-2.js': { file: 'assets/shared-2.js', imports: ['index.html', '_deep-3.js'] },
  '_deep-3.js': { file: 'assets/deep-3.js' },
  'src/screens/Payment/Payment.tsx': { file: 'assets/Payment-4.js', imports: ['_late-5.js'] },
  '_late-5.js': { file: 'assets/late-5.js' },
  'src/app/i18n/locales/es.json': { file: 'assets/es-6.js' },
};

const font = { file: 'a.woff2', bytes: 26_000 };
const script = { file: 'a.js', bytes: 100_000 };

describe('the initial JavaScript', () => {
  it('is the entry, what it imports, what it awaits and what the page asks for', () => {
    const html = `<script type="module" src="/assets/index-1.js"></script>
      <link rel="modulepreload" crossorigin href="./assets/late-5.js">
      <link rel="stylesheet" href="/assets/index.css">`;
    expect(initialScripts(manifest, html)).toEqual([
      'assets/deep-3.js',
      'assets/es-6.js',
      'assets/index-1.js',
      'assets/late-5.js',
      'assets/shared-2.js',
    ]);
  });

  it.each([
    ['<script src="/a.js"></script>', ['a.js']],
    ['<script src=/a.js></script>', ['a.js']],
    ['<link rel="modulepreload" href="/b.js">', ['b.js']],
    ['<link rel="preload" as="font" href="/c.woff2">', []],
    ['<script>inline()</script>', []],
  ])('reads %s', (html, expected) => {
    expect(scriptsOfPage(html)).toEqual(expected);
  });
});

describe('the size budgets', () => {
  it.each([
    ['a build within both', [script], [font], 0, 0],
    ['JavaScript at the budget', [{ ...script, bytes: 135_000 }], [font], 0, 1],
    ['JavaScript over the budget', [{ ...script, bytes: 135_001 }], [font], 1, 0],
    ['JavaScript over it in sum', [script, { ...script, bytes: 40_000 }], [font], 1, 0],
    ['JavaScript over the aim', [{ ...script, bytes: 122_001 }], [font], 0, 1],
    ['no JavaScript', [], [font], 1, 0],
    ['a heavy font', [script], [{ ...font, bytes: 30_001 }], 1, 0],
    ['two fonts', [script], [font, font], 1, 0],
    ['no font', [script], [], 1, 0],
  ])('judge %s', (_case, scripts, fonts, errors, warnings) => {
    const faults = sizeFaults({ scripts, fonts });
    expect(faults.errors).toHaveLength(errors);
    expect(faults.warnings).toHaveLength(warnings);
  });
});

describe('the search for mocks', () => {
  it.each([
    ['mockServiceWorker.js', '', ['mockServiceWorker']],
    ['assets/a.js', 'console.error("[MSW] Warning")', ['[MSW]']],
    ['.vite/manifest.json', '"node_modules/msw/lib/browser.mjs"', ['node_modules/msw/']],
    ['.vite/manifest.json', '{ "mocks/browser.ts": {} }', ['"mocks/']],
    ['assets/a.js', 'sku("TEL-TA")', ['TEL-TA']],
    ['assets/a.js', 'const mocks = 1', []],
  ])('looks into %s: %s', (file, text, expected) => {
    expect(mockTraces(file, text)).toEqual(expected);
  });
});
