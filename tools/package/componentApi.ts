import path from 'node:path';
import ts from 'typescript';

/** A prop that a component declares. */
export interface Prop {
  name: string;
  type: string;
  isRequired: boolean;
  /** The documented default value. */
  fallback: string;
  text: string;
}

/** A value that the module of a component exports. */
export interface Described {
  name: string;
  text: string;
  /** The signature of a function that is not a component. */
  signature: string;
  /** The class of the native element whose props a component also accepts. */
  element: string;
  props: readonly Prop[];
}

const source = path.resolve('src') + path.sep;

function isOwn(declaration: ts.Declaration): boolean {
  return path.resolve(declaration.getSourceFile().fileName).startsWith(source);
}

/** Reads the exports of modules, their props and their JSDoc with TypeScript's API. */
export class ApiReader {
  readonly #program;
  readonly #checker;

  constructor(program: ts.Program) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
  }

  /** Returns the values that a module exports. */
  read(file: string): Described[] {
    const sourceFile = this.#program.getSourceFile(file);
    const module = sourceFile && this.#checker.getSymbolAtLocation(sourceFile);
    if (module === undefined) throw new Error(`${file} is not a module with exports.`);
    return this.#checker
      .getExportsOfModule(module)
      .map((symbol) =>
        symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol,
      )
      .filter(({ flags }) => flags & ts.SymbolFlags.Value)
      .map((symbol) => this.#describe(symbol));
  }

  #describe(symbol: ts.Symbol): Described {
    const { name } = symbol;
    const [signature] = this.#checker.getTypeOfSymbol(symbol).getCallSignatures();
    const described = { name, text: this.#text(symbol), signature: '', element: '', props: [] };
    if (signature === undefined) return described;
    if (!/^[A-Z]/.test(name)) {
      return { ...described, signature: name + this.#checker.signatureToString(signature) };
    }
    const [parameter] = signature.parameters;
    if (parameter === undefined) return described;
    const props = this.#checker.getTypeOfSymbol(parameter);
    // A ref can be that of another element.
    const handler = props.getProperty('onCopy');
    const [element = ''] = /(HTML|SVG)\w*Element/.exec(handler ? this.#type(handler) : '') ?? [];
    // Native props are documented elsewhere.
    const own = props.getProperties().filter(({ declarations }) => declarations?.some(isOwn));
    return { ...described, element, props: own.map((prop) => this.#prop(prop)) };
  }

  #prop(symbol: ts.Symbol): Prop {
    const tags = symbol.getJsDocTags(this.#checker);
    return {
      name: symbol.name,
      // Without what TypeScript adds to the type of an optional prop.
      type: this.#type(symbol)
        .replace(/ \| undefined$/, '')
        .replace(/^\((\(.*\) => .*)\)$/, '$1'),
      isRequired: !(symbol.flags & ts.SymbolFlags.Optional),
      fallback: ts.displayPartsToString(tags.find(({ name }) => name === 'default')?.text),
      text: this.#text(symbol),
    };
  }

  #type(symbol: ts.Symbol): string {
    const type = this.#checker.getTypeOfSymbol(symbol);
    return this.#checker.typeToString(type).replaceAll('"', "'");
  }

  /** The JSDoc in one line, without which a component or a prop cannot be published. */
  #text(symbol: ts.Symbol): string {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(this.#checker));
    if (text === '') throw new Error(`${symbol.name} has no description: add JSDoc.`);
    return text
      .replace(/\{@link (\w+)\}/g, '`$1`')
      .replace(/ \(requirements §\d+\)/g, '')
      .replace(/\s+/g, ' ');
  }
}
