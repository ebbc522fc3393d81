import type { Plugin } from '@terrazzo/parser';

/** The options of {@link typescript}. */
interface Options {
  /** The themes' codes. */
  themes: readonly string[];
  /** The tokens that each theme has its own of. */
  themeIds: readonly string[];
}

type Values = Readonly<Record<string, string>>;

function constant(name: string, about: string, values: object): readonly [js: string, dts: string] {
  const text = JSON.stringify(values, undefined, 2);
  const comment = `/** ${about} */\n`;
  const types = text.replaceAll(/^( +)"/gm, '$1readonly "').replaceAll(/,$/gm, ';');
  return [
    `${comment}export const ${name} = ${text};\n`,
    `${comment}export declare const ${name}: ${types};\n`,
  ];
}

/** Writes a module with types, in which each token is what CSS says of it. */
export function typescript({ themes, themeIds }: Options): Plugin {
  return {
    name: 'typescript',
    build({ getTransforms, outputFile }) {
      const valuesOf = (theme: string): Values =>
        Object.fromEntries(
          getTransforms({ format: 'css', input: { theme } }).map(({ token, value }) => [
            token.id,
            typeof value === 'string' ? value : JSON.stringify(value),
          ]),
        );
      const pick = (values: Values, isOfTheme: boolean) =>
        Object.entries(values).filter(([id]) => themeIds.includes(id) === isOfTheme);
      const [first = ''] = themes;
      const parts = [
        constant(
          'shared',
          'What all themes share.',
          Object.fromEntries(pick(valuesOf(first), false)),
        ),
        constant(
          'themes',
          'The colours of each theme, by its code.',
          Object.fromEntries(
            themes.map((code) => [code, Object.fromEntries(pick(valuesOf(code), true))]),
          ),
        ),
      ];
      outputFile('tokens.js', parts.map(([js]) => js).join('\n'));
      outputFile('tokens.d.ts', parts.map(([, types]) => types).join('\n'));
      return Promise.resolve();
    },
  };
}
