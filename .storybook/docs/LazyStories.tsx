import type { DocsTypes } from '@storybook/addon-docs';
import { parameters } from '@storybook/addon-docs/preview';
import type { ComponentType } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';

const { docs } = parameters as { docs: { renderer: () => Promise<object> } };

let Page: ComponentType | undefined;

/**
 * Storybook's docs, whose blocks come with the first page that is opened: they are most of the code,
 * and no story alone needs them. (The addon's own entry brings them at once.)
 */
export const lazyDocs = definePreviewAddon<DocsTypes>({
  parameters: {
    docs: {
      ...docs,
      // The pages style their own headings.
      components: { h2: 'h2' },
      async renderer() {
        Page = (await import('./Stories')).StoriesPage;
        return docs.renderer();
      },
    },
  },
});

/** The docs page of a component, a screen or a flow. */
export function StoriesPage() {
  return Page && <Page />;
}
