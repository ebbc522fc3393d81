import type { RoleOptions, TestLocator, TestRoot } from './locator';

/** The queries of a container, such as `screen` or the result of `within`. */
export interface Queries {
  findAllByRole: (
    role: string,
    options?: { name?: string | RegExp; level?: number },
  ) => Promise<HTMLElement[]>;
}

/** The functions of Testing Library, from `@testing-library/react` and `user-event` for example. */
export interface TestingLibrary {
  /** The queries of the page: `screen`, or those of a container. */
  screen: Queries;
  within: (element: HTMLElement) => Queries;
  /** `userEvent`, or the result of `userEvent.setup()`. */
  userEvent: {
    click: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
  };
}

/** Creates the root of page objects for Testing Library. */
export function fromTestingLibrary(library: TestingLibrary): TestRoot {
  return createRoot(library, () => Promise.resolve(library.screen));
}

function createRoot(library: TestingLibrary, findQueries: () => Promise<Queries>): TestRoot {
  return {
    getByRole(role, options = {}) {
      const target = options.name === undefined ? role : `${role} ${String(options.name)}`;
      return createLocator(library, target, async () => {
        const queries = await findQueries();
        return queries.findAllByRole(role, toMatcher(options));
      });
    },
  };
}

function createLocator(
  library: TestingLibrary,
  target: string,
  findAll: () => Promise<HTMLElement[]>,
): TestLocator {
  const { userEvent, within } = library;

  async function find(): Promise<HTMLInputElement> {
    const [element, ...others] = await findAll();
    if (element === undefined || others.length > 0) {
      throw new Error(
        `${target} matches ${String(others.length + 1)} elements, but one is expected. Use a longer name, or first().`,
      );
    }
    return element as HTMLInputElement;
  }

  return {
    ...createRoot(library, async () => within(await find())),
    first: () => createLocator(library, target, async () => (await findAll()).slice(0, 1)),
    click: async () => userEvent.click(await find()),
    async check() {
      const input = await find();
      if (!input.checked) await userEvent.click(input);
    },
    isChecked: async () => (await find()).checked,
    // `{` and `[` start the name of a key.
    pressSequentially: async (text) => userEvent.type(await find(), text.replace(/[{[]/g, '$&$&')),
    inputValue: async () => (await find()).value,
    textContent: async () => (await find()).textContent,
    async waitFor() {
      await find();
    },
  };
}

/** Testing Library compares a text with the complete name, Playwright with a part of it. */
function toMatcher({ name, exact = false, level }: RoleOptions) {
  const matcher = typeof name === 'string' && !exact ? new RegExp(escape(name), 'i') : name;
  return { ...(matcher && { name: matcher }), ...(level && { level }) };
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
