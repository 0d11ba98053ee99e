import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFreePort, HOST } from '../../../tools/backend/find-free-port';
import { EXAMPLE, NGINX_EXAMPLE } from '../../../tools/headers/nginx-example';
import { installDebianPackage } from '../../../tools/install.mjs';
import { findNginx } from '../../../tools/nginx/find-nginx';
import { startNginx } from '../../../tools/nginx/start-nginx';
import { BUILD } from './build';

declare module 'vitest' {
  interface ProvidedContext {
    site: { url: string; plainUrl: string };
  }
}

/** Runs an nginx with docs/nginx.conf and a small build instead of the app. Installs nginx if it is missing. */
export default async function serveExample(project: TestProject): Promise<() => Promise<void>> {
  if (!findNginx()) installDebianPackage('nginx');
  const bin = findNginx();
  if (!bin) {
    throw new Error(
      'No nginx found. Install one (Debian: "apt-get install nginx"), or name its program in NGINX_BIN.',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'grifo-site-'));
  for (const [path, content] of Object.entries(BUILD)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const port = await findFreePort(0, quiet);
  const plainPort = await findFreePort(0, quiet);
  const url = `http://${HOST}:${port}`;
  const nginx = await startNginx({ bin, sites: onThisMachine(folder, port, plainPort), url });
  project.provide('site', { url, plainUrl: `http://${HOST}:${plainPort}` });
  return async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true });
  };
}

function quiet() {}

/**
 * The example configuration, changed only to use ports of this machine and to omit the certificate, which is not
 * available.
 */
function onThisMachine(folder: string, port: number, plainPort: number): string {
  const changes: [before: string | RegExp, after: string][] = [
    ['listen 80;', `listen ${HOST}:${plainPort};`],
    ['listen 443 ssl http2;', `listen ${HOST}:${port};`],
    [/ssl_certificate\S* .*;\n/g, ''],
    [`root ${EXAMPLE.folder};`, `root ${folder};`],
  ];
  return changes.reduce(
    (text, [before, after]) => {
      if (text.search(before) < 0) throw new Error(`${NGINX_EXAMPLE} has no "${before}" any more.`);
      return text.replace(before, after);
    },
    readFileSync(NGINX_EXAMPLE, 'utf8'),
  );
}
