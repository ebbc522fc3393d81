import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { CompiledStyle } from './compileParts.ts';
import type { PageRenderer } from './pageRenderer.ts';
import { sources, templatesOf, withoutStyles, type Template } from './styleTemplates.ts';
import { styledStub } from './styledStub.ts';

/**
 * Compiles the styles of styled-components, which do not depend on props, to one sheet. The scripts contain
 * neither the library nor a rule. The library itself writes the rules, in the build for Node.
 */
export function staticStyles(root: string, renderer: PageRenderer): Plugin[] {
  const sheets = new Map<string, string>();

  async function styleOf({ key, target }: Template): Promise<CompiledStyle> {
    const { byTemplate } = await renderer.styles();
    const style = byTemplate.get(key);
    if (style !== undefined) return style;
    if (target === undefined) return { classes: '', css: '' };
    throw new Error(
      `${key} was not created: it is inside a function, or its code is not in the route table, src/app/screens.tsx.`,
    );
  }

  const compiler: Plugin = {
    name: 'static-styles',
    apply: 'build',
    enforce: 'post',
    // The page requests one sheet for all screens, so that no screen is shown without its styles.
    config: () => ({ build: { cssCodeSplit: false } }),
    resolveId: {
      order: 'pre',
      handler: (id) => (sheets.has(id) ? id : undefined),
    },
    load: (id) => sheets.get(id),
    transform: {
      filter: sources,
      async handler(code, id) {
        const file = relative(root, id);
        const program = this.parse(code);
        const templates = templatesOf(program, code, file);
        const styles = new Map<Template, CompiledStyle>();
        for (const one of templates) styles.set(one, await styleOf(one));
        const sheet = `\0styles:${file}.css`;
        sheets.set(sheet, [...styles.values()].map(({ css }) => css).join(''));
        const compiled = withoutStyles(
          code,
          program,
          templates,
          (one) => styles.get(one)?.classes ?? '',
        );
        // After all imports: the rules of what a component is made of come before its own.
        return `${compiled}\nimport ${JSON.stringify(sheet)};\n`;
      },
    },
  };

  return [styledStub(root), compiler];
}
