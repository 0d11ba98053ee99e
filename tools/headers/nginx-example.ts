import { KEEP, NOT_LISTED, securityHeaders, UNCHANGING, UNLISTED } from './headers.ts';

/** The file shown in docs/deploy.md. */
export const NGINX_EXAMPLE = 'docs/nginx.conf';
/** Placeholders that the reader of the example must replace. */
export const EXAMPLE = {
  host: 'grifo.example.com',
  folder: '/srv/grifo',
  backend: 'https://seu-projeto.supabase.co',
};

const COMPRESSIBLE =
  'text/css text/plain text/javascript application/javascript application/json application/manifest+json application/wasm image/svg+xml';

/** An nginx configuration that does what a good static host does, with the headers of the shared table. */
export function nginxExample(): string {
  const headers = securityHeaders(EXAMPLE.backend)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');
  const folders = UNCHANGING.map((folder) => folder.replaceAll('/', '')).join('|');
  return `# nginx for Grifo, made by "npm run generate:nginx" from tools/headers; tests/nginx runs it.
#
# Copy it to /etc/nginx/conf.d/grifo.conf and put your own in the place of ${EXAMPLE.host} and
# ${EXAMPLE.folder} (the build) and, in the policy, ${EXAMPLE.backend}
# (without a backend, remove it). What the policy of your build says stands in dist/_headers.

# Names in these folders change with the content; everything else is asked for again at every visit.
map $uri $grifo_keep {
    default "no-cache";
    ~^/(${folders})/ "${KEEP}";
}

# Pages with a secret in their address. Nothing is sent where it is empty.
map $request_uri $grifo_robots {
    default "";
    ~*^${UNLISTED} "${NOT_LISTED}";
}

server {
    listen 80;
    server_name ${EXAMPLE.host};
    server_tokens off;
    return 301 https://${EXAMPLE.host}$request_uri;
}

server {
    # From nginx 1.25.1 on: "listen 443 ssl;" and "http2 on;".
    listen 443 ssl http2;
    server_name ${EXAMPLE.host};
    ssl_certificate /etc/letsencrypt/live/${EXAMPLE.host}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${EXAMPLE.host}/privkey.pem;

    root ${EXAMPLE.folder};
    charset utf-8;
    server_tokens off;

    # "add_header" in a location would put all of these out of force there: none has any.
${headers}
    # Not with "always": that a file is missing must not be kept for a year.
    add_header Cache-Control $grifo_keep;
    add_header X-Robots-Tag $grifo_robots;

    gzip on;
    gzip_vary on;
    gzip_comp_level 6;
    gzip_min_length 512;
    gzip_types ${COMPRESSIBLE};
    # Six per cent smaller, with Debian's libnginx-mod-http-brotli-filter:
    # brotli on;
    # brotli_comp_level 6;
    # brotli_types ${COMPRESSIBLE};

    # An address of the app is answered by the app.
    location / {
        try_files $uri /index.html;
    }

    # Not for visitors: _headers, and what the build tells of itself.
    location ~ ^/[._] {
        return 404;
    }

    # A file that is missing is missing: the page in its place would be taken for a script.
    location ~ /[^/]+\\.[^/]+$ {
        try_files $uri =404;
    }

    location = /manifest.webmanifest {
        default_type application/manifest+json;
    }

    # Certificates are renewed through it.
    location ^~ /.well-known/ {
        try_files $uri =404;
    }
}
`;
}
