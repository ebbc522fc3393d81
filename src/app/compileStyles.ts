import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { regionCode } from './AppNotifications';
import type { LazyModule } from './lazyWithRetry';
import { screens, type ScreenRoute } from './screens';

/** What a template of styled-components has made. */
type StyledPart = ElementType<{ as?: 'i' }> & { styledComponentId?: string };

declare global {
  /** What the app's templates of styles have made, by file and place; told in the build for Node alone. */
  var styledParts: Map<string, StyledPart> | undefined;
}

/** What a styled component comes to. */
export interface CompiledStyle {
  /** The names of its element. */
  classes: string;
  /** Its rules. */
  css: string;
}

/** The styles of the app. */
export interface CompiledStyles {
  /** Those of each template, by its file and place. */
  byTemplate: ReadonlyMap<string, CompiledStyle>;
  /** The rules of the faces, which are in none of these. */
  faces: string;
  /** The names that no rule asks for: no element need bear them. */
  idle: ReadonlySet<string>;
}

/** The rules as the library writes them into a page, by whose they are. */
export function rulesByName(tags: string): [name: string, rules: string][] {
  const text = tags.replace(/<[^>]*>/g, '').replaceAll('/*!sc*/', '');
  const groups = text.matchAll(/([^]*?)data-styled\.g\d+\[id="([^"]+)"\]\{content:"[^"]*"\}/g);
  return Array.from(groups, ([, rules = '', name = '']) => [name, rules.trim()]);
}

function compile(part: StyledPart, others: ReadonlySet<string | undefined>): CompiledStyle {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(createElement(part, { as: 'i' })));
  const [, classes = ''] = /class="([^"]*)"/.exec(html) ?? [];
  // With those of its animations, but not with those of what it extends.
  const own = rulesByName(sheet.getStyleTags()).filter(
    ([name]) => name === part.styledComponentId || !others.has(name),
  );
  return { classes, css: own.map(([, rules]) => rules).join('\n') };
}

/** The modules that hold styles of the app: those of the routes, and that of the notifications. */
function lazyModules(routes: readonly ScreenRoute[]): LazyModule<object>[] {
  return routes.flatMap(({ code, children = [] }) => [code ?? [], lazyModules(children)].flat());
}

async function compileAll(): Promise<CompiledStyles> {
  await Promise.all([regionCode, ...lazyModules(screens)].map((code) => code.load()));
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

let compiled: Promise<CompiledStyles> | undefined;

/** Lets styled-components itself say, once, what each style of the app comes to. */
export function compileStyles(): Promise<CompiledStyles> {
  compiled ??= compileAll();
  return compiled;
}
