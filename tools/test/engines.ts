import type { BrowserProvider, BrowserProviderOption, TestProject } from 'vitest/node';
import { launchFirefox } from './firefox.ts';
import { launchWebkit, type Webkit } from './webkit.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Vitest's own command of `userEvent.keyboard`. */
    __vitest_keyboard: (text: string) => Promise<{ unreleased: string[] }>;
  }
}

/** The engines other than Chromium that the tests support. */
export type Engine = 'firefox' | 'webkit';

/** The engine that `npm run e2e -- --browser=…` selects, if it is not Chromium. */
export function selectedEngine(): Engine | undefined {
  const name = process.env['E2E_BROWSER'];
  return name === 'firefox' || name === 'webkit' ? name : undefined;
}

/** Vitest's provider for Playwright, with another way to start Firefox. */
async function firefoxProvider(): Promise<BrowserProviderOption> {
  const { playwright, PlaywrightBrowserProvider } = await import('@vitest/browser-playwright');
  return {
    ...playwright(),
    providerFactory(project: TestProject) {
      const provider = new PlaywrightBrowserProvider(project, {});
      let started: ReturnType<typeof launchFirefox> | undefined;
      const contextOf = provider.getCommandsContext.bind(provider);
      // `openBrowser` is private in the types.
      Object.assign(provider, {
        getCommandsContext(session: string) {
          const context = contextOf(session);
          const waitForFrame = context.frame.bind(context);
          // Firefox may report a frame before its name, by which Vitest finds it.
          const find = () =>
            context.page.frames().findLast((frame) => frame.parentFrame() !== null);
          return Object.assign(context, { frame: async () => find() ?? (await waitForFrame()) });
        },
        async openBrowser() {
          started ??= launchFirefox();
          return (provider.browser = await started);
        },
      });
      return provider;
    },
  };
}

/** WebDriver's codes of the named keys that tests press (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** Presses keys in the syntax of `userEvent.keyboard`: `{Control>}a{/Control}`. */
async function pressKeys({ send }: Webkit, text: string): Promise<void> {
  const { parseKeyDef } = await import('@vitest/browser');
  const actions = parseKeyDef(text).flatMap(({ keyDef, releasePrevious, releaseSelf, repeat }) => {
    const { key = '' } = keyDef;
    const value = codes[key] ?? key;
    const [down, up] = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    if (releasePrevious) return [up];
    return Array.from({ length: repeat }, () => (releaseSelf ? [down, up] : [down])).flat();
  });
  await send('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
}

/** WebKitGTK over WebDriver. It opens pages and presses keys, which the tests of the masks need. */
class WebkitProvider implements BrowserProvider {
  name = 'webkit';
  supportsParallelism = false;
  #webkit: Webkit | undefined;

  constructor({ browser }: TestProject) {
    browser?.registerCommand('__vitest_keyboard', async (_, text) => {
      if (this.#webkit !== undefined) await pressKeys(this.#webkit, text);
      return { unreleased: [] };
    });
  }

  getCommandsContext(): Record<string, unknown> {
    return {};
  }

  async openPage(_: string, url: string): Promise<void> {
    this.#webkit ??= await launchWebkit();
    await this.#webkit.send('POST', 'url', { url });
  }

  async close(): Promise<void> {
    await this.#webkit?.close();
  }
}

async function webkitProvider(): Promise<BrowserProviderOption> {
  const { defineBrowserProvider } = await import('@vitest/browser');
  return defineBrowserProvider({
    name: 'webkit',
    supportedBrowser: ['webkit'],
    options: {},
    providerFactory: (project: TestProject) => new WebkitProvider(project),
  });
}

/** The browser options of a Vitest project in an engine. */
export async function engineBrowser(engine: Engine) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    api: { strictPort: false },
    provider: await (engine === 'firefox' ? firefoxProvider() : webkitProvider()),
    instances: [{ browser: engine }],
  };
}
