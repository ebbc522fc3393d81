import { createHash } from 'node:crypto';
import { workerFile } from './workerFile.ts';

/** What the headers of a build depend on. */
export interface Site {
  /** The built pages, one after the other. */
  html: string;
  /** The addresses of the prerendered pages, such as `/start`. */
  pages: readonly string[];
  /** The folder that the app is served from, such as `/` or `/folder/`. */
  base: string;
  /** Base address of the top-up server; empty for the page's own origin. */
  api: string;
  /** The address of the map that the landing page embeds. */
  map: string;
  /** Whether the app runs on its own mocks, whose library registers its worker by a plain address. */
  mocks: boolean;
}

/** The one trusted type: the address of the worker that `src/app/worker.ts` registers. */
const workerPolicy = 'service-worker';

type Directives = Readonly<Record<string, readonly string[]>>;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hashes of what stands inside a page's elements of a kind; one that has a `src` holds nothing. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const parts = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, 'g'));
  const hashes = [...parts]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , text = '']) => hashOf(text));
  return [...new Set(hashes)];
}

function isOtherOrigin(api: string): boolean {
  return /^https?:/.test(api);
}

/** Whether the host passes the calls on to the top-up server, and so has to hand out its cookie. */
export function passesCallsOn({ api, mocks }: Site): boolean {
  return !mocks && !isOtherOrigin(api);
}

function directives(site: Site): Directives {
  const map = new URL(site.map).origin;
  const api = isOtherOrigin(site.api) ? [new URL(site.api).origin] : [];
  return {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    // The map's server is asked whether it answers before its frame is shown.
    'connect-src': ["'self'", ...api, map],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'frame-src': [map],
    'img-src': ["'self'", 'data:'],
    'manifest-src': ["'self'"],
    'script-src': ["'self'", ...inlineHashes(site.html, 'script')],
    'style-src': ["'self'", ...inlineHashes(site.html, 'style')],
    'worker-src': ["'self'"],
    ...(!site.mocks && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [workerPolicy],
    }),
  };
}

function written(policy: Directives): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const deniedFeatures = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/** The headers of each answer but those of the top-up server. */
export function securityHeaders(site: Site): Record<string, string> {
  return {
    'Content-Security-Policy': written(directives(site)),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    // The map's server refuses frames that do not say which site they stand on.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * The same headers for the development server, which writes scripts and styles into the page, and
 * speaks to it over a socket.
 */
export function developmentHeaders(site: Site): Record<string, string> {
  const strict = directives({ ...site, html: '', mocks: true });
  const looser = {
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': [...(strict['connect-src'] ?? []), 'ws:'],
  };
  return {
    ...securityHeaders(site),
    'Content-Security-Policy': written({ ...strict, ...looser }),
  };
}

/** How long an answer may be kept: files whose names hold their hash for good, all else never unasked. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** The file by which hosts of static files (Netlify, Cloudflare Pages) take the headers. */
export function headersFile(site: Site): string {
  const rules: Record<string, Record<string, string>> = {
    '/*': securityHeaders(site),
    // Where two rules fit, those hosts join their values: no address may have two of these.
    [site.base]: { 'Cache-Control': caching.other },
    [`${site.base}index.html`]: { 'Cache-Control': caching.other },
    ...Object.fromEntries(site.pages.map((page) => [page, { 'Cache-Control': caching.other }])),
    ...(!site.mocks && { [`${site.base}${workerFile}`]: { 'Cache-Control': caching.other } }),
    [`${site.base}assets/*`]: { 'Cache-Control': caching.hashed },
  };
  return Object.entries(rules)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/** The file by which those hosts answer the app's own pages as found; any other address is `404.html`. */
export function redirectsFile({ base }: Pick<Site, 'base'>): string {
  return ['start', 'superhome']
    .flatMap((page) => [page, `${page}/*`])
    .map((page) => `${base}${page} ${base}index.html 200\n`)
    .join('');
}
