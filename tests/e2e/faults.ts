import type { Page, Route } from 'playwright';

async function cut(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  // Without the answer's own headers, by which the browser would take its half for the whole later.
  await route.fulfill({
    contentType: 'text/javascript',
    headers: { 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' },
    // With a bracket that nothing closes: half a program can be a program.
    body: `${body.subarray(0, body.length / 2).toString()}(`,
  });
}

/** What can become of a file on its way. */
const faults = {
  'is missing': (route: Route) => route.fulfill({ status: 404, body: '' }),
  'is a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  'is cut off': cut,
  'is empty': (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'is reset': (route: Route) => route.abort('connectionreset'),
  'never comes': () => new Promise<void>(() => undefined),
};

/** The name of what can become of a file on its way. */
export type Fault = keyof typeof faults;

/** The names of all faults. */
export const faultNames = Object.keys(faults) as Fault[];

/** Whether the browser, until the page is loaded anew, asks no more for a file with which this has happened. */
export function isFinal(fault: Fault): boolean {
  return fault === 'is cut off' || fault === 'is empty' || fault === 'never comes';
}

/** Lets files of the build go wrong; returns how to mend them. */
export async function spoil(page: Page, file: RegExp, fault: Fault): Promise<() => Promise<void>> {
  await page.route(file, faults[fault]);
  // With no route left at all, the browser would let go what has been held back.
  await page.route(/\/nothing$/, (route) => route.continue());
  return () => page.unroute(file, faults[fault]);
}
