import { Activity, createElement, Fragment, StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Theme } from '#theme/contract';
import { colorOf } from '#theme/testing/colorOf';
import { render as renderStyled } from '#theme/testing/render';
import { lucero } from '#theme/testing/lucero';
import { themeOf } from '#theme/themes';
import { ThemeProvider } from './ThemeProvider';

/** The theme with a code and a brand. */
function theme(code: string, brand: string): Theme {
  return { ...lucero, code, colors: { ...lucero.colors, brand } };
}

/** A provider of themes, and a nonce, which the policy of this page does not need. */
function provide(nonce: string | undefined, themes: readonly Theme[], children?: ReactNode) {
  return (
    <ThemeProvider nonce={nonce} themes={themes}>
      {children}
    </ThemeProvider>
  );
}

/** Renders a node next to an area of each code. Returns a function that renders another one, and one that reads the brand. */
function render(...codes: readonly string[]) {
  const withAreas = (node: ReactNode) => (
    <StrictMode>
      {node}
      {codes.map((code) => (
        <p data-carrier={code} key={code} />
      ))}
    </StrictMode>
  );
  const { rerender } = renderStyled(null);
  const brandOf = (code: string) => {
    const areas = [...document.querySelectorAll<HTMLElement>('p[data-carrier]')];
    const area = areas.find(({ dataset }) => dataset['carrier'] === code) ?? document.body;
    return colorOf(area, '--colibri-color-brand');
  };
  return { show: (node: ReactNode) => rerender(withAreas(node)), brandOf };
}

const [a, b] = [theme('LUCERO', '#111111'), theme('LUCERO', '#222222')];

test.each(['abc', undefined])('hydrates with the nonce %s without a message', async (nonce) => {
  const log = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn();
  const onMount = vi.fn();
  const provider = (
    <ThemeProvider carrier="LUCERO" nonce={nonce} themes={[lucero]}>
      <span ref={onMount} />
    </ThemeProvider>
  );
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(provider);
  const root = hydrateRoot(container, provider, { onRecoverableError });
  onTestFinished(() => {
    root.unmount();
    container.remove();
    vi.restoreAllMocks();
  });
  await vi.waitFor(() => expect(onMount).toHaveBeenCalled());
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(log.mock.calls).toEqual([]);
  const area = container.querySelector('[data-carrier]') ?? container;
  expect(colorOf(area, '--colibri-brand')).toBe(lucero.colors.brand);
});

test.each(['abc', undefined])('with the nonce %s, the theme is always the current one', (nonce) => {
  const { show, brandOf } = render('LUCERO');
  for (const current of [a, b, a]) {
    show(provide(nonce, [current]));
    expect(brandOf('LUCERO')).toBe(current.colors.brand);
  }
});

test('an included theme applies again without the provider that replaces it, also in a hidden Activity', () => {
  const { show, brandOf } = render('TELCEL');
  const { brand } = themeOf('TELCEL').colors;
  const replaced = provide(undefined, [theme('TELCEL', '#333333')]);
  const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{replaced}</Activity>;
  for (const [node, expected] of [
    [replaced, '#333333'],
    [null, brand],
    [page('visible'), '#333333'],
    [page('hidden'), brand],
    [page('visible'), '#333333'],
  ] as const) {
    show(node);
    expect(brandOf('TELCEL')).toBe(expected);
  }
});

test('of several providers, the last one in the document applies, whichever is rendered last', () => {
  const { show, brandOf } = render('LUCERO');
  const [one, other] = [provide('', [a]), provide('', [b])];
  const siblings = (...nodes: ReactNode[]) => createElement(Fragment, null, ...nodes);
  for (const [node, { colors }] of [
    [siblings(one, other), b],
    [siblings(null, other), b],
    [siblings(one, other), b],
    [siblings(one, null), a],
    [provide('', [a], other), b],
    [provide('', [a], one), a],
    [provide('', [a, b]), a],
  ] as const) {
    show(node);
    expect(brandOf('LUCERO')).toBe(colors.brand);
  }
});

test('codes that differ in unusual characters do not share a rule', () => {
  const codes = ['CLARO CO', 'CLARO-CO', '日本', '中国', 'a\nb', 'anb', '"]', '</style>'];
  const themes = codes.map((code, at) => theme(code, `#00000${String(at)}`));
  const { show, brandOf } = render(...codes);
  show(provide(undefined, themes));
  expect(codes.map(brandOf)).toEqual(themes.map(({ colors }) => colors.brand));
});

test('an invalid colour or radius is logged, and never reaches a style sheet', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const attack = 'red}body{display:none';
  const { show, brandOf } = render('LUCERO', 'OTHER');
  const themes = [theme('LUCERO', attack), { ...theme('OTHER', '#444444'), radius: attack }];
  show(provide(undefined, themes, <p id="content" />));
  expect(document.getElementById('content')?.checkVisibility()).toBe(true);
  expect(['LUCERO', 'OTHER'].map(brandOf)).toEqual(Array(2).fill(themeOf('').colors.brand));
  expect(log.mock.calls.join()).toMatch(/ThemeError: .*"red\}[^]*ThemeError: .*"red\}/);
});
