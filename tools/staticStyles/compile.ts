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
  /** The class names that no rule selects. */
  unused: ReadonlySet<string>;
}

/** Returns the rules in the style elements of styled-components, with the id of their component. */
export function rulesById(tags: string): [id: string, rules: string][] {
  const text = tags.replace(/<[^>]*>/g, '').replaceAll('/*!sc*/', '');
  const groups = text.matchAll(/([^]*?)data-styled\.g\d+\[id="([^"]+)"\]\{content:"[^"]*"\}/g);
  return Array.from(groups, ([, rules = '', id = '']) => [id, rules.trim()]);
}

/** Removes the class names that no rule selects from a `class` attribute. */
export function withoutUnused(classes: string, unused: ReadonlySet<string>): string {
  const names = classes.split(' ');
  return names.filter((name) => !unused.has(name)).join(' ');
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

/** Compiles all templates whose modules are loaded with styled-components. */
export function compileParts(): CompiledStyles {
  const parts = [...(globalThis.styledParts ?? [])];
  const ids = new Set(parts.map(([, { styledComponentId }]) => styledComponentId));
  const compiled = parts.map(([key, part]) => [key, compile(part, ids)] as const);
  const rules = compiled.map(([, { css }]) => css).join('\n');
  const names = compiled.flatMap(([, { classes }]) => classes.split(' '));
  const unused = new Set(names.filter((name) => !rules.includes(`.${name}`)));
  const isFace = ([, { css }]: (typeof compiled)[number]) => css.includes('@font-face');
  return {
    byTemplate: new Map(
      compiled
        .filter((style) => !isFace(style))
        .map(([key, { classes, css }]) => [key, { classes: withoutUnused(classes, unused), css }]),
    ),
    faces: compiled
      .filter(isFace)
      .map(([, { css }]) => css)
      .join(''),
    unused,
  };
}
