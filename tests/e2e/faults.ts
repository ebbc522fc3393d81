import type { Page, Route } from 'playwright';

async function cut(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  // Without the answer's own headers, by which the browser would take its half for the whole later.
  await route.fulfill({
    contentType: 'text/javascript',
    headers: { 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' },
    body: body.subarray(0, body.length / 2),
  });
}

/** What can become of a file on its way. */
const faults = {
  'is missing': (route: Route) => route.fulfill({ status: 404, body: '' }),
  'is a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  'is cut off': cut,
  'is reset': (route: Route) => route.abort('connectionreset'),
  'never comes': () => new Promise<void>(() => undefined),
};

/** The name of what can become of a file on its way. */
export type Fault = keyof typeof faults;

/** The names of all faults. */
export const faultNames = Object.keys(faults) as Fault[];

/** Lets files of the build go wrong; returns how to mend them. */
export async function spoil(page: Page, file: RegExp, fault: Fault): Promise<() => Promise<void>> {
  await page.route(file, faults[fault]);
  // With no route left at all, the browser would let go what has been held back.
  await page.route(/\/nothing$/, (route) => route.continue());
  return () => page.unroute(file, faults[fault]);
}
