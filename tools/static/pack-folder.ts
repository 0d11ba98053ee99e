import { cpSync, readdirSync, renameSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is worth compressing. Pictures, fonts and what the build has packed itself are not. */
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const PACKED = /\.gz$/;
/** After the name of a file that is a `.gz` of its own, so that it is not taken for another file's packing. */
export const KEPT = 'kept';

/** Copies a build to where each file has its brotli (`.br`, by `quality`) and gzip (`.gz`) packing beside it. */
export async function packFolder(from: string, to: string, quality: number): Promise<void> {
  // At the top, what begins with a dot or an underscore is for the host, not for visitors.
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
