import { createInstance, type ParseKeys, type TOptions } from 'i18next';
import { babelParse, traverse } from 'storybook/internal/babel';
import company from '../../src/company/company.json' with { type: 'json' };
import es from '#locales/es' with { type: 'json' };

const i18n = createInstance();
await i18n.init({
  lng: 'es',
  resources: { es: { translation: es } },
  interpolation: { escapeValue: false, defaultVariables: { company: company.name } },
});

/** A call of `tr` or `t` without another one in it, such as `tr('carrier.validity', { count: 7 })`. */
const CALL =
  /\btr?\(\s*'([\w.-]+)'(?:,\s*(\{(?:\s*\w+: (?:\d+|"[^"]*"|'[^']*'),?)+\s*\}))?,?\s*\)/g;

/** Replaces translation keys by their Spanish texts. A text may be an option of another one. */
function withTexts(code: string): string {
  const translated = code.replaceAll(CALL, (_, key: ParseKeys, options = '{}') => {
    const json = String(options)
      .replaceAll(/(\w+):/g, '"$1":')
      .replaceAll("'", '"');
    return JSON.stringify(i18n.t(key, JSON.parse(json) as TOptions));
  });
  return translated === code ? code : withTexts(translated);
}

/** The names that the code uses and does not declare. */
function undeclared(code: string): string[] {
  let names: string[] = [];
  traverse(babelParse(code), {
    Program({ scope }) {
      names = Object.keys(scope.globals);
    },
  });
  return names.filter((name) => !(name in globalThis));
}

/**
 * Completes the code that Storybook reads from a file of stories, for a developer who has the package only. Returns it
 * with the names that it does not declare.
 */
export function completeSnippet(snippet: string) {
  const code = withTexts(snippet)
    .replaceAll(/(?<==|>\s*)\{("[^"\\{}<>]*")\}/g, '$1')
    .replaceAll(/(?<=>\s*)"([^"]*)"(?=\s*<)/g, '$1')
    .replaceAll('fn()', '() => {}');
  return { code, used: undeclared(code) };
}
