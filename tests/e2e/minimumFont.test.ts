import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { chromiumLaunch } from '#tools/test/chromium.ts';
import { baseUrl } from './browser';

it('cuts no category at 320 px with a minimum font size of 24 px', async () => {
  const args = [...chromiumLaunch.args, '--blink-settings=minimumFontSize=24'];
  const browser = await chromium.launch({ ...chromiumLaunch, args });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 320, height: 740 } });
  await page.goto(new URL('/start/company/TELCELUSA', baseUrl).href);
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  const cut = await tabs.evaluateAll((all) =>
    all.filter((tab) => tab.scrollHeight > tab.clientHeight).map((tab) => tab.textContent),
  );
  expect(await tabs.first().evaluate((tab) => getComputedStyle(tab).fontSize)).toBe('24px');
  expect(cut).toEqual([]);
});
