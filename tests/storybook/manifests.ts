import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import type { Entry } from './serveStorybook';

/** A component or a page in a manifest. */
interface Described {
  name: string;
  summary?: string;
  import?: string;
}

async function readManifest(base: string, kind: 'components' | 'docs'): Promise<Described[]> {
  const response = await fetch(`${base}manifests/${kind}.json`);
  const manifest = (await response.json()) as Record<string, Record<string, Described>>;
  return Object.values(manifest[kind] ?? {});
}

/** Checks that the manifests have a summary of each component, with its import, and of each written page. */
export async function checkManifests(base: string, entries: readonly Entry[]): Promise<void> {
  const summary = expect.stringMatching(/\S\.$/) as string;
  // Lower-case folders are shared by components.
  const folders = readdirSync('src/components').filter((name) => /^[A-Z]/.test(name));
  const names = [...folders, 'NotificationRegion'].sort();
  const components = await readManifest(base, 'components');
  expect(components.map(({ name }) => name).sort()).toEqual(names);
  for (const component of components) {
    const line = `import { ${component.name} } from 'colibri-recargas-components';`;
    expect(component).toMatchObject({ summary, import: line });
  }
  const written = entries.filter(({ tags }) => tags.includes('unattached-mdx'));
  const docs = await readManifest(base, 'docs');
  expect(docs).toHaveLength(written.length);
  for (const page of docs) expect(page).toMatchObject({ summary });
}
