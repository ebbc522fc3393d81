import { expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { PayBar } from '#components/PayBar';
import { render } from '#theme/testing/render';

test.each([
  ['covers a long list on the screen of a phone', 'screen', true],
  ['is printed below a long list', 'print', false],
] as const)('a pay bar %s', async (_title, media, covers) => {
  await page.viewport(360, 740);
  await commands.emulateMedia({ media });
  onTestFinished(() => commands.emulateMedia({ media: null }));
  const { container } = render(
    <div style={{ containerType: 'inline-size' }}>
      <p id="list" style={{ blockSize: '200vh' }} />
      <PayBar emptyText="Elija un paquete" id="bar" label="Su recarga" payLabel="Pagar" />
    </div>,
  );
  const rectOf = (selector: string) => container.querySelector(selector)?.getBoundingClientRect();
  const covered = (rectOf('#list')?.bottom ?? NaN) - (rectOf('#bar')?.top ?? NaN);
  expect(covered > 0).toBe(covers);
});
