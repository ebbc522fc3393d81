import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { neededBy, parse } from './storySource.ts';

/** The code of a story, as an app writes it. */
export interface StoryCode {
  /** The name of its export. */
  name: string;
  /** What the story shows. */
  text: string;
  tags: readonly string[];
  code: string;
}

/** The name of a story, the call that creates it, and what it shows. */
type Story = [name: string, call: ts.CallExpression, text: string];

/** The annotations of a story, those of the stories that it extends included. */
interface Annotations {
  args: ReadonlyMap<string, string>;
  render: ts.Expression | undefined;
  tags: readonly string[];
}

/** Whether a call is that of `fn`, Storybook's fake of a handler. */
function isFake(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === 'fn';
}

/** The properties of an object literal by name. A spread has its text as name. */
function propertiesOf(node: ts.Node | undefined): [name: string, value: ts.Expression][] {
  if (node === undefined || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property): [string, ts.Expression][] => {
    if (ts.isPropertyAssignment(property)) {
      const { name } = property;
      return [[ts.isStringLiteral(name) ? name.text : name.getText(), property.initializer]];
    }
    if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, property.name]];
    if (ts.isSpreadAssignment(property)) return [[property.getText(), property.expression]];
    return [];
  });
}

/** A value as the text of a JSX attribute or spread. */
function attribute(name: string, value: string): string {
  if (name.startsWith('...')) return `{${name}}`;
  if (value === 'true') return name;
  return /^'[^'"\\]*'$/.test(value) ? `${name}="${value.slice(1, -1)}"` : `${name}={${value}}`;
}

/** Extracts the code of stories: a component of the package with the story's args, or what the story renders. */
class StoryReader {
  readonly #source;
  readonly #meta = new Map<string, ts.Expression>();

  constructor(path: string) {
    this.#source = parse(path);
    for (const statement of this.#source.file.statements) this.#readMeta(statement);
  }

  #readMeta(statement: ts.Statement): void {
    if (!ts.isVariableStatement(statement)) return;
    for (const { initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isCallExpression(initializer)) continue;
      if (initializer.expression.getText() !== 'preview.meta') continue;
      for (const [name, value] of propertiesOf(initializer.arguments[0])) {
        this.#meta.set(name, value);
      }
    }
  }

  /** Returns the names of the stories with the calls that create them. */
  stories(): Story[] {
    return this.#source.file.statements.flatMap((statement) => {
      if (!ts.isVariableStatement(statement)) return [];
      const [declaration] = statement.declarationList.declarations;
      const call = declaration?.initializer;
      if (
        !call ||
        !ts.isCallExpression(call) ||
        !/\.(story|extend)$/.test(call.expression.getText())
      ) {
        return [];
      }
      const comments = ts.getJSDocCommentsAndTags(statement).map((doc) => doc.comment);
      const text = ts.getTextOfJSDocComment(comments[0])?.replace(/\s+/g, ' ') ?? '';
      return [[declaration.name.getText(), call, text]];
    });
  }

  #annotations(call: ts.CallExpression | undefined): Annotations {
    const own = new Map(propertiesOf(call?.arguments[0]));
    let base: Annotations = {
      args: new Map(),
      render: undefined,
      tags: [],
    };
    if (call !== undefined) {
      const from = call.expression.getText().replace(/\.\w+$/, '');
      const extended = this.stories().find(([name]) => name === from)?.[1];
      base = extended ? this.#annotations(extended) : this.#withOwn(base, this.#meta);
    }
    return this.#withOwn(base, own);
  }

  #withOwn(base: Annotations, own: ReadonlyMap<string, ts.Expression>): Annotations {
    const args = new Map(base.args);
    for (const [name, value] of propertiesOf(own.get('args'))) {
      const plain = ts.isAsExpression(value) ? value.expression : value;
      args.delete(name);
      if (plain.getText() !== 'undefined' && !isFake(plain)) args.set(name, plain.getText());
    }
    const tags =
      own
        .get('tags')
        ?.getText()
        .match(/[\w!-]+/g) ?? [];
    return { args, render: own.get('render') ?? base.render, tags: [...base.tags, ...tags] };
  }

  /** The element that a story renders; undefined if only Storybook can render it. */
  #element({ args, render }: Annotations): string | undefined {
    const component = this.#meta.get('component')?.getText() ?? '';
    const { children, ...attributes } = Object.fromEntries(args);
    if (render === undefined) {
      const open = [
        component,
        ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
      ];
      const inner = children?.replace(/^'([^'{}<>]*)'$/, '$1');
      if (children === undefined) return `<${open.join(' ')} />`;
      return `<${open.join(' ')}>${inner === children ? `{${children}}` : String(inner)}</${component}>`;
    }
    if (!ts.isArrowFunction(render) || ts.isBlock(render.body) || render.parameters.length > 1) {
      return undefined;
    }
    return this.#inlined(render.body, render.parameters[0]?.name, args);
  }

  /** The body of a `render` with the args in place of its parameter. */
  #inlined(
    body: ts.Expression,
    parameter: ts.BindingName | undefined,
    args: ReadonlyMap<string, string>,
  ): string {
    const taken = new Set<string>();
    let rest = '';
    if (parameter && ts.isIdentifier(parameter)) {
      rest = parameter.text;
    } else if (parameter && ts.isObjectBindingPattern(parameter)) {
      for (const { name, dotDotDotToken } of parameter.elements) {
        if (dotDotDotToken) rest = name.getText();
        else taken.add(name.getText());
      }
    }
    const edits: [from: number, to: number, text: string][] = [];
    const replace = (node: ts.Node, text: string) => edits.push([node.getStart(), node.end, text]);
    const visit = (node: ts.Node): void => {
      if (ts.isJsxSpreadAttribute(node) && node.expression.getText() === rest) {
        const { properties, parent } = node.parent;
        const own = new Set(properties.flatMap(({ name }) => (name ? [name.getText()] : [])));
        const hasChildren = ts.isJsxOpeningElement(parent);
        const entries = [...args].filter(
          ([name]) => !own.has(name) && !taken.has(name) && !(hasChildren && name === 'children'),
        );
        replace(node, entries.map(([name, value]) => attribute(name, value)).join(' '));
      } else if (ts.isPropertyAccessExpression(node) && node.expression.getText() === rest) {
        replace(node, args.get(node.name.text) ?? 'undefined');
      } else if (ts.isIdentifier(node) && taken.has(node.text) && ts.isJsxExpression(node.parent)) {
        replace(node, args.get(node.text) ?? 'undefined');
      } else {
        ts.forEachChild(node, visit);
      }
    };
    visit(body);
    const { text } = this.#source.file;
    let code = text.slice(body.getStart(), body.end);
    for (const [from, to, value] of edits.reverse()) {
      code = code.slice(0, from - body.getStart()) + value + code.slice(to - body.getStart());
    }
    return code;
  }

  /** A story with its code: what it renders, or else the example, or else the component with its args. */
  read([name, call, comment]: Story, example: string | undefined): StoryCode {
    const annotations = this.#annotations(call);
    const code =
      this.#codeOf(name, comment, annotations) ??
      example ??
      this.#codeOf(name, comment, { ...annotations, render: undefined }) ??
      '';
    return { name, text: comment, tags: annotations.tags, code };
  }

  #codeOf(name: string, comment: string, annotations: Annotations): string | undefined {
    const element = this.#element(annotations);
    const head = element && neededBy(element, this.#source);
    if (!head) return undefined;
    const body = `export function ${name}() { return (${element}); }`;
    return `${head}\n\n${comment && `/** ${comment} */\n`}${body}`;
  }
}

/** The example of a component that its stories cannot show, such as one with a state; undefined if there is none. */
export function readExample(component: string): string | undefined {
  const file = `docs/examples/${component}.tsx`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The stories of a component's file with their code, which imports from the package. */
export async function readStories(path: string): Promise<StoryCode[]> {
  const reader = new StoryReader(path);
  const options = await resolveConfig('tools/package/storyCode.ts');
  const example = readExample(basename(path, '.stories.tsx'));
  return Promise.all(
    reader.stories().map(async (found) => {
      const story = reader.read(found, example);
      return { ...story, code: await format(story.code, { ...options, parser: 'typescript' }) };
    }),
  );
}
