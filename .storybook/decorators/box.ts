import { createElement, type ComponentType, type CSSProperties } from 'react';

/** A decorator that renders the story inside an element with a style, such as a width. */
export function box(style: CSSProperties) {
  return (Story: ComponentType) => createElement('div', { style }, createElement(Story));
}

/** A decorator that renders the story on the brand's colour. */
export const onBrand = box({
  padding: '1rem',
  background: 'var(--colibri-color-brand)',
  color: 'var(--colibri-color-on-brand)',
  ['--colibri-focus' as string]: 'var(--colibri-color-on-brand)',
});
