import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { screenSegments } from '#addresses/addresses';
import { apiPaths, apiSegments } from '#api/paths';

/** What a build fills into the templates of `deploy/`. */
export interface Site {
  /** The concatenated built pages. */
  html: string;
  /** The folder that the app is served from, such as `/` or `/folder/`. */
  base: string;
  /** Base address of the top-up server; empty for the page's own origin. */
  api: string;
  /** The address of the map that the landing page embeds. */
  map: string;
  /** Whether the app runs on its own mocks, whose library registers its worker by a plain address. */
  mocks: boolean;
  /** The address for reports of policy violations, or an empty text. */
  reports: string;
}

function isOtherOrigin(api: string): boolean {
  return /^https?:/.test(api);
}

/** The sources of a directive: the page's own origin, and the hashes of the inline elements with a tag. */
function sourcesOf(html: string, tag: 'script' | 'style'): string {
  const elements = html.matchAll(new RegExp(`<${tag}\\b(?![^>]* src=)[^>]*>([^]*?)</${tag}>`, 'g'));
  const hashes = Array.from(elements, ([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
  return [...new Set(["'self'", ...hashes])].join(' ');
}

function valuesOf({ api, base, html, map }: Site): Readonly<Record<string, string>> {
  return {
    api,
    base,
    connections: isOtherOrigin(api) ? `'self' ${new URL(api).origin}` : "'self'",
    endpoints: apiPaths.join('|'),
    folder: base.slice(0, -1),
    map: new URL(map).origin,
    scripts: sourcesOf(html, 'script'),
    segments: apiSegments,
    styles: sourcesOf(html, 'style'),
  };
}

/** Fills a template: values in double braces, paragraphs for each screen, and sections from `# {{if name}}` to `# {{end}}`. */
function fill(root: string, name: string, site: Site): string {
  if (!/^\/[\w./-]*$/.test(site.base)) {
    throw new Error(
      `The base ${site.base} cannot be written into the server's configuration: use letters, digits, ".", "-" and "/".`,
    );
  }
  const sections: Record<string, boolean> = {
    folder: site.base !== '/',
    proxied: !site.mocks && !isOtherOrigin(site.api),
  };
  const values = valuesOf(site);
  return readFileSync(resolve(root, 'deploy', name), 'utf8')
    .split('\n\n')
    .flatMap((part) =>
      part.includes('{{screen}}')
        ? screenSegments().map((screen) => part.replaceAll('{{screen}}', screen))
        : part,
    )
    .join('\n\n')
    .replace(
      /^ *# \{\{if (\w+)\}\}\n([^]*?)^ *# \{\{end\}\}\n/gm,
      (_, section: string, text: string) => (sections[section] === true ? text : ''),
    )
    .replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`deploy/${name} has the unknown value {{${key}}}.`);
      return value;
    });
}

/** `_headers` for static hosts (Netlify, Cloudflare Pages). */
export function headersFile(root: string, site: Site): string {
  const headers = fill(root, '_headers', site);
  // The mocks set script addresses without trusted types.
  if (site.mocks) return headers.replace(/; require-trusted-types-for.*/, '');
  if (site.reports === '') return headers;
  return headers.replace(
    /(Content-Security-Policy: .*)/,
    `$1; report-uri ${site.reports}; report-to policy\n  Reporting-Endpoints: policy="${site.reports}"`,
  );
}

/** `_redirects` for static hosts. They answer unknown addresses with `404.html`. */
export function redirectsFile(root: string, site: Site): string {
  return fill(root, '_redirects', site);
}

/** The headers of every response: the first rule of `_headers`. */
export function securityHeaders(root: string, site: Site): Record<string, string> {
  const [, rule = ''] = headersFile(root, site).split(/^\/\*\n/m);
  const [lines = ''] = rule.split('\n\n');
  const headers = lines.matchAll(/^ {2}([\w-]+): (.*)$/gm);
  return Object.fromEntries(Array.from(headers, ([, name = '', value = '']) => [name, value]));
}

/** The configuration files of nginx. */
export function nginxFiles(root: string, site: Site): Record<string, string> {
  const headers = Object.entries(securityHeaders(root, site)).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`,
  );
  return {
    'nginx.conf': fill(root, 'nginx.conf', site),
    'headers.conf': headers.join(''),
  };
}
