import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { catalogue } from '#mocks/catalogue';
import { i18n, resolveTexts } from '#storybook/text';
import { contrast, contrastPairs } from '#theme/contrast';
import { GlobalStyle } from '#theme/GlobalStyle';
import { themeOf } from '#theme/themes';
import { Story, type Decorator, type Said } from './preview';

const files = import.meta.glob<Record<string, unknown>>('../../../src/components/*/*.stories.tsx', {
  eager: true,
});

function decoratorsOf({ decorators = [] }: Said): Decorator[] {
  return Array.isArray(decorators) ? decorators : [decorators];
}

function draw({ meta, own }: Story, carrier: string): ReactNode {
  const args = resolveTexts({ ...meta.args, ...own.args });
  const parameters = { ...meta.parameters, ...own.parameters };
  const context = { args, globals: { carrier, language: 'es', textSize: '100' }, parameters };
  const render = own.render ?? meta.render;
  const Component = meta.component;

  function Bare(): ReactNode {
    if (render) return render(args, context);
    return Component ? <Component {...args} /> : null;
  }

  const wrap = (Inner: () => ReactNode, decorate: Decorator) =>
    function Decorated() {
      return decorate(Inner, context);
    };
  const Whole = [...decoratorsOf(own), ...decoratorsOf(meta)].reduce(wrap, Bare);
  return (
    <div data-carrier={carrier}>
      <Whole />
    </div>
  );
}

/** The markup of every story of every component in a carrier, by `folder: story`. */
export async function renderStories(carrier: string): Promise<Record<string, string>> {
  await i18n.changeLanguage('es');
  const drawn: Record<string, string> = {};
  for (const [file, members] of Object.entries(files)) {
    const folder = /components\/(\w+)\//.exec(file)?.[1] ?? file;
    for (const [name, story] of Object.entries(members)) {
      if (!(story instanceof Story)) continue;
      drawn[`${folder}: ${name}`] = renderToString(draw(story, carrier));
    }
  }
  return drawn;
}

/** The rules of the global style, every theme's among them. */
export function globalStyle(): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  return sheet.getStyleTags();
}

/** The pairs of colours of a carrier that cannot be told apart. */
export function unreadable(carrier: string): string[] {
  return contrastPairs(themeOf(carrier))
    .filter(({ front, back, least }) => contrast(front, back) < least)
    .map(({ use }) => use);
}

/** The carriers that the mocks sell. */
export function sold(): string[] {
  return catalogue.map(({ name }) => name);
}

export { themeOf };
