import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import svgr from 'vite-plugin-svgr';
import type * as parts from '#app/compileParts';
import { loadInNode } from '../build/loadInNode.ts';
import { recordStyles } from '../build/recordStyles.ts';
import { styledComponents } from '../build/styleTemplates.ts';
import type { Entry } from './entries.ts';

/** A styled element of the package. */
export interface PublicPart {
  /** The source, and the variable of the template, as `file#Root`. */
  key: string;
  /** The class name, such as `colibri-TextField-label`. */
  className: string;
  /** The rules. */
  css: string;
}

/** The styles of the package. */
export interface LibraryStyles {
  /** The elements, in the order of their rules. */
  parts: readonly PublicPart[];
  /** The sheets by file name. */
  sheets: Readonly<Record<'styles.css' | 'reset.css' | 'fonts.css', string>>;
}

const GLOBAL = 'src/theme/GlobalStyle.ts';
const ENTRY = '\0library';

/** Declared by each sheet, so that the order of the layers does not depend on the order of the sheets. */
const LAYERS = '@layer colibri.tokens, colibri.base, colibri.components;';

/** The class name of a template: `colibri-` and its file, and the variable unless that is `Root`. */
function publicClass(key: string): string {
  const [, owner = '', part = ''] = /([^/]+?)(?:\.styles)?\.tsx?#(\w*)$/.exec(key) ?? [];
  if (part === 'Root') return `colibri-${owner}`;
  return `colibri-${owner}-${part.charAt(0).toLowerCase()}${part.slice(1)}`;
}

/** The module that loads all entries in Node. */
function allEntries(entries: readonly Entry[]): Plugin {
  const files = [...entries.map(({ source }) => source), GLOBAL];
  const imports = files.map((file) => `import ${JSON.stringify(resolve(file))};`);
  const compiler = JSON.stringify(resolve('src/app/compileParts.ts'));
  return {
    name: 'all-entries',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) =>
      id === ENTRY ? [...imports, `export { compileParts } from ${compiler};`].join('\n') : undefined,
  };
}

/** Replaces the class names of styled-components by the public ones. */
function renamed(compiled: parts.CompiledStyles): PublicPart[] {
  const names = new Map<string, string>();
  const own = [...compiled.byTemplate].filter(([key]) => !key.startsWith(GLOBAL));
  for (const [key, { classes }] of own) {
    const className = publicClass(key);
    if ([...names.values()].includes(className)) {
      throw new Error(`${key}: another element has the class name ${className}. Rename one of them.`);
    }
    for (const generated of classes.split(' ')) names.set(generated, className);
  }
  const rename = (css: string) =>
    css.replace(/\.([a-z][\w-]*)/gi, (text, name: string) => {
      const className = names.get(name);
      return className === undefined ? text : `.${className}`;
    });
  return own.map(([key, { css }]) => ({ key, className: publicClass(key), css: rename(css) }));
}

/** Each line is a rule. Several components contain the same keyframes. */
function withoutRepetition(css: string): string {
  const lines = css.split('\n').filter(Boolean);
  return lines.filter((line, at) => !line.startsWith('@keyframes') || lines.indexOf(line) === at).join('\n');
}

function inLayer(name: string, css: string): string {
  return `@layer colibri.${name} {\n${css.trim()}\n}\n`;
}

/** Compiles the styles of the entries with styled-components, in Node. */
export async function compileLibrary(entries: readonly Entry[]): Promise<LibraryStyles> {
  const { compileParts } = await loadInNode<typeof parts>(ENTRY, {
    plugins: [allEntries(entries), react(), svgr(), recordStyles(process.cwd())],
    oxc: styledComponents,
  });
  const compiled = compileParts();
  const globalRules = (name: string) => compiled.byTemplate.get(`${GLOBAL}#${name}`)?.css ?? '';
  const all = renamed(compiled);
  const components = withoutRepetition(all.map(({ css }) => css).join('\n'));
  const base = readFileSync('tools/package/base.css', 'utf8');
  return {
    parts: all,
    sheets: {
      'styles.css': [
        `${LAYERS}\n`,
        inLayer('tokens', globalRules('Tokens')),
        inLayer('base', base),
        inLayer('components', components),
      ].join(''),
      'reset.css': `${LAYERS}\n${inLayer('base', globalRules('Reset'))}`,
      'fonts.css': compiled.faces.replace(/url\([^)]+\)/, "url('./theme/fonts/bricolage-grotesque.woff2')"),
    },
  };
}
