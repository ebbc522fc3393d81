import { createInstance, type ParseKeys } from 'i18next';
import ts from 'typescript';
import company from '../../src/company/company.json' with { type: 'json' };
import es from '#locales/es' with { type: 'json' };

const i18n = createInstance();
await i18n.init({
  lng: 'es',
  resources: { es: { translation: es } },
  interpolation: { escapeValue: false, defaultVariables: { company: company.name } },
});

/** The names that a snippet may use without an import. */
const GLOBALS = new Set(['undefined', 'Array', 'String', 'Number']);

/** Replaces a part of the code. */
interface Edit {
  node: ts.Node;
  text: string;
}

/** The value of an expression of literals. */
function valueOf(node: ts.Node): unknown {
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (!ts.isObjectLiteralExpression(node)) return textOf(node);
  const members = node.properties.flatMap((member) =>
    ts.isPropertyAssignment(member) ? [[member.name.getText(), valueOf(member.initializer)]] : [],
  );
  return Object.fromEntries(members) as object;
}

/** The text of a call of `tr` or `t`, such as `tr('carrier.validity', { count: 7 })`. */
function textOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !/^tr?$/.test(node.expression.getText())) return undefined;
  const [key, options] = node.arguments;
  if (key === undefined || !ts.isStringLiteral(key)) return undefined;
  return i18n.t(
    key.text as ParseKeys,
    options ? (valueOf(options) as Record<string, unknown>) : {},
  );
}

function editOf(node: ts.Node): Edit | undefined {
  const text = textOf(ts.isJsxExpression(node) && node.expression ? node.expression : node);
  if (text !== undefined) {
    if (!ts.isJsxExpression(node)) return { node, text: JSON.stringify(text) };
    if (/[{}<>"\n]/.test(text)) return { node, text: `{${JSON.stringify(text)}}` };
    return { node, text: ts.isJsxAttribute(node.parent) ? `"${text}"` : text };
  }
  return node.getText() === 'fn()' ? { node, text: '() => {}' } : undefined;
}

/** Whether an identifier is the name of a property, an attribute or an element such as `div`. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  const isTag =
    ts.isJsxOpeningElement(parent) ||
    ts.isJsxClosingElement(parent) ||
    ts.isJsxSelfClosingElement(parent);
  return isTag && /^[a-z]/.test(node.text);
}

/** The snippet of a story, for a developer who has the package only. */
export interface Snippet {
  /** The code, with Spanish texts instead of their keys. */
  code: string;
  /** The names that it does not declare. */
  used: string[];
}

/** Completes the code that Storybook reads from a file of stories. */
export function completeSnippet(snippet: string): Snippet {
  const file = ts.createSourceFile('story.tsx', snippet, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const used = new Set<string>();
  const declared = new Set(GLOBALS);
  function visit(node: ts.Node): void {
    const edit = editOf(node);
    if (edit !== undefined) {
      edits.push(edit);
      return;
    }
    if (ts.isIdentifier(node) && !isName(node)) {
      const { parent } = node;
      const isDeclaration =
        (ts.isVariableDeclaration(parent) ||
          ts.isParameter(parent) ||
          ts.isBindingElement(parent)) &&
        parent.name === node;
      (isDeclaration ? declared : used).add(node.text);
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  let code = snippet;
  for (const { node, text } of edits.toReversed()) {
    code = code.slice(0, node.getStart()) + text + code.slice(node.getEnd());
  }
  return { code, used: [...used].filter((name) => !declared.has(name)) };
}
