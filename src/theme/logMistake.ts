// Bundlers replace this expression, so that production builds log nothing.
declare const process: { env: { NODE_ENV?: string } };

const logged = new Set<string>();

/** Logs a mistake of the developer once, in development. */
export function logMistake(message: string): void {
  try {
    if (process.env.NODE_ENV === 'production') return;
  } catch {
    // Without a bundler, a browser has no `process`. Vite replaces the expression, but has none in development either,
    // so a test of its type would hide the message there.
    return;
  }
  if (!logged.has(message)) console.error(message);
  logged.add(message);
}
