import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** A component that a template of styled-components has created. */
type StyledPart = ElementType<{ as?: 'i' }> & { styledComponentId?: string };

declare global {
  /** The styled components by file and variable, which `recordStyles` adds in the build for Node. */
  var styledParts: Map<string, StyledPart> | undefined;
}

/** The static form of a styled component. */
export interface CompiledStyle {
  /** The class names of its element. */
  classes: string;
  /** Its rules. */
  css: string;
}

/** The compiled styles. */
export interface CompiledStyles {
  /** The styles by file and variable of their template, without font faces. */
  byTemplate: ReadonlyMap<string, CompiledStyle>;
  /** The rules of the font faces. */
  faces: string;
  /** Renames the classes of styled-components in rules. */
  renameRules: (css: string) => string;
  /** Renames the classes of styled-components in a `class` attribute, and removes those that no rule selects. */
  renameClasses: (classes: string) => string;
}

/** Returns the rules in the style elements of styled-components, with the id of their component. */
export function rulesById(tags: string): [id: string, rules: string][] {
  const text = tags.replace(/<[^>]*>/g, '').replaceAll('/*!sc*/', '');
  const groups = text.matchAll(/([^]*?)data-styled\.g\d+\[id="([^"]+)"\]\{content:"[^"]*"\}/g);
  return Array.from(groups, ([, rules = '', id = '']) => [id, rules.trim()]);
}

function compile(part: StyledPart, ids: ReadonlySet<string | undefined>): CompiledStyle {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(createElement(part, { as: 'i' })));
  const [, classes = ''] = /class="([^"]*)"/.exec(html) ?? [];
  // With its animations, but without the components that it extends.
  const own = rulesById(sheet.getStyleTags()).filter(
    ([id]) => id === part.styledComponentId || !ids.has(id),
  );
  return { classes, css: own.map(([, rules]) => rules).join('\n') };
}

const CLASS_NAME = /(?<=\.)[a-z][\w-]*/gi;

/**
 * Compiles all templates whose modules are loaded. `nameOf` returns the class name of a template by its key and its
 * index. The names of styled-components depend on the folder of the repository, so that builds would differ.
 */
export function compileParts(nameOf: (key: string, index: number) => string): CompiledStyles {
  const parts = [...(globalThis.styledParts ?? [])];
  const ids = new Set(parts.map(([, { styledComponentId }]) => styledComponentId));
  const compiled = parts.map(([key, part]) => ({ key, ...compile(part, ids) }));
  const names = new Map<string, string>();
  for (const [index, { key, classes }] of compiled.entries()) {
    const name = nameOf(key, index);
    for (const generated of classes.split(' ')) {
      // An element that extends another one, which comes first, also has its class names.
      if (!names.has(generated)) names.set(generated, name);
    }
  }
  const rename = (generated: string) => names.get(generated) ?? generated;
  const renameRules = (css: string) => css.replace(CLASS_NAME, rename);
  const rules = compiled.map(({ css }) => renameRules(css));
  const selected = new Set(rules.join('\n').match(CLASS_NAME));
  const renameClasses = (classes: string) => {
    const renamed = new Set(classes.split(' ').map(rename));
    return [...renamed].filter((name) => selected.has(name)).join(' ');
  };
  const isFace = (css: string) => css.includes('@font-face');
  return {
    byTemplate: new Map(
      compiled.flatMap(({ key, classes }, index) => {
        const css = rules[index] ?? '';
        return isFace(css) ? [] : [[key, { classes: renameClasses(classes), css }] as const];
      }),
    ),
    faces: rules.filter(isFace).join(''),
    renameRules,
    renameClasses,
  };
}
