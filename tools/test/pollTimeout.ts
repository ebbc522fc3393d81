/** How long tests poll for what they expect: Vitest's own second is too short while other tests run. */
export const pollTimeout = { poll: { timeout: 15_000 } };
