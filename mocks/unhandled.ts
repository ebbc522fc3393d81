/** Whether an address belongs to the top-up server, so that a call without a mock is a mistake. */
export function isApiAddress(address: string): boolean {
  return /^\/(recargas|servicios)\//.test(new URL(address).pathname);
}

/**
 * Lets every request pass which has no mock, but for those to the top-up server: they are told on
 * the console and answered with HTTP 500. For MSW's `onUnhandledRequest`.
 *
 * @throws {Error} for a call to the top-up server, which MSW turns into the HTTP 500.
 */
export function failUnhandledCalls(
  { method, url }: Request,
  print: { error: () => unknown },
): void {
  if (isApiAddress(url)) {
    print.error();
    throw new Error(
      `${method} ${url} has no mock, and only the endpoints of the contract can be called. Add it to src/api/endpoints.ts and mocks/api.ts, or fix the address.`,
    );
  }
}
