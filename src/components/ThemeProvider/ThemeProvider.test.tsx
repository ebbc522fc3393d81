import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server.node';
import { expect, it } from 'vitest';
import { lucero } from '#theme/testing/lucero';
import { themeCss } from '#theme/themeCss';
import { ThemeProvider } from './ThemeProvider';

/** Renders a page as Next.js does: with the nonce of the response. */
function render(nonce?: string): Promise<string> {
  const page = (
    <html lang="es">
      <body>
        <ThemeProvider carrier="LUCERO" nonce={nonce} themes={[lucero]} />
      </body>
    </html>
  );
  return text(renderToPipeableStream(page, { nonce: 'abc' }).pipe(new PassThrough()));
}

it.each(['abc', undefined])('renders its rules at its place, with the nonce %s', async (nonce) => {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  expect(await render(nonce)).toContain(`<body><style${attribute}>${themeCss([lucero])}</style>`);
});
