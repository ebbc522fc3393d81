import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Texts by their paths from the repository's folder. */
export type Files = Readonly<Record<string, string>>;

/** Reads the files under some folders whose names end as asked for. */
export function readSources(folders: readonly string[], ending: RegExp): Files {
  const found = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  );
  const chosen = found.filter((file) => ending.test(file) && !file.includes('public/'));
  return Object.fromEntries(
    chosen.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
}

/** The syntax tree of a source. */
export function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** Every node of a tree, from the top down. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => {
    nodes.push(...nodesOf(child));
  });
  return nodes;
}

/** Whether a declaration has a comment of its own that says something. */
export function isDocumented(node: ts.Node): boolean {
  return ts
    .getJSDocCommentsAndTags(node)
    .some((doc) => ts.isJSDoc(doc) && ts.getTextOfJSDocComment(doc.comment)?.trim());
}

/** Whether a declaration is exported where it stands. */
export function isExported(node: ts.Node): boolean {
  if (!ts.canHaveModifiers(node)) return false;
  const modifiers = ts.getModifiers(node) ?? [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}
