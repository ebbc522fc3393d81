import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { Visitor, type ESTree, type Plugin } from 'vite';
import type { CompiledStyle } from './compileStyles';
import type { PageRenderer } from './pageRenderer.ts';

/** A template of styles in a file's code. */
interface Template {
  /** The range of the complete expression. */
  start: number;
  end: number;
  /** `file#n`: the same in every build. */
  key: string;
  /** Whether it stands in the page by itself: a fragment or an animation has its place in others. */
  isPart: boolean;
  /** The element, or the component, that it styles, as code. */
  target?: string;
  /** The props that each of its elements is given, as code. */
  attrs?: string;
}

const LIBRARY = 'styled-components';
const STAND_IN = `\0${LIBRARY}`;

function calleeOf(node: ESTree.Expression, method: string): ESTree.MemberExpression | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { property } = node.callee;
  return property.type === 'Identifier' && property.name === method ? node.callee : undefined;
}

/** The element that `styled.div` or `styled(Button)` renders, as code. */
function targetOf(node: ESTree.Expression, code: string): string {
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
    return JSON.stringify(node.property.name);
  }
  const [argument] = node.type === 'CallExpression' ? node.arguments : [];
  if (argument === undefined) throw new Error('It is neither styled.tag nor styled(Component).');
  return code.slice(argument.start, argument.end);
}

const FRAGMENTS = ['css', 'keyframes', 'createGlobalStyle'];

function isStyle({ tag }: ESTree.TaggedTemplateExpression): boolean {
  if (tag.type === 'Identifier') return FRAGMENTS.includes(tag.name);
  return calleeOf(tag, 'withConfig') !== undefined;
}

function readTemplate(
  { tag, quasi, start, end }: ESTree.TaggedTemplateExpression,
  code: string,
  key: string,
): Template {
  if (quasi.expressions.some(({ type }) => type.includes('Function'))) {
    throw new Error('A style asks for props: give its element an attribute, and style by that.');
  }
  const isGlobal = tag.type === 'Identifier' && tag.name === 'createGlobalStyle';
  const template = { start, end, key, isPart: isGlobal };
  const named = calleeOf(tag, 'withConfig')?.object;
  if (named === undefined) return template;
  const given = calleeOf(named, 'attrs')?.object;
  if (given === undefined) return { ...template, isPart: true, target: targetOf(named, code) };
  const [attrs] = named.type === 'CallExpression' ? named.arguments : [];
  return {
    ...template,
    isPart: true,
    target: targetOf(given, code),
    ...(attrs !== undefined && { attrs: code.slice(attrs.start, attrs.end) }),
  };
}

/** The templates of styles in a file, but for those that stand in another. */
function templatesOf(program: ESTree.Program, code: string, file: string): Template[] {
  const templates: Template[] = [];
  new Visitor({
    TaggedTemplateExpression(node) {
      if (node.start < (templates.at(-1)?.end ?? 0) || !isStyle(node)) return;
      templates.push(readTemplate(node, code, `${file}#${String(templates.length)}`));
    },
  }).visit(program);
  return templates;
}

function replaceIn(code: string, templates: Template[], by: (one: Template) => string): string {
  return templates.reduceRight(
    (text, one) => text.slice(0, one.start) + by(one) + text.slice(one.end),
    code,
  );
}

const sources = { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: LIBRARY };

/**
 * Derives each component's id, from which styled-components makes its class names, from the file's path in the
 * project. The compiler derives it from the absolute path, so that class names would differ between folders.
 */
function withRelativeIds(code: string, file: string): string {
  const hash = createHash('sha256').update(file.replaceAll('\\', '/')).digest('hex').slice(0, 8);
  return code.replace(/(componentId: "sc-)\w+(?=-\d+")/g, (_, start: string) => start + hash);
}

/** In the build for Node, lets each styled component tell of itself; see `compileStyles`. */
export function recordStyles(root: string): Plugin {
  return {
    name: 'record-styles',
    enforce: 'post',
    transform: {
      filter: sources,
      handler(source, id) {
        const file = relative(root, id);
        const code = withRelativeIds(source, file);
        const templates = templatesOf(this.parse(code), code, file);
        return replaceIn(code, templates, ({ start, end, key, isPart }) => {
          const made = code.slice(start, end);
          const name = JSON.stringify(key);
          if (!isPart) return made;
          return `(globalThis.styledParts ??= new Map()).set(${name}, ${made}).get(${name})`;
        });
      },
    },
  };
}

/**
 * Compiles the styles of styled-components, which ask nothing of a component's props, to a sheet that
 * browsers read by themselves: neither the library nor a rule goes into the app's scripts. What the rules
 * are, the library itself says, in the build for Node.
 */
export function staticStyles(root: string, renderer: PageRenderer): Plugin {
  const runtime = JSON.stringify(resolve(import.meta.dirname, 'staticStyled.ts'));
  const modules = new Map([
    // Of fragments, animations and styles of the whole page, nothing is left in the code.
    [
      STAND_IN,
      `export { styled as default, StyleSheetManager } from ${runtime};
export const [css, keyframes, createGlobalStyle] = [];`,
    ],
  ]);

  async function styleOf({ key, target }: Template): Promise<CompiledStyle> {
    const { byTemplate } = await renderer.styles();
    const style = byTemplate.get(key);
    if (style !== undefined) return style;
    if (target === undefined) return { classes: '', css: '' };
    throw new Error(
      `${key} was not created: it is inside a function, or its code is not in the route table, src/app/screens.tsx.`,
    );
  }

  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'post',
    // One sheet for all screens, asked for by the page: none of them can come without its styles.
    config: () => ({ build: { cssCodeSplit: false } }),
    configResolved({ base }) {
      renderer.setBase(base);
    },
    resolveId: {
      order: 'pre',
      handler(id) {
        if (modules.has(id)) return id;
        return id === LIBRARY ? STAND_IN : undefined;
      },
    },
    load: (id) => modules.get(id),
    transform: {
      filter: sources,
      async handler(code, id) {
        const file = relative(root, id);
        const templates = templatesOf(this.parse(code), code, file);
        const styles = new Map<Template, CompiledStyle>();
        for (const one of templates) styles.set(one, await styleOf(one));
        const sheet = `\0styles:${file}.css`;
        modules.set(sheet, [...styles.values()].map(({ css }) => css).join(''));
        const compiled = replaceIn(code, templates, (one) => {
          const { target, attrs } = one;
          if (target === undefined) return '() => null';
          const names = JSON.stringify(styles.get(one)?.classes);
          const given = [target, names, attrs].filter((part) => part !== undefined);
          return `/* @__PURE__ */ styled(${given.join(', ')})`;
        });
        // After all imports: the rules of what a component is made of come before its own.
        return `${compiled}\nimport ${JSON.stringify(sheet)};\n`;
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page) {
        const { faces } = await renderer.styles();
        // No page waits for the sheet: the app lets it in.
        const html = page.replace(/<link rel="stylesheet"/, '$& media="not all" data-styles');
        // In a sheet of their own: whenever a rule joins a sheet of faces, browsers lay out all text anew.
        return { html, tags: [{ tag: 'style', children: faces, injectTo: 'head' }] };
      },
    },
  };
}
