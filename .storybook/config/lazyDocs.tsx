import type addonDocs from '@storybook/addon-docs';
import { parameters } from '@storybook/addon-docs/preview';
import type { ComponentProps } from 'react';
import type * as Pages from '../docs/StoriesPage';

const { docs } = parameters as { docs: { renderer: () => Promise<object> } };

let pages: typeof Pages | undefined;

/**
 * Storybook's docs addon, whose blocks load with the first docs page. They are most of its code, and a
 * single story does not need them. (The addon's own entry loads them immediately.)
 */
export const lazyDocs: ReturnType<typeof addonDocs> = {
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
};

/** The docs page of a component, a screen or a flow. */
export function StoriesPage() {
  return pages && <pages.StoriesPage />;
}

/** The frame of every docs page. */
export function PageContainer(props: ComponentProps<typeof Pages.PageContainer>) {
  return pages && <pages.PageContainer {...props} />;
}
