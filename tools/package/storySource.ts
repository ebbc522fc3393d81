import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { libraryEntries } from './entries.ts';
import { packageName } from './manifest.ts';

/** A name that a file imports: its module, and its name there. `*` is the complete module. */
interface Import {
  module: string;
  name: string;
  isType: boolean;
}

/** A parsed file, with what its names refer to. */
export interface Source {
  path: string;
  file: ts.SourceFile;
  imports: ReadonlyMap<string, Import>;
  declarations: ReadonlyMap<string, ts.Statement>;
}

/** Parses a file with its imports and declarations. */
export function parse(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imports = new Map<string, Import>();
  const declarations = new Map<string, ts.Statement>();
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const module = (statement.moduleSpecifier as ts.StringLiteral).text;
      const bindings = statement.importClause?.namedBindings;
      if (bindings === undefined) continue;
      if (ts.isNamespaceImport(bindings)) {
        imports.set(bindings.name.text, { module, name: '*', isType: false });
      } else {
        const isAllTypes = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
        for (const { name, propertyName, isTypeOnly } of bindings.elements) {
          const isType = isAllTypes || isTypeOnly;
          imports.set(name.text, { module, name: (propertyName ?? name).text, isType });
        }
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name)) declarations.set(name.text, statement);
      }
    } else if (ts.isFunctionDeclaration(statement) && statement.name) {
      declarations.set(statement.name.text, statement);
    }
  }
  return { path, file, imports, declarations };
}

/** The file of a module of the repository, by the `imports` map of package.json; undefined for a package. */
function fileOf(module: string, from: string): string | undefined {
  if (module.startsWith('.')) {
    const path = join(dirname(from), module);
    return [`${path}.tsx`, `${path}.ts`].find((file) => existsSync(file));
  }
  if (!module.startsWith('#')) return undefined;
  const [folder = '', ...rest] = module.slice(1).split('/');
  const path = `src/${folder}/${rest.join('/')}`;
  return [`${path}.tsx`, `${path}.ts`, `${path}/${basename(path)}.tsx`].find((file) =>
    existsSync(file),
  );
}

/** The identifiers of code that can refer to a declaration or an import. */
function identifiersOf(code: string): string[] {
  const file = ts.createSourceFile(
    'code.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    const isName =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      (ts.isPropertyAssignment(parent) && parent.name === node) ||
      ts.isJsxAttribute(parent);
    if (ts.isIdentifier(node) && !isName) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  file.forEachChild(visit);
  return [...names];
}

/** The imports and the declarations of a file that code needs; undefined if it needs Storybook. */
export function neededBy(code: string, file: Source): string | undefined {
  const exported = new Map(libraryEntries().map(({ source, subpath }) => [source, subpath]));
  const lines = new Map<string, Set<string>>();
  const seen = new Set<ts.Statement>();
  const declared: string[] = [];
  const foreign: string[] = [];
  const add = (text: string, source: Source): void => {
    for (const name of identifiersOf(text)) {
      const declaration = source.declarations.get(name);
      const imported = source.imports.get(name);
      if (imported) addImport(name, imported, source);
      if (declaration === undefined || seen.has(declaration)) continue;
      seen.add(declaration);
      add(declaration.getText(), source);
      declared.push(
        declaration
          .getFullText()
          .trim()
          .replace(/^((?:\/\*[^]*?\*\/\s*)?)export /, '$1'),
      );
    }
  };
  const addImport = (local: string, { module, name, isType }: Import, source: Source): void => {
    const path = fileOf(module, source.path);
    const subpath = exported.get(path ?? '');
    if (subpath === undefined && path?.startsWith('src/') === true) {
      add(name, parse(path));
      return;
    }
    if (/^(storybook\/|#storybook)/.test(module)) foreign.push(module);
    const from = subpath === undefined ? module : `${packageName}/${subpath}`;
    const specifier = name === '*' ? `* as ${local}` : `${isType ? 'type ' : ''}${local}`;
    lines.set(from, (lines.get(from) ?? new Set()).add(specifier));
  };
  add(code, file);
  if (foreign.length > 0) return undefined;
  const imports = [...lines].sort().map(([module, names]) => {
    const list = [...names].sort().join(', ');
    return `import ${list.startsWith('*') ? list : `{ ${list} }`} from '${module}';`;
  });
  return [imports.join('\n'), ...declared].join('\n\n');
}
