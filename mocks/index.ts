// The public mocks of the package.
export type { Carrier, Category, Product } from '#api/contract';
export { billers } from './billers';
export { catalogue } from './catalogue';
export { createHandlers, type HandlerOptions } from './handlers';
export { isScenarioId, type Scenario, type ScenarioId, scenarios } from './scenarios';
export { INITIAL_BALANCE, OPERATOR } from './server';
