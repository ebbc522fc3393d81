import { readFileSync } from 'node:fs';
import { transformWithOxc, type Plugin } from 'vite';

/** Makes a component of `drawing.svg?react`: its elements, with the props on the root. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    enforce: 'pre',
    load: {
      filter: { id: /\.svg\?react$/ },
      handler(id) {
        // JSX has the names of the DOM, such as `strokeWidth`.
        const svg = readFileSync(id.replace('?react', ''), 'utf8')
          .replace(/ [a-z]+-[a-z]+=/g, (name) =>
            name.replace(/-./, ([, letter = '']) => letter.toUpperCase()),
          )
          .replace('>', ' {...props}>');
        return transformWithOxc(`export default (props) => ${svg}`, 'drawing.jsx');
      },
    },
  };
}
