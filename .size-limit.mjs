import { readFileSync } from 'node:fs';
import { filesUnder } from './tools/lib/files.mjs';

/** The largest sizes of a page's HTML and JavaScript by its path, compressed by Brotli. */
const budgets = [
  // Its HTML has the wordmarks of all carriers, which it shows before its scripts are loaded.
  { path: /^\/start$/, html: '15.2 kB', scripts: '117 kB' },
  { path: /^\/start\/company\//, html: '13.6 kB', scripts: '140 kB' },
  // A server sends ten packets, 14.6 kB, before the first acknowledgement.
  { path: /^/, html: '14.6 kB', scripts: '120 kB' },
];

/** The scripts that a page loads: they are in its markup, with their static imports. @param {string} page */
function scriptsOf(page) {
  const tags =
    readFileSync(page, 'utf8').match(/<(?:script|link rel="modulepreload")[^>]*>/g) ?? [];
  const scripts = tags.flatMap((tag) => /\b(?:src|href)="\/?([^"]+\.js)"/.exec(tag)?.[1] ?? []);
  return [...new Set(scripts)].map((script) => `dist/${script}`);
}

const pages = filesUnder('dist').filter((file) => /(?<!index|404)\.html$/.test(file));

export default [
  ...pages.flatMap((page) => {
    const path = page.slice('dist'.length, -'.html'.length);
    const budget = budgets.find((one) => one.path.test(path));
    return [
      { name: `HTML of ${path}`, path: page, limit: budget?.html },
      { name: `JavaScript of ${path}`, path: scriptsOf(page), limit: budget?.scripts },
    ];
  }),
  { name: 'Style sheet', path: 'dist/**/*.css', limit: '14 kB' },
  { name: 'Font', path: 'dist/**/*.woff2', limit: '26 kB', brotli: false },
];
