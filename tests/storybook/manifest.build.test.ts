import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageName } from '#tools/package/manifest.ts';

/** A component in the manifest. */
interface Described {
  name: string;
  summary: string;
  import: string;
  jsDocTags: { example: string[] };
}

it('the manifest of the built Storybook describes each component with its import from the package and its example', () => {
  const text = readFileSync('storybook-static/manifests/components.json', 'utf8');
  const manifest = JSON.parse(text) as { components: Record<string, Described> };
  const components = Object.values(manifest.components);
  // Lower-case folders are shared by components.
  const folders = readdirSync('src/components').filter((name) => /^[A-Z]/.test(name));
  expect(components.map(({ name }) => name).sort()).toEqual(
    [...folders, 'NotificationRegion'].sort(),
  );
  for (const { name, summary, import: line, jsDocTags } of components) {
    expect(summary).toMatch(/\S\.$/);
    expect(line).toBe(`import { ${name} } from '${packageName}';`);
    expect(jsDocTags.example.join()).toContain(`<${name}`);
  }
  expect(text).not.toContain('"snippet"');
});
