/** Ends the process. Vitest does not clear the timeout of the last picture, for which it would wait. */
export function teardown(): void {
  setTimeout(() => process.exit(), 1000).unref();
}
