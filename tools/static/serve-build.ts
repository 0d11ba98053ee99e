import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { HOST } from '../backend/find-free-port.ts';
import { StartError } from '../backend/start-error.ts';
import { headersFor, parseHeaders } from '../headers/headers-file.ts';
import { KEPT, packFolder } from './pack-folder.ts';

type BuildToServe = {
  /** With an `index.html`. It is copied: what changes in it later is not seen. */
  folder: string;
  /** On this machine only; 0 is any free one. */
  port: number;
  /** Of brotli; 11 is what a host does ahead and takes six seconds, 5 a third of one. */
  quality?: number;
};

/** Ends at once, open connections too. */
export type ServedBuild = { url: string; close(): Promise<void> };

/**
 * Serves a build as a good static host does: packed ahead, the headers of the build's `_headers`, addresses without a
 * file answered by `index.html`. A missing file is 404, never the page.
 */
export async function serveBuild({ folder, port, quality = 11 }: BuildToServe): Promise<ServedBuild> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StartError(`${folder} holds no build; make one with "npm run build".`);
  }
  const copy = mkdtempSync(join(tmpdir(), 'grifo-static-'));
  const removeCopy = () => rmSync(copy, { recursive: true, force: true });
  try {
    await packFolder(folder, copy, quality);
    const server = createServer(answer(copy, readRules(folder)));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, HOST, () => resolve());
    });
    process.once('exit', removeCopy);
    return {
      url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
      close: () =>
        new Promise((resolve) => {
          process.off('exit', removeCopy);
          server.close(() => resolve(removeCopy()));
          server.closeAllConnections();
        }),
    };
  } catch (error) {
    removeCopy();
    throw error;
  }
}

function readRules(folder: string) {
  const file = join(folder, '_headers');
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}

function answer(folder: string, rules: ReturnType<typeof parseHeaders>): RequestListener {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    single: 'index.html',
    extensions: ['html', KEPT],
  });
  return (request, response) => {
    const pathname = request.url?.split(/[?#]/)[0] ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // Asked for again at every visit unless the build says otherwise.
    response.setHeader('cache-control', 'no-cache');
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    if (pathname.endsWith('.gz')) response.setHeader('content-type', 'application/gzip');
    files(request, response, () => {
      response.writeHead(404, { 'cache-control': 'no-store' }).end();
    });
  };
}
