import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** What a template of styled-components creates. */
type StyledPart = ElementType<{ as?: 'i' }> & { styledComponentId?: string };

declare global {
  /** What the templates created, by file and variable. Set only in the build for Node. */
  var styledParts: Map<string, StyledPart> | undefined;
}

/** The compiled style of a template. */
export interface CompiledStyle {
  /** The class names of its element. */
  classes: string;
  /** Its rules. */
  css: string;
}

/** The compiled styles. */
export interface CompiledStyles {
  /** The style of each template, by file and variable. */
  byTemplate: ReadonlyMap<string, CompiledStyle>;
  /** The rules with the font faces, which `byTemplate` does not contain. */
  faces: string;
  /** The class names that no rule selects. No element needs them. */
  idle: ReadonlySet<string>;
}

/** Splits the tags of `ServerStyleSheet` into the rules of each component. */
export function rulesByName(tags: string): [name: string, rules: string][] {
  const text = tags.replace(/<[^>]*>/g, '').replaceAll('/*!sc*/', '');
  const groups = text.matchAll(/([^]*?)data-styled\.g\d+\[id="([^"]+)"\]\{content:"[^"]*"\}/g);
  return Array.from(groups, ([, rules = '', name = '']) => [name, rules.trim()]);
}

function compile(part: StyledPart, others: ReadonlySet<string | undefined>): CompiledStyle {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(createElement(part, { as: 'i' })));
  const [, classes = ''] = /class="([^"]*)"/.exec(html) ?? [];
  // With the rules of its keyframes, but without those of the components that it extends.
  const own = rulesByName(sheet.getStyleTags()).filter(
    ([name]) => name === part.styledComponentId || !others.has(name),
  );
  return { classes, css: own.map(([, rules]) => rules).join('\n') };
}

/** Lets styled-components write the rules of all templates whose modules are loaded. */
export function compileParts(): CompiledStyles {
  const parts = [...(globalThis.styledParts ?? [])];
  const names = new Set(parts.map(([, { styledComponentId }]) => styledComponentId));
  const all = parts.map(([key, part]) => [key, compile(part, names)] as const);
  const rules = all.map(([, { css }]) => css).join('\n');
  const idle = new Set(all.flatMap(([, { classes }]) => classes.split(' ')));
  for (const name of idle) if (rules.includes(`.${name}`)) idle.delete(name);
  const styles = all.map(([key, { classes, css }]) => {
    const needed = classes.split(' ').filter((name) => !idle.has(name));
    return [key, { classes: needed.join(' '), css }] as const;
  });
  const areFaces = ([, { css }]: (typeof styles)[number]) => css.includes('@font-face');
  return {
    byTemplate: new Map(styles.filter((style) => !areFaces(style))),
    faces: styles
      .filter(areFaces)
      .map(([, { css }]) => css)
      .join(''),
    idle,
  };
}
