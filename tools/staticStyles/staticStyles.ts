import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { CompiledStyle } from './compile.ts';
import {
  LIBRARY,
  replaceRanges,
  sources,
  templatesOf,
  withoutStyles,
  type Template,
} from './templates.ts';

export type { CompiledStyle } from './compile.ts';
export { LIBRARY, styledComponents } from './templates.ts';

const STUB = `\0${LIBRARY}`;

/** The module in place of the library. The variables of fragments, keyframes and global styles are unused. */
const stub = `export { styled, styled as default, StyleSheetManager } from ${JSON.stringify(resolve(import.meta.dirname, 'styled.ts'))};
export const [css, keyframes, createGlobalStyle] = [];`;

/** Returns the compiled style of a template by its key. */
export type StyleOf = (
  key: string,
) => CompiledStyle | undefined | Promise<CompiledStyle | undefined>;

/**
 * Replaces each style in the scripts by its class names, and adds its rules to the sheet of the build. The scripts
 * contain neither the library nor a rule.
 */
export function staticStyles(root: string, styleOf: StyleOf): Plugin {
  const sheets = new Map<string, string>();

  async function compiledStyle({ key, target }: Template): Promise<CompiledStyle> {
    const style = await styleOf(key);
    if (style !== undefined) return style;
    if (target === undefined) return { classes: '', css: '' };
    throw new Error(
      `${key} was not created: it is inside a function, or its code is neither in the route table, src/app/screens.tsx, nor in src/screens.`,
    );
  }

  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'post',
    // The page requests one sheet for all screens, so that no screen is shown without its styles.
    config: () => ({ build: { cssCodeSplit: false } }),
    resolveId: {
      order: 'pre',
      handler(id) {
        if (id === LIBRARY) return STUB;
        return sheets.has(id) ? id : undefined;
      },
    },
    load: (id) => (id === STUB ? stub : sheets.get(id)),
    transform: {
      filter: sources,
      async handler(code, id) {
        const file = relative(root, id);
        const program = this.parse(code);
        const styles = new Map<Template, CompiledStyle>();
        for (const template of templatesOf(program, code, file)) {
          styles.set(template, await compiledStyle(template));
        }
        const compiled = withoutStyles(code, program, styles);
        const rules = [...styles.values()].map(({ css }) => css).join('');
        if (rules === '') return compiled;
        const sheet = `\0styles:${file}.css`;
        sheets.set(sheet, rules);
        // After all imports: the rules of what a component is made of come before its own.
        return `${compiled}\nimport ${JSON.stringify(sheet)};\n`;
      },
    },
  };
}

/** Records each styled component in the build for Node; see `compile.ts`. */
export function recordStyles(root: string): Plugin {
  return {
    name: 'record-styles',
    enforce: 'post',
    transform: {
      filter: sources,
      handler(code, id) {
        const templates = templatesOf(this.parse(code), code, relative(root, id));
        const parts = templates.filter(({ isPart }) => isPart);
        return replaceRanges(code, parts, ({ start, end, key }) => {
          const name = JSON.stringify(key);
          return `(globalThis.styledParts ??= new Map()).set(${name}, ${code.slice(start, end)}).get(${name})`;
        });
      },
    },
  };
}
