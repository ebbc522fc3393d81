import { caching, passesCallsOn, securityHeaders, type Site } from './headers.ts';

const note = '# Written by "npm run build" (tools/vite/nginx.ts): what is changed here is lost.\n';

/** The kinds of files that a build holds. */
const types: Readonly<Record<string, string>> = {
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'text/css': 'css',
  'text/html': 'html',
  'text/javascript': 'js',
  'text/markdown': 'md',
  'text/plain': 'txt',
};

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function block(head: string, lines: readonly string[]): string {
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => (line ? `  ${line}` : ''));
  return `${head} {\n${inner.join('\n')}\n}`;
}

/** Hands out the cookie that the first call needs, with each page that is asked for without one. */
function cookieMaps(base: string): string[] {
  const page = `${escapePattern(base)}\\S*\\.html`;
  return [
    block('map $http_x_forwarded_proto $proto', ['https https;', 'default $scheme;']),
    block('map $proto $secure', ['https "; Secure";', 'default "";']),
    block('map "$uri $http_cookie" $new_token', [
      '"~[ ;]XSRF-TOKEN=[^;\\s]" "";',
      `"~^${page} " "XSRF-TOKEN=$request_id; Path=/; SameSite=Strict$secure";`,
      'default "";',
    ]),
  ];
}

function proxy(api: string): string {
  const head = `location ~ ^${escapePattern(api)}/(recargas|servicios)/`;
  return block(head, [
    'proxy_pass http://top_up;',
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $proto;',
    'proxy_redirect off;',
    'client_max_body_size 64k;',
    '# Its other headers are its own.',
    'add_header X-Content-Type-Options nosniff always;',
  ]);
}

/** Whatever the address ends in. */
const plainText = ['types {}', 'default_type text/plain;'];

function locations({ base }: Site): string[] {
  const away = 'try_files $uri @missing;';
  const inFolder = escapePattern(base);
  return [
    block('location = /health', ['access_log off;', ...plainText, 'return 200 "ok\\n";']),
    block('location @missing', [...plainText, 'return 404 "Not found\\n";']),
    '# A file is there or missing; the app is the answer to pages alone, some of them written out.',
    block(`location ~ ^${inFolder}(assets/|.*\\.[a-z0-9]+$)`, [away]),
    block(`location ~ ^${inFolder}`, [`try_files $uri.html ${base}index.html @missing;`]),
    ...(base === '/'
      ? []
      : [
          block(`location ~ ^(/|${escapePattern(base.slice(0, -1))})$`, [`return 302 ${base};`]),
          block('location /', ['try_files /nothing @missing;']),
        ]),
  ];
}

function server(site: Site): string {
  const headers = Object.entries({
    ...securityHeaders(site),
    'Cache-Control': '$cache_control',
    ...(passesCallsOn(site) && { 'Set-Cookie': '$new_token' }),
  });
  return block('server', [
    'listen 8080;',
    'root site;',
    'absolute_redirect off;',
    '',
    ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
    ...(passesCallsOn(site) ? [proxy(site.api)] : []),
    ...locations(site),
  ]);
}

/**
 * nginx's configuration for a build. Paths are relative to nginx's prefix: the build stands in `site`
 * (in `site/folder` for a folder), and `tmp`, which nginx writes to, holds `upstream.conf`, which
 * names the top-up server.
 */
export function nginxConfiguration(site: Site): string {
  const spools = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'];
  const http = [
    block(
      'types',
      Object.entries(types).map(([type, endings]) => `${type} ${endings};`),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${['text/css', 'text/javascript', 'text/plain', 'text/markdown'].join(' ')};`,
    'sendfile on;',
    'server_tokens off;',
    'access_log /dev/stdout;',
    ...spools.map((name) => `${name}_temp_path tmp/${name};`),
    '',
    '# The build has compressed what is worth it.',
    'gzip_static on;',
    'brotli_static on;',
    'gzip_vary on;',
    '',
    block('map "$status $uri" $cache_control', [
      `"~^(200|206|304) ${escapePattern(site.base)}assets/" "${caching.hashed}";`,
      `default "${caching.other}";`,
    ]),
    ...(passesCallsOn(site)
      ? [...cookieMaps(site.base), block('upstream top_up', ['include tmp/upstream.conf;'])]
      : []),
    '',
    server(site),
  ];
  return `${[
    `${note}load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;`,
    'pid tmp/nginx.pid;',
    'error_log stderr warn;',
    'worker_processes auto;',
    block('events', ['worker_connections 1024;']),
    block('http', http),
  ].join('\n')}\n`;
}

/** The image that serves a build by {@link nginxConfiguration}, on port 8080 and as no root. */
export function dockerfile(site: Site, build: string): string {
  const nginx = 'exec nginx -p /srv/ -c /srv/nginx.conf -g "daemon off;"';
  const upstream =
    ': "$${TOP_UP_SERVER:?is missing: name the top-up server, such as api:8080}" && echo "server $TOP_UP_SERVER;" > tmp/upstream.conf && ';
  const start = (passesCallsOn(site) ? upstream : '').replace('$$', '$') + nginx;
  return `${note}# docker build -f deploy/Dockerfile -t recargas .
# docker run -p 8080:8080${passesCallsOn(site) ? ' -e TOP_UP_SERVER=api:8080' : ''} recargas
FROM debian:bookworm-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends curl nginx-light libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/*
WORKDIR /srv
RUN mkdir tmp && chown www-data tmp
COPY deploy/nginx.conf ./
COPY ${build} site${site.base}
USER www-data
EXPOSE 8080
HEALTHCHECK CMD ["curl", "-fsS", "http://localhost:8080/health"]
CMD ["sh", "-c", ${JSON.stringify(start)}]
`;
}
