import { scenarios } from '#mocks/scenarios';

/** The value of the network toolbar without a connection. */
export const OFFLINE = 'offline';

/** The options of the network toolbar. */
export const networkItems = [
  ...Object.entries(scenarios).map(([value, { title }]) => ({ value, title })),
  { value: OFFLINE, title: 'Offline' },
];
