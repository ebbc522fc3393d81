/** The roles that the page objects look for. */
export type TestRole =
  'button' | 'form' | 'heading' | 'link' | 'list' | 'radio' | 'region' | 'tab' | 'textbox';

/** What an element is found by, besides its role. */
export interface RoleOptions {
  /** The accessible name: a part of it, or all of it with `exact`. */
  name?: string | RegExp;
  exact?: boolean;
  /** The level of a heading. */
  level?: number;
}

/** Finds elements by their role. Playwright's `Page` and `Locator` have this interface. */
export interface TestRoot<Locator = TestLocator> {
  /** Returns the locator of the elements with a role and an accessible name. */
  getByRole(role: TestRole, options?: RoleOptions): Locator;
}

/** Finds one element each time it is used, and operates it. It is a subset of Playwright's `Locator`. */
export interface TestLocator extends TestRoot {
  /** Returns the locator of the first matching element. */
  first(): this;
  click(): Promise<void>;
  /** Selects a radio button or a checkbox. */
  check(): Promise<void>;
  isChecked(): Promise<boolean>;
  /** Types a text key by key. */
  pressSequentially(text: string): Promise<void>;
  inputValue(): Promise<string>;
  textContent(): Promise<string | null>;
  /** Resolves when the element is in the page. */
  waitFor(): Promise<void>;
}
