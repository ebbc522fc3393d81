import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import { drawings } from '../build/drawings.ts';
import { reset } from '#theme/reset';
import { themeCss } from '#theme/themeCss';
import { carrierThemes } from '#theme/themes';
import type * as parts from '../staticStyles/compile.ts';
import { LIBRARY, recordStyles, styledComponents } from '../staticStyles/staticStyles.ts';
import { outputOf, type Entry } from './entries.ts';

/** A styled element of the package. */
export interface PublicPart {
  /** The source, and the variable of the template, as `file#Root`. */
  key: string;
  /** The class name, such as `colibri-Field-label`. */
  className: string;
  /** The rules. */
  css: string;
}

/** The styles of the package. */
export interface LibraryStyles {
  /** The elements, in the order of their rules. */
  parts: readonly PublicPart[];
  /** The sheets by file name. */
  sheets: Readonly<Record<'styles.css' | 'base.css' | 'reset.css' | 'fonts.css', string>>;
}

/** Node would import the CommonJS build of the style library, whose default export is not `styled`. */
const styledAlias = {
  [LIBRARY]: resolve('node_modules', LIBRARY, 'dist/styled-components.esm.js'),
};

const GLOBAL = 'src/theme/GlobalStyle.ts';
const ENTRY = 'virtual:library';

/**
 * Declared by each sheet, so that the order of the layers does not depend on the order of the sheets. `theme` and
 * `base` are Tailwind's: its preflight must not reset the components. Its utilities come later and override them.
 */
const LAYERS = '@layer theme, base, colibri.tokens, colibri.base, colibri.components;';

/** Elements of components, and their children that have no class name. */
const OWN = ":where([class^='colibri-'], [class^='colibri-'] > *)";

/**
 * The class name of a styled element: `colibri-` and its file, and the variable unless that is `Root`. `Label` in
 * `Field.styles.ts` is `colibri-Field-label`.
 */
function classOf(key: string): string {
  const [, owner = '', variable = ''] = /([^/]+?)(?:\.styles)?\.tsx?#(\w+)$/.exec(key) ?? [];
  if (variable === 'Root') return `colibri-${owner}`;
  return `colibri-${owner}-${variable.charAt(0).toLowerCase()}${variable.slice(1)}`;
}

/** Provides the module that loads all entries in Node. */
function allEntries(entries: readonly Entry[]): Plugin {
  const files = [...entries.map(({ source }) => source), GLOBAL];
  const imports = files.map((file) => `import ${JSON.stringify(resolve(file))};`);
  const compiler = JSON.stringify(resolve('tools/staticStyles/compile.ts'));
  return {
    name: 'all-entries',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load(id) {
      if (id !== ENTRY) return undefined;
      return [...imports, `export { compileParts } from ${compiler};`].join('\n');
    },
  };
}

/** The styled elements of the compiled styles. */
function partsOf({ byTemplate }: parts.CompiledStyles): PublicPart[] {
  const own = [...byTemplate].filter(([key]) => !key.startsWith(GLOBAL));
  const found = own.map(([key, { css }]) => ({ key, className: classOf(key), css }));
  for (const [index, { key, className }] of found.entries()) {
    if (found.findIndex((one) => one.className === className) !== index) {
      throw new Error(
        `${key}: another element has the class name ${className}. Rename one of them.`,
      );
    }
  }
  // Names of keyframes apply to the complete page.
  const frames = new Set(
    found.flatMap(({ css }) =>
      Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name),
    ),
  );
  const prefixed = (css: string) =>
    [...frames].reduce((text, name) => text.replaceAll(name, `colibri-${name}`), css);
  return found.map((part) => ({ ...part, css: prefixed(part.css) }));
}

function inLayer(name: string, css: string): string {
  return `@layer colibri.${name} {\n${css.trim()}\n}\n`;
}

function componentLayer(parts: readonly PublicPart[]): string {
  return inLayer('components', parts.map(({ css }) => css).join('\n'));
}

/** The elements of each component, with those of the components that it contains. */
export type ComponentParts = ReadonlyMap<Entry, readonly PublicPart[]>;

/** Finds the elements of each component by the built modules that it imports. */
export function componentParts(
  entries: readonly Entry[],
  chunks: readonly Rolldown.OutputChunk[],
  parts: readonly PublicPart[],
): ComponentParts {
  function filesOf(file: string, found = new Set<string>()): Set<string> {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (chunk === undefined || found.has(file)) return found;
    found.add(file);
    for (const imported of chunk.imports) filesOf(imported, found);
    return found;
  }
  const components = entries.filter(({ source }) => source.endsWith('.tsx'));
  return new Map(
    components.map((entry) => {
      const files = filesOf(`${outputOf(entry.source)}.js`);
      const isUsed = ({ key }: PublicPart) => files.has(`${outputOf(key.replace(/#.*/, ''))}.js`);
      return [entry, parts.filter(isUsed)];
    }),
  );
}

/** The sheet of each theme and of each component, by file name. `base.css` completes them. */
export function singleSheets(components: ComponentParts): Record<string, string> {
  const themes = carrierThemes.map((theme) => [theme.code, inLayer('tokens', themeCss([theme]))]);
  const rules = Array.from(components, ([{ source }, parts]) => [
    basename(source, '.tsx'),
    componentLayer(parts),
  ]);
  return Object.fromEntries(
    [...themes, ...rules].map(([name, css]) => [`styles/${name}.css`, `${LAYERS}\n${css}`]),
  );
}

/** Compiles the styles of the entries with styled-components, in Node. */
export async function compileLibrary(entries: readonly Entry[]): Promise<LibraryStyles> {
  const { module } = await runnerImport<typeof parts>(ENTRY, {
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: styledAlias },
    plugins: [allEntries(entries), react(), drawings(), recordStyles(process.cwd())],
    oxc: styledComponents,
  });
  const compiled = module.compileParts(classOf);
  const globalRules = (name: string) => compiled.byTemplate.get(`${GLOBAL}#${name}`)?.css ?? '';
  const all = partsOf(compiled);
  // A shadow root has no root element. It can have a sheet of its own.
  const tokens = globalRules('Tokens').replaceAll(':root', ':root,:host');
  const base = inLayer(
    'base',
    `${OWN} {${reset}}\n${readFileSync('tools/package/base.css', 'utf8')}`,
  );
  // The last rules of the tokens, one in each line.
  const carriers = themeCss(carrierThemes);
  if (!tokens.includes(carriers)) throw new Error('The tokens do not contain the themes.');
  return {
    parts: all,
    sheets: {
      'styles.css': `${LAYERS}\n${inLayer('tokens', tokens)}${base}${componentLayer(all)}`,
      'base.css': `${LAYERS}\n${inLayer('tokens', tokens.replace(carriers, ''))}${base}`,
      'reset.css': `${LAYERS}\n${inLayer('base', globalRules('Reset'))}`,
      'fonts.css': compiled.faces.replace(
        /url\([^)]+\)/,
        "url('./theme/fonts/bricolage-grotesque.woff2')",
      ),
    },
  };
}
