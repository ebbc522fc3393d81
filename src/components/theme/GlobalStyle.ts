import { createGlobalStyle } from 'styled-components';
import fontUrl from './fonts/bricolage-grotesque.woff2?url';
import metrics from './fonts/metrics.json';
import { paletteDeclarations, themeCss } from './themeCss';
import { themes } from './themes';

/** The page's ground: fonts, every theme's custom properties, and the few resets that components rely on. */
export const GlobalStyle = createGlobalStyle`
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
:root {
  ${paletteDeclarations()}
  --font-display: 'Bricolage Grotesque', 'Bricolage fallback', system-ui, sans-serif;
  --font-body: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  --font-mono: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
  --shadow-float: 0 2px 6px rgb(29 16 39 / 0.12), 0 12px 32px rgb(29 16 39 / 0.16);
  --shadow-bar: 0 -8px 24px rgb(29 16 39 / 0.08);
  --shadow-paper: drop-shadow(0 6px 14px rgb(29 16 39 / 0.1));
  --focus: var(--color-ink);
}
${themeCss(themes)}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
html { background: var(--color-ground); }
body {
  container-type: inline-size;
  margin: 0;
  background: var(--color-ground);
  color: var(--color-ink);
  font-family: var(--font-body);
  line-height: 1.5;
  overflow-wrap: break-word;
}
h1, h2, h3, p, ul, ol, dl, dd, fieldset, legend, figure { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
ul, ol { list-style: none; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
svg, img { display: block; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
h1:focus, h2:focus, main:focus { outline: none; }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-delay: 0ms !important;
    transition-duration: 0s !important;
    scroll-behavior: auto !important;
  }
}
`;
