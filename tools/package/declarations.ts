import path from 'node:path';
import ts from 'typescript';
import type { Entry } from './entries.ts';

/** Where TypeScript's own emit names a module. */
const NAMED = /(\bfrom |\bimport\(|\bimport )(['"])([^'"]+)\2/g;

/**
 * Writes the types of the modules beside them, by TypeScript's own emit, but for how they name modules of
 * our own, such as `#theme/tokens` or `./Amount.styles`: as a consumer's tools find them, relative and with
 * their ending. Returns what TypeScript complains of.
 */
export function emitDeclarations(outDir: string, entries: readonly Entry[]): string {
  const own = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const options = {
    ...ts.parseJsonConfigFileContent(own.config, ts.sys, '.').options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: 'src',
    outDir,
  };
  const host = ts.createCompilerHost(options);
  const sources = entries.map(({ source }) => source);
  const program = ts.createProgram(sources, options, host);

  function rewrite(specifier: string, from: string): string {
    // TypeScript names this file itself; the package has no map of exports to find it by.
    if (/^styled-components\/dist\/\w+$/.test(specifier)) return `${specifier}.js`;
    if (!/^[#.]/.test(specifier)) return specifier;
    const found = ts.resolveModuleName(specifier, from, options, host).resolvedModule;
    if (found === undefined) return specifier;
    const target = found.resolvedFileName.replace(/(\.d)?\.tsx?$/, '.js');
    const relative = path.relative(path.dirname(from), target).split(path.sep).join('/');
    return relative.startsWith('.') ? relative : `./${relative}`;
  }

  const write: ts.WriteFileCallback = (file, text, mark, onError, [source] = []) => {
    const from = source?.fileName ?? file;
    const named = text.replace(NAMED, (_, before: string, quote: string, specifier: string) =>
      [before, quote, rewrite(specifier, from), quote].join(''),
    );
    host.writeFile(file, named, mark, onError);
  };

  const { diagnostics } = program.emit(undefined, write, undefined, true);
  const complaints = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  return ts.formatDiagnostics(complaints, host);
}
