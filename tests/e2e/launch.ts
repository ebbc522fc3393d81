import { chromium, type Browser } from 'playwright';
import { chromiumLaunch } from '#tools/vite/chromium.ts';

/** Starts the machine's Chromium, with further switches of its own. */
export function launch(switches: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, ...switches] });
}
