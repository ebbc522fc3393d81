/** How long `expect.poll` waits, in ms. Vitest's default of 1 s is too short while other tests run. */
export const pollTimeout = { poll: { timeout: 15_000 } };
