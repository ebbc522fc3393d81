export type { RoleOptions, TestLocator, TestRole, TestRoot } from './locator';
export { fromTestingLibrary, type TestingLibrary } from './testingLibrary';
export { fromVitest, type VitestBrowser } from './vitest';
export { topUpTexts, type TopUpTexts } from './texts';
export { createTopUpPage, type CardDetails, type TopUpPage } from './topUpPage';
