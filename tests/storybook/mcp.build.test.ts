import { spawn } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { stop, whenReady } from '#tools/lib/processes.mjs';
import { packageName } from '#tools/package/manifest.ts';

/** The address of the server for agents. */
let address = '';

beforeAll(async () => {
  const bin = 'node_modules/storybook/dist/bin/dispatcher.js';
  const options = ['--ci', '--port', '6216', '--exact-port', '--disable-telemetry'];
  const server = spawn(process.execPath, [bin, 'dev', ...options, '--no-version-updates']);
  address = 'http://localhost:6216/mcp';
  await whenReady(server, untilServed());
  return () => stop(server);
}, 120_000);

async function untilServed(): Promise<void> {
  for (;;) {
    const response = await fetch(new URL('/index.json', address)).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** Calls a tool by JSON-RPC, and returns its text. */
async function call(name: string, args: object): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: args },
    }),
  });
  const text = await response.text();
  const [, message = text] = /^data: ?(.*)$/m.exec(text) ?? [];
  const { result } = JSON.parse(message) as { result: { content: { text: string }[] } };
  return result.content.map((part) => part.text).join('\n');
}

describe('the server for agents', () => {
  it('lists the components and the guides', async () => {
    const list = await call('docs-list', {});
    expect(list).toContain('PhoneField (components-fields-phonefield)');
    expect(list).toContain('guides-use-the-package--docs');
  });

  it('shows the props and the code of a component, a guide and a story', async () => {
    const field = await call('docs-show', { id: 'components-fields-phonefield' });
    expect(field).toMatch(/\| `clearLabel` \| `string` \| required \|/);
    const guides = await call('docs-show', { id: 'guides-use-the-package--docs' });
    expect(guides).toContain('react-hook-form');
    const story = await call('docs-show-story', { storyId: 'components-page-band--default' });
    expect(story).toContain(`from '${packageName}/components/Band';`);
  });

  it('answers in less than a second after the first call', async () => {
    const start = performance.now();
    await call('docs-show', { id: 'foundations-colours--docs' });
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('runs the tests of two stories', async () => {
    const stories = ['components-actions-button--press', 'components-page-band--default'];
    const report = await call('test-run', { stories: stories.map((storyId) => ({ storyId })) });
    for (const id of stories) expect(report).toContain(id);
    expect(report).not.toMatch(/fail/i);
  });
});
