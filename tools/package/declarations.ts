import path from 'node:path';
import ts from 'typescript';
import type { Entry } from './entries.ts';

/** Where the output of TypeScript names a module. */
const NAMED = /(\bfrom |\bimport\(|\bimport )(['"])([^'"]+)\2/g;

/** The path without the folder `src` of a root: the package contains its folders directly. */
function publicPath(file: string, root = '.'): string {
  const folder = path.resolve(root, 'src') + path.sep;
  const full = path.resolve(file);
  return full.startsWith(folder) ? path.resolve(root, full.slice(folder.length)) : full;
}

/**
 * Writes the types of the entries and of what they import, by TypeScript's own emit. Names of our own modules,
 * such as `#theme/tokens`, become relative paths with an extension. Returns TypeScript's errors.
 */
export function emitDeclarations(outDir: string, entries: readonly Entry[]): string {
  const own = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const options = {
    ...ts.parseJsonConfigFileContent(own.config, ts.sys, '.').options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '.',
    outDir,
  };
  const host = ts.createCompilerHost(options);
  const sources = entries.map(({ source }) => source);
  const program = ts.createProgram(sources, options, host);
  /** The text of each emitted file, and the emitted files that it imports. */
  const emitted = new Map<string, { text: string; imports: string[] }>();

  function emit(file: string, text: string, source: string): void {
    const imports: string[] = [];
    const named = text.replace(NAMED, (match, before: string, quote: string, specifier: string) => {
      if (!/^[#.]/.test(specifier)) return match;
      const found = ts.resolveModuleName(specifier, source, options, host).resolvedModule;
      if (found === undefined) return match;
      const target = found.resolvedFileName.replace(/(\.d)?\.tsx?$/, '');
      const relative = path
        .relative(path.dirname(publicPath(source)), publicPath(target))
        .split(path.sep)
        .join('/');
      imports.push(path.resolve(path.dirname(file), `${relative}.d.ts`));
      const local = relative.startsWith('.') ? relative : `./${relative}`;
      return [before, quote, local, '.js', quote].join('');
    });
    emitted.set(path.resolve(file), { text: named, imports });
  }

  const { diagnostics } = program.emit(
    undefined,
    (file, text, _mark, _onError, [source] = []) => {
      emit(publicPath(file, outDir), text, source?.fileName ?? file);
    },
    undefined,
    true,
  );
  const needed = new Set(
    sources.map((source) =>
      path.resolve(outDir, source.replace(/^src\//, '').replace(/\.tsx?$/, '.d.ts')),
    ),
  );
  // A set also iterates over what is added meanwhile.
  for (const file of needed) {
    const { text, imports } = emitted.get(file) ?? { text: '', imports: [] };
    host.writeFile(file, text, false);
    for (const one of imports) needed.add(one);
  }
  return ts.formatDiagnostics([...ts.getPreEmitDiagnostics(program), ...diagnostics], host);
}
