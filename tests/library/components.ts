import path from 'node:path';
import ts from 'typescript';
import { isDocumented, isExported, nodesOf, parse, type Files } from './sources';

/** A component that a folder offers to others. */
export interface Offered {
  /** The folder of the component. */
  folder: string;
  /** The component's name. */
  name: string;
  /** Whether it has a comment of its own. */
  documented: boolean;
}

/** A prop of a component's own. */
export interface OwnProp {
  /** Where it stands: file, type and name. */
  place: string;
  /** Whether it has a comment of its own. */
  documented: boolean;
}

const COMPONENT = /^src\/components\/([A-Z]\w*)\/\1\.tsx$/;
const SUPPORTING = /\.(stories|test)\.tsx?$|\/(testing|harness)\.tsx?$/;
const CAPITAL = /^[A-Z]\w*$/;

function folderOf(file: string): string {
  return file.split('/')[2] ?? '';
}

interface Declared {
  name: string;
  node: ts.Node;
}

/** What a file declares that may be a component: functions and constants, but no classes and no types. */
function declaredIn(source: ts.SourceFile): Declared[] {
  return source.statements.flatMap((node): Declared[] => {
    if (ts.isFunctionDeclaration(node)) return [{ name: node.name?.text ?? '', node }];
    if (!ts.isVariableStatement(node)) return [];
    return node.declarationList.declarations.map(({ name }) => ({ name: name.getText(), node }));
  });
}

/** What a file passes on from a file beside it, but for types. */
function passedOn(source: ts.SourceFile): { name: string; from: string }[] {
  return source.statements.flatMap((node) => {
    if (!ts.isExportDeclaration(node) || node.isTypeOnly || !node.exportClause) return [];
    if (!ts.isNamedExports(node.exportClause) || !node.moduleSpecifier) return [];
    const from = (node.moduleSpecifier as ts.StringLiteral).text;
    return node.exportClause.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name }) => ({ name: name.text, from }));
  });
}

function find(files: Files, from: string, specifier: string): string | undefined {
  const base = path.posix.join(path.posix.dirname(from), specifier);
  return [`${base}.tsx`, `${base}.ts`].find((file) => file in files);
}

function offeredBy(files: Files, file: string): Offered[] {
  const source = parse(file, files[file] ?? '');
  const own = declaredIn(source).filter(({ node }) => isExported(node));
  const others = passedOn(source).flatMap(({ name, from }) => {
    const other = find(files, file, from);
    if (other === undefined) return [];
    return declaredIn(parse(other, files[other] ?? '')).filter((found) => found.name === name);
  });
  return [...own, ...others]
    .filter(({ name }) => CAPITAL.test(name) && !/^[A-Z_]+$/.test(name))
    .map(({ name, node }) => ({ folder: folderOf(file), name, documented: isDocumented(node) }));
}

/** The components that the folders offer, through the file of the folder's own name. */
export function offeredComponents(files: Files): Offered[] {
  return Object.keys(files)
    .filter((file) => COMPONENT.test(file))
    .flatMap((file) => offeredBy(files, file));
}

/** The folders named as components are, without the file of their own name. */
export function emptyFolders(files: Files): string[] {
  const folders = new Set(
    Object.keys(files)
      .map(folderOf)
      .filter((name) => CAPITAL.test(name)),
  );
  return [...folders].filter((name) => !(`src/components/${name}/${name}.tsx` in files));
}

function membersOf(node: ts.Node): readonly ts.TypeElement[] {
  if (ts.isInterfaceDeclaration(node)) return [...node.members];
  if (!ts.isTypeAliasDeclaration(node)) return [];
  return nodesOf(node.type).flatMap((part) =>
    ts.isTypeLiteralNode(part) ? [...part.members] : [],
  );
}

/** The own props of what is exported as `…Props` in the components' folders. */
export function ownProps(files: Files): OwnProp[] {
  return Object.entries(files)
    .filter(([file]) => !SUPPORTING.test(file))
    .flatMap(([file, text]) =>
      parse(file, text).statements.flatMap((node) => {
        const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
        if (!isType || !isExported(node) || !node.name.text.endsWith('Props')) return [];
        return membersOf(node).map((member) => ({
          place: `${file}: ${node.name.text}.${member.name?.getText() ?? '?'}`,
          documented: isDocumented(member),
        }));
      }),
    );
}

const PRESSED = /^(a|button|details|dialog|form|input|select|summary|textarea|video)$/;

function isPressed(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) return /^on[A-Z]/.test(node.name.getText());
  if (ts.isPropertySignature(node)) return /^on[A-Z]/.test(node.name.getText());
  if (ts.isJsxOpeningLikeElement(node)) return PRESSED.test(node.tagName.getText());
  if (ts.isPropertyAccessExpression(node)) {
    return node.expression.getText() === 'styled' && PRESSED.test(node.name.text);
  }
  return false;
}

/** The folders of components that a person can act on: they hold a native control or take a handler. */
export function interactiveFolders(files: Files): string[] {
  const folders = Object.entries(files)
    .filter(([file, text]) => !SUPPORTING.test(file) && nodesOf(parse(file, text)).some(isPressed))
    .map(([file]) => folderOf(file));
  return [...new Set(folders)].filter((name) => CAPITAL.test(name));
}
