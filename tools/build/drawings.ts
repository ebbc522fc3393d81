import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readDrawing, readWordmark, type Shape } from './readDrawing.ts';

/** The props of an element as code, by the names of the DOM, such as `strokeWidth`. */
function propsOf(attributes: Shape['attributes']): string {
  const props = Object.entries(attributes).map(([name, value]) => [
    name.replace(/-./g, ([, letter = '']) => letter.toUpperCase()),
    value,
  ]);
  return JSON.stringify(Object.fromEntries(props)).slice(1, -1);
}

/** The call that creates an element, which `props` come before its children. */
function callOf({ name, attributes, children }: Shape, props = ''): string {
  const inner =
    children.length > 0 && `children: [${children.map((child) => callOf(child)).join()}]`;
  const parts = [propsOf(attributes), props, inner].filter(Boolean).join();
  return `${inner ? 'jsxs' : 'jsx'}(${JSON.stringify(name)}, {${parts}})`;
}

/** Makes a component of `drawing.svg?react`: its shapes, with the props on the root. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    enforce: 'pre',
    load: {
      filter: { id: /\.svg\?react$/ },
      handler(id) {
        const file = id.replace('?react', '');
        const read = /\/wordmarks\/[^/]+$/.test(file) ? readWordmark : readDrawing;
        const drawing = read(readFileSync(file, 'utf8'));
        if (typeof drawing === 'string') this.error(`${file}: ${drawing}`);
        const { svg, dropped } = drawing;
        if (dropped.length > 0) this.warn(`${file}: left out ${dropped.join(', ')}.`);
        return [
          `import { jsx, jsxs } from 'react/jsx-runtime';`,
          `export default (props) => ${callOf(svg, '...props')};`,
        ].join('\n');
      },
    },
  };
}
