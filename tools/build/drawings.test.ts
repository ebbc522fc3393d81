import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readDrawing } from './readDrawing.ts';

const files = import.meta.glob<ComponentType>('./testing/drawings/*.svg', {
  import: 'default',
  query: '?react',
});

it.each(Object.entries(files))('makes a component of the shapes of %s', async (_, load) => {
  const markup = renderToStaticMarkup(createElement(await load()));
  expect(markup).toMatch(
    /^<svg [^>]*viewBox="0 0 10 10"[^>]*>(<g>)?<path d="M0 0h9"><\/path>(<\/g>)?<\/svg>$/,
  );
  expect(globalThis).not.toHaveProperty('isHacked');
});

const own = import.meta.glob<string>('/src/{components,theme/{marks,wordmarks}}/**/*.svg', {
  import: 'default',
  query: '?raw',
});

it.each(Object.entries(own))('contains all of %s', async (_, load) => {
  expect(readDrawing(await load())).toHaveProperty('dropped', []);
});
