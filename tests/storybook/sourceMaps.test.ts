import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storyProject } from '#tools/test/stories.ts';

const file = 'src/notifications/NotificationRegion.stories.tsx';

let server: ViteDevServer;

beforeAll(async () => {
  const { plugins = [] } = storyProject({}, { name: 'source-maps' });
  server = await createServer({
    plugins,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
});

afterAll(() => server.close());

/** Where the assertions of a file begin. */
function assertionsOf(code: string): { line: number; column: number }[] {
  return code.split('\n').flatMap((text, line) => {
    const column = text.search(/(?<=^ *)await expect\(/);
    return column < 0 ? [] : [{ line, column }];
  });
}

it('maps each assertion of a story’s play to its line in the file', async () => {
  const result = await server.transformRequest(`/${file}`);
  if (!result?.map || !('sources' in result.map)) throw new Error(`${file} has no source map.`);
  const map = new SourceMap({ sourceRoot: '', ...result.map, version: 3 });
  const mapped = assertionsOf(result.code).map(({ line, column }) => {
    const entry = map.findEntry(line, column);
    return 'originalLine' in entry ? entry.originalLine : undefined;
  });
  const written = assertionsOf(readFileSync(file, 'utf8')).map(({ line }) => line);
  expect(written.length).toBeGreaterThan(10);
  expect(mapped).toEqual(written);
});
