import path from 'node:path';
import ts from 'typescript';
import type { Entry } from './entries.ts';

/** A prop of a component, or a member of a type. */
export interface Member {
  name: string;
  type: string;
  isRequired: boolean;
  /** The documented default value. */
  fallback: string;
  text: string;
}

/** An export of a module, or a type that the exports use. */
export interface Described {
  name: string;
  isType: boolean;
  text: string;
  /** The TypeScript of a function or of a type without members. */
  code: string;
  /** The class of the native element whose props a component also accepts. */
  element: string;
  members: readonly Member[];
}

const own = ['src', 'mocks'].map((folder) => path.resolve(folder) + path.sep);

function isOwn({ fileName }: ts.SourceFile): boolean {
  return own.some((folder) => path.resolve(fileName).startsWith(folder));
}

/** Removes what TypeScript adds to the type of an optional member. */
function withoutUndefined(type: string): string {
  return type.replace(/ \| undefined$/, '').replace(/^\((\(.*\) => .*)\)$/, '$1');
}

/** Reads the exports of modules, their types and their JSDoc with TypeScript's API. */
export class ApiReader {
  readonly #checker;
  readonly #program;
  /** The types of the source, by name. */
  readonly #types = new Map<string, ts.Symbol>();

  constructor(entries: readonly Entry[]) {
    const read = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
    const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, '.');
    const sources = entries.map(({ source }) => source);
    this.#program = ts.createProgram(sources, { ...options, noErrorTruncation: true });
    this.#checker = this.#program.getTypeChecker();
    for (const file of this.#program.getSourceFiles()) {
      if (!isOwn(file)) continue;
      for (const statement of file.statements) {
        if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) {
          continue;
        }
        const symbol = this.#checker.getSymbolAtLocation(statement.name);
        if (symbol !== undefined) this.#types.set(statement.name.text, symbol);
      }
    }
  }

  /** Returns the values that a module exports, and the types that they use. */
  read({ source }: Entry): Described[] {
    const file = this.#program.getSourceFile(source);
    const module = file && this.#checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${source} is not a module with exports.`);
    const found = this.#checker
      .getExportsOfModule(module)
      .map((symbol) =>
        symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol,
      )
      .filter(({ flags }) => flags & ts.SymbolFlags.Value)
      .map((symbol) => this.#describeValue(symbol));
    const known = new Set(found.map(({ name }) => name));
    // An array also iterates over what is added meanwhile.
    for (const { code, members } of found) {
      const used = [code, ...members.map(({ type }) => type)].join(' ').match(/\b[A-Z]\w+/g) ?? [];
      for (const name of used) {
        const symbol = this.#types.get(name);
        if (symbol === undefined || known.has(name)) continue;
        known.add(name);
        found.push(this.#describeType(symbol));
      }
    }
    return found;
  }

  #describeValue(symbol: ts.Symbol): Described {
    const type = this.#checker.getTypeOfSymbol(symbol);
    const [signature] = type.getCallSignatures();
    const { name } = symbol;
    const described = { name, isType: false, text: this.#text(symbol), code: '', element: '' };
    if (symbol.flags & ts.SymbolFlags.Class) {
      const members = this.#members(this.#checker.getDeclaredTypeOfSymbol(symbol));
      return { ...described, members: members.filter(({ text }) => text !== '') };
    }
    if (signature === undefined) return { ...described, code: this.#print(type), members: [] };
    if (!/^[A-Z]/.test(name)) {
      const code = `${name}${this.#checker.signatureToString(signature)}`;
      return { ...described, code, members: [] };
    }
    const [parameter] = signature.parameters;
    if (parameter === undefined) return { ...described, members: [] };
    const props = this.#checker.getTypeOfSymbol(parameter);
    // A ref can be that of another element.
    const handler = props.getProperty('onCopy');
    const native = handler === undefined ? '' : this.#print(this.#checker.getTypeOfSymbol(handler));
    const element = /(HTML|SVG)\w*Element/.exec(native)?.[0] ?? '';
    return { ...described, element, members: this.#members(props) };
  }

  #describeType(symbol: ts.Symbol): Described {
    const { name } = symbol;
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
    const members = type.isUnion() ? [] : this.#members(type);
    const text = this.#print(type, ts.TypeFormatFlags.InTypeAlias);
    const code = members.length > 0 ? '' : `type ${name} = ${text}`;
    return { name, isType: true, text: this.#text(symbol), code, element: '', members };
  }

  /** The members that the source declares. Native ones are documented elsewhere. */
  #members(type: ts.Type): Member[] {
    const members = type.getProperties().filter(
      ({ name, declarations = [] }) =>
        // A private member of a class has a name such as `__#1@#count`.
        !name.includes('#') &&
        declarations.some((declaration) => isOwn(declaration.getSourceFile())),
    );
    return members.map((member) => {
      const fallback = member.getJsDocTags(this.#checker).find(({ name }) => name === 'default');
      return {
        name: member.name,
        type: withoutUndefined(this.#print(this.#checker.getTypeOfSymbol(member))),
        isRequired: !(member.flags & ts.SymbolFlags.Optional),
        fallback: ts.displayPartsToString(fallback?.text),
        text: this.#text(member),
      };
    });
  }

  #print(type: ts.Type, flags?: ts.TypeFormatFlags): string {
    return this.#checker.typeToString(type, undefined, flags).replaceAll('"', "'");
  }

  /** The JSDoc in one line. */
  #text(symbol: ts.Symbol): string {
    const thrown = symbol
      .getJsDocTags(this.#checker)
      .filter(({ name }) => name === 'throws')
      .map(({ text }) => ` Throws ${ts.displayPartsToString(text)}`);
    const text = ts.displayPartsToString(symbol.getDocumentationComment(this.#checker));
    return (text + thrown.join(''))
      .replace(/\{@link (\w+)\}/g, '`$1`')
      .replace(/\{(\w+)\} /g, '`$1` ')
      .replace(/ \(requirements §\d+\)/g, '')
      .replace(/\s+/g, ' ');
  }
}
