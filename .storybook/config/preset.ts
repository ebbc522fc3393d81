import type { Plugin } from 'vite';
import type { Entry } from './manifests.ts';

/** What Storybook passes to its presets. */
interface Options {
  configType?: 'DEVELOPMENT' | 'PRODUCTION';
  presets: {
    apply: (name: 'storyIndexGenerator') => Promise<{
      getIndex: () => Promise<{ entries: Record<string, Entry> }>;
    }>;
  };
  /** Whether a development server needs the manifests. Its start only asks whether there are some. */
  watch?: boolean;
}

/** The stories of what the package exports. */
const EXPORTED = /(^|\/)src\/(components|notifications)\/.*\.stories\.tsx$/;

/**
 * Storybook's manifests, which describe the package's components and the written pages to agents. No story has the tag
 * `manifest`, because Storybook's own description takes 2 s for each call and has neither the package's imports nor the texts.
 */
export async function experimental_manifests(_: unknown, { configType, presets, watch }: Options) {
  if (configType === 'DEVELOPMENT' && watch !== true) return { components: {}, docs: {} };
  const { readManifests } = await import('./manifests.ts');
  const generator = await presets.apply('storyIndexGenerator');
  return readManifests(Object.values((await generator.getIndex()).entries));
}

/** Adds the code of each story of a component to its parameters, for the docs page and the code panel. */
function storyCode(): Plugin {
  return {
    name: 'story-code',
    enforce: 'pre',
    async transform(code, id) {
      if (!EXPORTED.test(id)) return undefined;
      const { readStories } = await import('#tools/package/storyCode.ts');
      const added = (await readStories(id)).map(({ name, code: text }) => {
        const docs = `{ ...${name}.input.parameters?.docs, source: { code: ${JSON.stringify(text)} } }`;
        return `${name}.input.parameters = { ...${name}.input.parameters, docs: ${docs} };\n`;
      });
      return { code: `${code}\n${added.join('')}`, map: null };
    },
  };
}

/** The tests show no code. */
export function viteFinal(config: { plugins?: unknown[] }) {
  if (process.env['VITEST'] === 'true') return config;
  return { ...config, plugins: [...(config.plugins ?? []), storyCode()] };
}
