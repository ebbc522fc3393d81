import { describe, expect, it } from 'vitest';
import { ensureChromium, usualPlaces } from '#tools/lib/chromium.mjs';

const own = '/home/me/.cache/ms-playwright/chrome';

/** A machine on which some browsers run, and on which installing adds some. */
function machineWith({
  browsers = [] as string[],
  named = undefined as string | undefined,
  playwrightBrings = [] as string[],
  apt = false,
  aptBrings = [] as string[],
}) {
  const there = new Set(browsers);
  const steps: string[] = [];
  function install(step: string, brought: string[]) {
    steps.push(step);
    for (const file of brought) there.add(file);
    return Promise.resolve();
  }
  const on = {
    env: named === undefined ? {} : { CHROMIUM_PATH: named },
    platform: 'linux' as const,
    runs: (file: string) => there.has(file),
    playwrightPath: () => Promise.resolve(own),
    installPlaywright: () => install('playwright', playwrightBrings),
    canUseApt: () => apt,
    installWithApt: () => install('apt', aptBrings),
  };
  return { on, steps };
}

describe('the search for a Chromium', () => {
  it.each([
    ['the named one first', { named: '/opt/c', browsers: ['/opt/c', own] }, '/opt/c', []],
    ['one on the machine', { browsers: ['/usr/bin/chromium', own] }, '/usr/bin/chromium', []],
    [
      'the one without windows',
      { browsers: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] },
      '/usr/bin/chromium-headless-shell',
      [],
    ],
    ["Playwright's own", { browsers: [own] }, own, []],
    ['a download', { playwrightBrings: [own] }, own, ['playwright']],
    [
      "Debian's package at last",
      { apt: true, aptBrings: ['/usr/bin/chromium'] },
      '/usr/bin/chromium',
      ['playwright', 'apt'],
    ],
    [
      "Debian's package when the downloaded one does not start",
      { playwrightBrings: [], apt: true, aptBrings: ['/usr/bin/chromium'] },
      '/usr/bin/chromium',
      ['playwright', 'apt'],
    ],
  ])('takes %s', async (_case, machine, expected, expectedSteps) => {
    const { on, steps } = machineWith(machine);
    expect(await ensureChromium(on)).toBe(expected);
    expect(steps).toEqual(expectedSteps);
  });

  it('says what to do when none can be had', async () => {
    const { on, steps } = machineWith({});
    await expect(ensureChromium(on)).rejects.toThrow('set CHROMIUM_PATH to its executable');
    expect(steps).toEqual(['playwright']);
  });

  it('does not replace a named browser that does not start', async () => {
    const { on } = machineWith({ named: '/opt/none', browsers: ['/usr/bin/chromium'] });
    await expect(ensureChromium(on)).rejects.toThrow('CHROMIUM_PATH is /opt/none');
  });

  it.each([
    ['win32', { PROGRAMFILES: 'C:\\P' }, 'C:\\P\\Google\\Chrome\\Application\\chrome.exe'],
    ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['linux', {}, '/usr/bin/google-chrome-stable'],
  ])('knows the usual places of %s', (platform, env, place) => {
    expect(usualPlaces(platform, env)).toContain(place);
  });
});
