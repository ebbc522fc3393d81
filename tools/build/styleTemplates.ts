import { Visitor, type ESTree } from 'vite';

/** A template of styled-components in the code of a file. */
export interface Template {
  /** The range of the complete expression. */
  start: number;
  end: number;
  /** The file and the variable, as `file#Root`. The key is the same in each build. */
  key: string;
  /** Whether it creates rules. Fragments and keyframes are part of other templates. */
  isPart: boolean;
  /** The code of the element or component that it styles. */
  target?: string;
  /** The code of the props that each of its elements has. */
  attrs?: string;
}

/** The library that the templates are written with. */
export const LIBRARY = 'styled-components';

/** The options of the compiler. Class names follow from the file and not from the order of loading. */
export const styledComponents = { plugins: { styledComponents: { displayName: false } } };

/** Selects the modules that contain templates. */
export const sources = { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: LIBRARY };

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
    throw new Error(
      `${key} depends on props. Set an attribute on its element, and select it in the style.`,
    );
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

/** Returns the templates of a file, without those that are inside another. */
export function templatesOf(program: ESTree.Program, code: string, file: string): Template[] {
  const templates: Template[] = [];
  let variable = '';
  new Visitor({
    VariableDeclarator({ id }) {
      variable = id.type === 'Identifier' ? id.name : '';
    },
    TaggedTemplateExpression(node) {
      if (node.start < (templates.at(-1)?.end ?? 0) || !isStyle(node)) return;
      templates.push(readTemplate(node, code, `${file}#${variable}`));
    },
  }).visit(program);
  return templates;
}

/** Replaces the templates in the code of their file. */
export function replaceTemplates(
  code: string,
  templates: readonly Template[],
  by: (template: Template) => string,
): string {
  return templates.reduceRight(
    (text, one) => text.slice(0, one.start) + by(one) + text.slice(one.end),
    code,
  );
}

/** Replaces the templates by calls of `src/theme/staticStyled.ts`, which has no styles. */
export function withoutStyles(
  code: string,
  templates: readonly Template[],
  classesOf: (template: Template) => string,
): string {
  return replaceTemplates(code, templates, (template) => {
    const { target, attrs } = template;
    if (target === undefined) return '() => null';
    const given = [target, JSON.stringify(classesOf(template)), attrs];
    const args = given.filter((part) => part !== undefined);
    return `/* @__PURE__ */ styled(${args.join(', ')})`;
  });
}
