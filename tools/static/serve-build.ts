import { existsSync, mkdtempSync, readFileSync, rmSync, cpSync, readdirSync, renameSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sirv from 'sirv';
import { HOST } from '../backend/find-free-port.ts';
import { StartError } from '../backend/start-error.ts';
import { headersFor, parseHeaders } from '../headers/headers-file.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type BuildToServe = {
  /** Must contain an `index.html`. The folder is copied, so later changes have no effect. */
  folder: string;
  /** Port, reachable from this machine only; 0 means any free one. */
  port: number;
  /** Brotli quality; 11, which hosts use ahead of time, takes six seconds, and 5 a third of a second. */
  quality?: number;
};

/** `close` ends the server at once, including open connections. */
export type ServedBuild = { url: string; close(): Promise<void> };

/**
 * Serves a build as a good static web host does: compressed ahead of time, with the headers of the build's
 * `_headers`; for addresses that name no file, it sends `index.html`. A missing file is 404, never the page.
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
    // The browser revalidates each file at every visit unless the build sets another header.
    response.setHeader('cache-control', 'no-cache');
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    if (pathname.endsWith('.gz')) response.setHeader('content-type', 'application/gzip');
    files(request, response, () => {
      response.writeHead(404, { 'cache-control': 'no-store' }).end();
    });
  };
}

/** Compressible file types. Pictures, fonts and files packed by the build cannot be compressed further. */
const COMPRESSIBLE = /\.(js|css|html|svg|json|wasm|webmanifest|txt)$/;
const PACKED = /\.gz$/;
/**
 * Suffix added to the name of an original `.gz` file, so that it is not taken for the compressed form of another
 * file.
 */
const KEPT = 'kept';

/** Copies a build, and adds a brotli (`.br`, by `quality`) and a gzip (`.gz`) version beside each file. */
async function packFolder(from: string, to: string, quality: number): Promise<void> {
  // At the top level, names that begin with a dot or an underscore are for the host, not for visitors.
  cpSync(from, to, { recursive: true, filter: (path) => !/^[._]/.test(relative(from, path)) });
  const files = readdirSync(to, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name));
  await Promise.all(paths.filter((path) => COMPRESSIBLE.test(path)).map((path) => pack(path, quality)));
  for (const path of paths.filter((path) => PACKED.test(path))) renameSync(path, `${path}.${KEPT}`);
}

async function pack(path: string, quality: number): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const packed = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, packed[0]), writeFile(`${path}.gz`, packed[1])]);
}
