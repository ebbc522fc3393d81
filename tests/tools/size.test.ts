import { describe, expect, it } from 'vitest';
import {
  awaitedByPage,
  initialScripts,
  mockTraces,
  scriptsOfPage,
  sizeFaults,
} from '#tools/lib/size.mjs';

const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_shared-2.js'] },
  '_shared-2.js': { file: 'assets/shared-2.js', imports: ['index.html', '_deep-3.js'] },
  '_deep-3.js': { file: 'assets/deep-3.js' },
  'src/screens/Payment/Payment.tsx': { file: 'assets/Payment-4.js', imports: ['_late-5.js'] },
  '_late-5.js': { file: 'assets/late-5.js' },
};

const sheet = { file: 'a.css', bytes: 10_000 };
const font = { file: 'a.woff2', bytes: 26_000 };
const page = { name: '/a', html: 7_000, scripts: [{ file: 'a.js', bytes: 90_000 }], awaited: [] };
const script = (bytes: number) => ({ ...page, scripts: [{ file: 'a.js', bytes }] });

describe('the initial JavaScript', () => {
  it('is what the page asks for, and what that imports', () => {
    const html = `<script type="module" src="/assets/index-1.js"></script>
      <link rel="modulepreload" crossorigin href="./assets/late-5.js">
      <link rel="stylesheet" href="/assets/index.css">`;
    expect(initialScripts(manifest, html)).toEqual([
      'assets/deep-3.js',
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

describe('what a page waits for', () => {
  it.each([
    ['<link rel="stylesheet" href="/a.css">', 1],
    ['<link rel="stylesheet" media="not all" href="/a.css">', 0],
    ['<script src="/a.js"></script>', 1],
    ['<link rel="preload" as="image" href="/a.svg">', 1],
    ['<img alt="" src="/a.svg">', 1],
    ['<img alt="" loading="lazy" src="/a.svg"><img alt="" src="data:image/svg+xml,a">', 0],
    ['<script type="module" crossorigin src="/a.js"></script><script>inline()</script>', 0],
    ['<link rel="preload" as="font" href="/a.woff2"><link rel="modulepreload" href="/a.js">', 0],
  ])('is counted in %s', (html, count) => {
    expect(awaitedByPage(html)).toHaveLength(count);
  });
});

describe('the size budgets', () => {
  it.each([
    ['a build within all', [page], [font], 0, 0],
    ['JavaScript at the budget', [script(133_000)], [font], 0, 0],
    ['JavaScript over the aim', [{ ...script(100_001), name: '/start' }], [font], 0, 1],
    ['JavaScript over the budget', [script(133_001)], [font], 1, 0],
    ['no JavaScript', [{ ...page, scripts: [] }], [font], 1, 0],
    ['a page over the aim', [{ ...page, html: 8_001 }], [font], 0, 1],
    ['a page over the budget', [{ ...page, html: 14_001 }], [font], 1, 0],
    ['a page that waits', [{ ...page, awaited: ['<img>'] }], [font], 1, 0],
    ['no page', [], [font], 1, 0],
    ['a heavy font', [page], [{ ...font, bytes: 30_001 }], 1, 0],
    ['two fonts', [page], [font, font], 1, 0],
    ['no font', [page], [], 1, 0],
  ])('judge %s', (_case, pages, fonts, errors, warnings) => {
    const faults = sizeFaults({ pages, sheets: [sheet], fonts });
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
