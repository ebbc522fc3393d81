/** How long tests poll for what they expect: Vitest's own second is short where all else runs beside. */
export const pollTimeout = { poll: { timeout: 15_000 } };
