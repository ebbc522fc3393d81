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
  if (calleeOf(named, 'attrs') !== undefined) {
    throw new Error(`${key} has attrs. Set the props where the element is rendered.`);
  }
  return { ...template, isPart: true, target: targetOf(named, code) };
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

/** The range of an expression. */
type Range = Pick<Template, 'start' | 'end'>;

/** Replaces expressions, in their order, in the code of their file. */
export function replaceRanges<T extends Range>(
  code: string,
  ranges: readonly T[],
  by: (range: T) => string,
): string {
  return ranges.reduceRight(
    (text, one) => text.slice(0, one.start) + by(one) + text.slice(one.end),
    code,
  );
}

/** The strings that top-level variables are assigned to, such as declarations that several styles share. */
function sharedTexts(program: ESTree.Program): Range[] {
  return program.body
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ init }) => (init?.type === 'TemplateLiteral' ? init : []));
}

/** The code of a template's element without its style, by `styled.ts`. */
function elementOf({ target }: Template, classes: string): string {
  if (target === undefined) return '() => null';
  return `/* @__PURE__ */ styled(${target}, ${JSON.stringify(classes)})`;
}

/** Removes the styles from the code of a file. The elements keep class names. */
export function withoutStyles(
  code: string,
  program: ESTree.Program,
  styles: ReadonlyMap<Template, { classes: string }>,
): string {
  const all = [...styles.keys(), ...sharedTexts(program)].sort(
    (one, other) => one.start - other.start,
  );
  return replaceRanges<Template | Range>(code, all, (range) => {
    if ('key' in range) return elementOf(range, styles.get(range)?.classes ?? '');
    // The bundler removes an unused call that is marked as pure, but not an unused text with expressions.
    return `/* @__PURE__ */ (() => ${code.slice(range.start, range.end)})()`;
  });
}
