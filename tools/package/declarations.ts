import path from 'node:path';
import ts from 'typescript';
import { outputOf, type Entry } from './entries.ts';

/** Where the output of TypeScript names a module of our own. */
const NAMED = /(\bfrom |\bimport\(|\bimport )(['"])([#.][^'"]+)\2/g;

/** Loads modules, and what they import, for their types. Files that have not changed since an earlier load are not parsed again. */
export function loadTypes(entries: readonly Entry[], earlier?: ts.Program): ts.Program {
  const read = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const sources = entries.map(({ source }) => source);
  const options = {
    ...ts.parseJsonConfigFileContent(read.config, ts.sys, '.').options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noErrorTruncation: true,
  };
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    const file = earlier?.getSourceFile(name);
    return file && file.text === ts.sys.readFile(name) ? file : parse(name, ...rest);
  };
  return ts.createProgram(sources, options, host, earlier);
}

/**
 * Writes the types of the entries and of what they import, by TypeScript's own emit. Names of our own modules,
 * such as `#theme/tokens`, become relative paths with an extension. Returns TypeScript's errors.
 */
export function emitDeclarations(outDir: string, program: ts.Program): string {
  const options = program.getCompilerOptions();
  const host = ts.createCompilerHost(options);
  // A set also iterates over what is added meanwhile.
  const needed = new Set(program.getRootFileNames());

  /** Returns the path by which a module imports another, which is added to the needed ones. */
  function nameFrom(source: string, specifier: string): string {
    const from = path.resolve(source);
    const { resolvedModule } = ts.resolveModuleName(specifier, from, options, host);
    if (resolvedModule === undefined) return specifier;
    const target = path.relative('.', resolvedModule.resolvedFileName).replaceAll('\\', '/');
    needed.add(target);
    const name = path.posix.relative(path.posix.dirname(outputOf(source)), outputOf(target));
    return `${name.startsWith('.') ? name : `./${name}`}.js`;
  }

  for (const source of needed) {
    const write = (_: string, text: string) => {
      const named = text.replace(
        NAMED,
        (_match, before: string, quote: string, specifier: string) =>
          before + quote + nameFrom(source, specifier) + quote,
      );
      host.writeFile(path.join(outDir, `${outputOf(source)}.d.ts`), named, false);
    };
    program.emit(program.getSourceFile(source), write, undefined, true);
  }
  return ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), host);
}
