import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { libraryEntries } from '#tools/package/entries.ts';
import { NAME, typeErrors } from '../package/apps';
import { temporaryFolder } from '../temporaryFolder';

/** Calls of the stories, and imports that the package does not have. */
const INTERNAL = /\b(tr?|fn)\(|from '(#|\.|src\/)/;

/** A component in the manifest. */
interface Described {
  name: string;
  summary: string;
  import: string;
  jsDocTags: { example: string[] };
  stories: { id: string; snippet?: string }[];
}

const folder = temporaryFolder('snippets', 'tests/storybook');

/** The type errors of files that import the package, whose modules are the sources. */
function typeErrorsOf(files: Record<string, string>): Promise<string[]> {
  const modules = libraryEntries().map(({ subpath }) => `export * from '${NAME}/${subpath}';`);
  const settings = {
    extends: '../../../tsconfig.json',
    compilerOptions: {
      noUnusedLocals: false,
      types: ['node', 'vite/client', '../../../tools/build/svg'],
      paths: { [NAME]: ['./index.ts'] },
    },
    include: ['*', '../../../src/*/*.d.ts'],
  };
  const written = {
    ...files,
    'index.ts': modules.join('\n'),
    'tsconfig.json': JSON.stringify(settings),
  };
  for (const [file, text] of Object.entries(written)) writeFileSync(`${folder}/${file}`, text);
  return typeErrors(folder);
}

it('the manifest of the built Storybook describes each component with code that compiles with the package only', async () => {
  const text = readFileSync('storybook-static/manifests/components.json', 'utf8');
  const manifest = JSON.parse(text) as { components: Record<string, Described> };
  const components = Object.values(manifest.components);
  // Lower-case folders are shared by components.
  const folders = readdirSync('src/components').filter((name) => /^[A-Z]/.test(name));
  expect(components.map(({ name }) => name).sort()).toEqual(
    [...folders, 'NotificationRegion'].sort(),
  );
  for (const component of components) {
    expect(component.summary).toMatch(/\S\.$/);
    expect(component.import).toMatch(/^import \{.*\} from 'colibri-recargas-components';$/);
  }
  const files = Object.fromEntries(
    components.flatMap(({ name, import: line, jsDocTags, stories }) => [
      [`${name}.tsx`, jsDocTags.example.join('\n')],
      ...stories.flatMap(({ id, snippet }) =>
        snippet === undefined ? [] : [[`${id}.tsx`, `${line}\n${snippet}`]],
      ),
    ]),
  ) as Record<string, string>;
  expect(Object.keys(files).length).toBeGreaterThan(200);
  const internal = Object.entries(files).filter(([, code]) => INTERNAL.test(code));
  expect(internal).toEqual([]);
  expect(await typeErrorsOf(files)).toEqual([]);
});
