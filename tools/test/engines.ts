import { defineBrowserProvider, parseKeyDef } from '@vitest/browser';
import { playwright, type PlaywrightBrowserProvider } from '@vitest/browser-playwright';
import type { Frame, Page } from 'playwright';
import { Key, type WebDriver } from 'selenium-webdriver';
import type { BrowserProvider, BrowserProviderOption, TestProject } from 'vitest/node';
import { launchFirefox } from './firefox.ts';
import { launchWebkit, type Webkit } from './webkit.ts';

/** The engines besides Chromium that the tests can drive. */
export type Engine = 'firefox' | 'webkit';

/** Firefox through Vitest's provider for Playwright, but for how it is started. */
function firefoxProvider(): BrowserProviderOption {
  const own = playwright();
  return {
    ...own,
    providerFactory(project: TestProject) {
      const provider = own.providerFactory(project) as BrowserProvider &
        Pick<PlaywrightBrowserProvider, 'browser'>;
      let started: ReturnType<typeof launchFirefox> | undefined;
      const contextOf = provider.getCommandsContext.bind(provider);
      return Object.assign(provider, {
        getCommandsContext(session: string) {
          const context = contextOf(session) as { page: Page; frame: () => Promise<Frame> };
          const ask = context.frame.bind(context);
          // Firefox may tell of a frame before it tells its name, by which Vitest asks for it.
          const find = () =>
            context.page.frames().findLast((frame) => frame.parentFrame() !== null);
          return Object.assign(context, { frame: async () => find() ?? (await ask()) });
        },
        async openBrowser() {
          started ??= launchFirefox();
          return (provider.browser = await started);
        },
      });
    },
  };
}

/** What WebDriver calls a key that is more than a character, such as `ArrowLeft`. */
function specialKey(name: string): string | undefined {
  const own = name.replace(/(?<=[a-z])(?=[A-Z]|space$)/, '_').toUpperCase();
  return (Key as unknown as Record<string, string | undefined>)[own];
}

/** Presses keys as `userEvent.keyboard` writes them: `{Control>}a{/Control}`. */
async function pressKeys(driver: WebDriver, text: string): Promise<void> {
  let actions = driver.actions({ async: true });
  for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(text)) {
    const { key: name = '' } = keyDef;
    const key = specialKey(name) ?? name;
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

/** WebKitGTK over WebDriver: it opens pages and presses keys, which is all that the masks' tests ask of it. */
class WebkitProvider implements BrowserProvider {
  name = 'webkit';
  supportsParallelism = false;
  #webkit: Webkit | undefined;

  constructor({ browser }: TestProject) {
    browser?.registerCommand(
      '__vitest_keyboard' as never,
      (async (_: unknown, text: string) => {
        if (this.#webkit !== undefined) await pressKeys(this.#webkit.driver, text);
        return { unreleased: [] };
      }) as never,
    );
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

function webkitProvider(): BrowserProviderOption {
  return defineBrowserProvider({
    name: 'webkit',
    supportedBrowser: ['webkit'],
    options: {},
    providerFactory: (project: TestProject) => new WebkitProvider(project),
  });
}

/** An engine for one project of tests. */
export function engineBrowser(engine: Engine) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    api: { strictPort: false },
    provider: engine === 'firefox' ? firefoxProvider() : webkitProvider(),
    instances: [{ browser: engine }],
  };
}
