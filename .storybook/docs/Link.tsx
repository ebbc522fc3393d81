import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** The address of a docs page, by its title: `Foundations/Colours`. */
export function docsPath(title: string): string {
  const id = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `?path=/docs/${id}--docs`;
}

/** The address of a story, by its id, with the toolbar's values where there are any. */
export function storyPath(id: string, globals: Readonly<Record<string, string>> = {}): string {
  const values = Object.entries(globals).map((pair) => pair.join(':'));
  return `?path=/story/${id}${values.length > 0 ? `&globals=${values.join(';')}` : ''}`;
}

/** The props of {@link Link}. */
export interface LinkProps {
  /** The address, from {@link docsPath} or {@link storyPath}. */
  href: string;
  /** The text of the link. */
  children: ReactNode;
}

/** A link to another page of this Storybook, which opens in place. */
export function Link({ href, children }: LinkProps) {
  return (
    <AnchorMdx href={href} target="_self">
      {children}
    </AnchorMdx>
  );
}
