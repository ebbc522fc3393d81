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

/** Where TypeScript's own emit names a module. */
const NAMED = /(\bfrom |\bimport\(|\bimport )(['"])([^'"]+)\2/g;

/**
 * Writes the types of the modules beside them, by TypeScript's own emit.
 * @param {{ root: string, outDir: string, entries: { source: string }[] }} options
 * @returns {string} what TypeScript complains of
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
  const rewrite = rewriter(options, host);
  /** @type {ts.WriteFileCallback} */
  function write(file, text, mark, onError, [source] = []) {
    const from = source?.fileName ?? file;
    const named = text.replace(NAMED, (_, before, quote, specifier) =>
      [before, quote, rewrite(specifier, from), quote].join(''),
    );
    host.writeFile(file, named, mark, onError);
  }
  const { diagnostics } = program.emit(undefined, write, undefined, true);
  const complaints = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  return ts.formatDiagnostics(complaints, host);
}
