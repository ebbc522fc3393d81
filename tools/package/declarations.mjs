import path from 'node:path';
import ts from 'typescript';

/** @param {string} root */
function readOptions(root) {
  const file = path.join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options;
}

/**
 * Rewrites a specifier of our own, `#theme/tokens` or `./Amount.styles`, as a consumer's tools
 * find it: relative, with its ending.
 * @param {ts.CompilerOptions} options
 * @param {ts.CompilerHost} host
 * @returns {(specifier: string, from: string) => string}
 */
function rewriter(options, host) {
  return (specifier, from) => {
    // TypeScript names this file itself; the package has no map of exports to find it by.
    if (/^styled-components\/dist\/\w+$/.test(specifier)) return `${specifier}.js`;
    if (!/^[#.]/.test(specifier)) return specifier;
    const found = ts.resolveModuleName(specifier, from, options, host).resolvedModule;
    if (found === undefined) return specifier;
    const target = found.resolvedFileName.replace(/(\.d)?\.tsx?$/, '.js');
    const relative = path.relative(path.dirname(from), target).split(path.sep).join('/');
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
}

/**
 * @param {ReturnType<typeof rewriter>} rewrite
 * @returns {ts.TransformerFactory<ts.SourceFile | ts.Bundle>}
 */
function transformer(rewrite) {
  return (context) => (file) => {
    if (!ts.isSourceFile(file)) return file;
    const { fileName } = file;
    /**
     * @template {ts.Expression} Node
     * @param {Node} node
     */
    function literal(node) {
      if (!ts.isStringLiteral(node)) return node;
      return ts.factory.createStringLiteral(rewrite(node.text, fileName), true);
    }
    /** @type {ts.Visitor} */
    function visit(node) {
      if (ts.isImportDeclaration(node)) {
        const { modifiers, importClause, moduleSpecifier, attributes } = node;
        return ts.factory.updateImportDeclaration(
          node,
          modifiers,
          importClause,
          literal(moduleSpecifier),
          attributes,
        );
      }
      if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
        const { modifiers, isTypeOnly, exportClause, moduleSpecifier, attributes } = node;
        return ts.factory.updateExportDeclaration(
          node,
          modifiers,
          isTypeOnly,
          exportClause,
          literal(moduleSpecifier),
          attributes,
        );
      }
      const visited = ts.visitEachChild(node, visit, context);
      if (!ts.isImportTypeNode(visited) || !ts.isLiteralTypeNode(visited.argument)) return visited;
      return ts.factory.updateImportTypeNode(
        visited,
        ts.factory.createLiteralTypeNode(literal(visited.argument.literal)),
        visited.attributes,
        visited.qualifier,
        visited.typeArguments,
        visited.isTypeOf,
      );
    }
    return ts.visitEachChild(file, visit, context);
  };
}

/**
 * Writes the types of the modules beside them, by TypeScript's own emit.
 * @param {{ root: string, outDir: string, entries: { source: string }[] }} options
 * @returns {string[]} what TypeScript complains of
 */
export function emitDeclarations({ root, outDir, entries }) {
  const options = {
    ...readOptions(root),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: path.join(root, 'src'),
    outDir,
  };
  const host = ts.createCompilerHost(options);
  const sources = entries.map(({ source }) => path.join(root, source));
  const program = ts.createProgram(sources, options, host);
  const { diagnostics } = program.emit(undefined, undefined, undefined, true, {
    afterDeclarations: [transformer(rewriter(options, host))],
  });
  const complaints = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  return complaints.map((complaint) =>
    ts.formatDiagnostic(complaint, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n',
    }),
  );
}
