import { apiSegments } from '#api/paths';

/**
 * Handles requests without a mock, for MSW's `onUnhandledRequest`. Requests to the top-up server are logged
 * and fail with HTTP 500. All other requests reach the network.
 *
 * @throws {Error} for a request to the top-up server. MSW responds with HTTP 500.
 */
export function failUnhandledCalls(
  { method, url }: Request,
  print: { error: () => unknown },
): void {
  if (new RegExp(`^/(${apiSegments})/`).test(new URL(url).pathname)) {
    print.error();
    throw new Error(
      `${method} ${url} has no mock, and only the endpoints of the contract can be called. Add it to src/api/endpoints.ts, or fix the address.`,
    );
  }
}
