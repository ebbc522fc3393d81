import type { Plugin } from '@terrazzo/parser';

/** The options of {@link typescript}. */
interface Options {
  /** The themes' codes. */
  themes: readonly string[];
  /** The tokens that each theme has its own of. */
  themeIds: readonly string[];
}

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
      const valuesOf = (theme: string, areOfTheme: boolean) =>
        Object.fromEntries(
          getTransforms({ format: 'css', input: { theme } })
            .filter(({ token }) => themeIds.includes(token.id) === areOfTheme)
            .map(({ token, value }) => [
              token.id,
              typeof value === 'string' ? value : JSON.stringify(value),
            ]),
        );
      const [first = ''] = themes;
      const ofThemes = Object.fromEntries(themes.map((code) => [code, valuesOf(code, true)]));
      const parts = [
        constant('shared', 'What all themes share.', valuesOf(first, false)),
        constant('themes', 'The colours of each theme, by its code.', ofThemes),
      ];
      outputFile('tokens.js', parts.map(([js]) => js).join('\n'));
      outputFile('tokens.d.ts', parts.map(([, types]) => types).join('\n'));
      return Promise.resolve();
    },
  };
}
