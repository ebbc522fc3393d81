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

it('renders its rules with the nonce', async () => {
  expect(await render('abc')).toContain(`<style nonce="abc">${themeCss([lucero])}</style>`);
});

it('renders its rules once in the head without a nonce', async () => {
  const [head = '', body] = (await render()).split('</head>');
  expect(head).toContain(themeCss([lucero]));
  expect(body).not.toContain('<style');
});
