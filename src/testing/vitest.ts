import type { TestRoot } from './locator';
import { fromTestingLibrary, type Queries, type TestingLibrary } from './testingLibrary';

/** The part of Vitest's `Locator` that is used. */
interface VitestLocator {
  getByRole: (
    role: string,
    options?: { name?: string | RegExp; level?: number; exact?: boolean },
  ) => VitestLocator;
  first: () => VitestLocator;
  findElement: () => Promise<Element>;
  elements: () => Element[];
}

/** `page` and `userEvent` of `vitest/browser`. */
export interface VitestBrowser {
  page: Pick<VitestLocator, 'getByRole'> & { elementLocator: (element: Element) => VitestLocator };
  userEvent: TestingLibrary['userEvent'];
}

/** Creates the root of page objects for the browser mode of Vitest 4.1 or later. */
export function fromVitest({ page, userEvent }: VitestBrowser): TestRoot {
  const queriesOf = (root: Pick<VitestLocator, 'getByRole'>): Queries => ({
    async findAllByRole(role, options) {
      const found = root.getByRole(role, { ...options, exact: true });
      await found.first().findElement();
      return found.elements() as HTMLElement[];
    },
  });
  return fromTestingLibrary({
    screen: queriesOf(page),
    within: (element) => queriesOf(page.elementLocator(element)),
    userEvent,
  });
}
