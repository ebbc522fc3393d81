import type { WebDriver } from 'selenium-webdriver';
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

/** Presses keys in the syntax of `userEvent.keyboard`: `{Control>}a{/Control}`. */
async function pressKeys(driver: WebDriver, text: string): Promise<void> {
  const [{ parseKeyDef }, { Key }] = await Promise.all([
    import('@vitest/browser'),
    import('selenium-webdriver'),
  ]);
  const codes = new Map<string, unknown>(Object.entries(Key));
  // WebDriver's code of a named key such as `ArrowLeft`; otherwise the key itself.
  const keyOf = (name: string): string => {
    const code = codes.get(name.replace(/(?<=[a-z])(?=[A-Z]|space$)/, '_').toUpperCase());
    return typeof code === 'string' ? code : name;
  };
  let actions = driver.actions({ async: true });
  for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(text)) {
    const key = keyOf(keyDef.key ?? '');
    if (releasePrevious) {
      actions = actions.keyUp(key);
      continue;
    }
    for (let times = 0; times < repeat; times += 1) {
      actions = actions.keyDown(key);
      if (releaseSelf) actions = actions.keyUp(key);
    }
  }
  await actions.perform();
}

/** WebKitGTK over WebDriver. It opens pages and presses keys, which the tests of the masks need. */
class WebkitProvider implements BrowserProvider {
  name = 'webkit';
  supportsParallelism = false;
  #webkit: Webkit | undefined;

  constructor({ browser }: TestProject) {
    browser?.registerCommand('__vitest_keyboard', async (_, text) => {
      if (this.#webkit !== undefined) await pressKeys(this.#webkit.driver, text);
      return { unreleased: [] };
    });
  }

  getCommandsContext(): Record<string, unknown> {
    return {};
  }

  async openPage(_: string, url: string): Promise<void> {
    this.#webkit ??= await launchWebkit();
    await this.#webkit.driver.get(url);
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
