import type { DocsTypes } from '@storybook/addon-docs';
import { parameters } from '@storybook/addon-docs/preview';
import type { ComponentProps } from 'react';
// Only it gives an addon the types of its parameters.
import { definePreviewAddon } from 'storybook/internal/csf';
import type * as Pages from '../docs/StoriesPage';
import type { About } from '../docs/about';

const { docs } = parameters as { docs: { renderer: () => Promise<object> } };

let pages: typeof Pages | undefined;

/**
 * Storybook's docs addon, whose blocks load with the first docs page. They are most of its code, and a
 * single story does not need them. (The addon's own entry loads them immediately.) `about` has its type here.
 */
export const lazyDocs = definePreviewAddon<DocsTypes & { parameters: { about?: About } }>({
  parameters: {
    docs: {
      ...docs,
      // The pages style their own headings.
      components: { h2: 'h2' },
      async renderer() {
        pages = await import('../docs/StoriesPage');
        return docs.renderer();
      },
    },
  },
});

/** The docs page of a component, a screen or a flow. */
export function StoriesPage() {
  return pages && <pages.StoriesPage />;
}

/** The frame of every docs page. */
export function PageContainer(props: ComponentProps<typeof Pages.PageContainer>) {
  return pages && <pages.PageContainer {...props} />;
}
