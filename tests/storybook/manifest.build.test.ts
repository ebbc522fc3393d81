import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageName } from '#tools/package/manifest.ts';

/** A component in the manifest. */
interface Component {
  name: string;
  summary: string;
  apiDescription: string;
  stories: { name: string; snippet: string }[];
}

/** A written page in the manifest. */
interface Doc {
  content: string;
}

function read(name: 'components' | 'docs') {
  return JSON.parse(readFileSync(`storybook-static/manifests/${name}.json`, 'utf8')) as unknown;
}

describe('the manifest of the built Storybook', () => {
  const { components } = read('components') as { components: Record<string, Component> };
  const { docs } = read('docs') as { docs: Record<string, Doc> };

  it('describes each component with its API, and each of its stories with code of the package', () => {
    // Lower-case folders are shared by components.
    const folders = readdirSync('src/components').filter((name) => /^[A-Z]/.test(name));
    expect(
      Object.values(components)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...folders, 'NotificationRegion'].sort());
    for (const { name, summary, apiDescription, stories } of Object.values(components)) {
      expect(summary).toMatch(/\S\.$/);
      expect(apiDescription, name).toContain('## API');
      for (const { snippet } of stories) {
        expect(snippet, name).toContain(`from '${packageName}/`);
      }
    }
  });

  it('has the store of the notifications, the masks and the form libraries of the guides', () => {
    const region = components['components-feedback-notificationregion'];
    for (const name of ['NotificationProvider', 'NotificationStore', 'useNotifications']) {
      expect(region?.apiDescription).toContain(`### ${name}`);
    }
    const guides = docs['guides-use-the-package--docs']?.content;
    for (const name of ['isCompletePhone', 'parsePhone', 'useMask', 'react-hook-form']) {
      expect(guides).toContain(name);
    }
  });

  it('has the text of each written page, with the tables of colours, sizes and texts', () => {
    for (const [id, { content }] of Object.entries(docs)) {
      expect(content.replace(/```[^]*?```/g, ''), id).not.toMatch(/^import |^<[A-Z]\w+|\{' '\}/m);
      // These pages contain only previews.
      if (/^(components-overview|review-board)--docs$/.test(id)) continue;
      expect(content.length, id).toBeGreaterThan(500);
    }
    expect(docs['foundations-colours--docs']?.content).toMatch(/\| UNEFON \| #/);
    expect(docs['foundations-type--docs']?.content).toContain('| display | clamp(');
    expect(docs['foundations-content--docs']?.content).toContain('| carrier.pay | Pagar | Pay |');
  });
});
