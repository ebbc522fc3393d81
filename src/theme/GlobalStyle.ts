import { createElement, Fragment } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import fontUrl from './fonts/bricolage-grotesque.woff2?url';
import metrics from './fonts/metrics.json';
import { reset } from './reset';
import { themeCss, tokenCss } from './themeCss';
import { themes } from './themes';
import { fontFamilies, fontFamily } from './tokens';

const Faces = createGlobalStyle`
@font-face {
  font-family: 'Bricolage Grotesque';
  src: url('${fontUrl}') format('woff2');
  font-weight: 700 800;
  font-display: swap;
}
@font-face {
  font-family: 'Bricolage fallback';
  src: local('Arial'), local('Liberation Sans'), local('Roboto'), local('Helvetica');
  size-adjust: ${metrics['size-adjust']};
  ascent-override: ${metrics['ascent-override']};
  descent-override: ${metrics['descent-override']};
  line-gap-override: ${metrics['line-gap-override']};
}
`;

const Tokens = createGlobalStyle`
:root {
  --colibri-window-height: 100vh;
  --colibri-font-display: ${fontFamily(fontFamilies.display)};
  --colibri-font-body: ${fontFamily(fontFamilies.body)};
  --colibri-font-mono: ${fontFamily(fontFamilies.mono)};
}
@supports (block-size: 100dvh) {
  :root { --colibri-window-height: 100dvh; }
}
${tokenCss()}
${themeCss(themes)}
`;

/**
 * What the app decides for its pages, and a page with the package's sheets itself. When the screen changes, only the last
 * one moves, so that the next one takes presses.
 */
const Page = createGlobalStyle`
:root { color-scheme: light dark; view-transition-name: none; }
@media print, (forced-colors: active) {
  :root { color-scheme: only light; }
}
:root:has([data-pressed]) { view-transition-name: root; }
::view-transition { pointer-events: none; }
::view-transition-group(*) { animation-duration: 220ms; animation-timing-function: ease-out; }
::view-transition-group(root) { animation-duration: 120ms; }
::view-transition-old(*) { block-size: 100%; object-fit: cover; }
`;

const Reset = createGlobalStyle`
:where(*) { ${reset} }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
html, body, [data-scheme] {
  background: var(--colibri-color-ground);
  color: var(--colibri-color-ink);
}
body {
  container-type: inline-size;
  margin: 0;
  font-family: var(--colibri-font-body);
  line-height: 1.5;
  overflow-wrap: break-word;
}
:focus-visible { outline: 3px solid var(--colibri-focus); outline-offset: 2px; }
h1:focus, h2:focus, main:focus { outline: none; }
`;

/** The global styles: fonts, the custom properties of every theme and the resets that components need. */
export function GlobalStyle() {
  // A separate style sheet: adding a rule to a sheet with font faces repeats the layout of all text.
  const target = typeof document === 'undefined' ? undefined : document.head;
  const ownSheet = createElement(StyleSheetManager, { target, children: createElement(Faces) });
  const others = [Page, Tokens, Reset].map((style) => createElement(style));
  return createElement(Fragment, null, ownSheet, ...others);
}
