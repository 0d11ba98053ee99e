import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Connect, Plugin, UserConfig } from 'vite';

/** A file that the app fetches when it is first needed. */
export type SetFile = { name: string; type: string; contents: Uint8Array<ArrayBuffer> };

/**
 * Files that are fetched together. Their folder's name contains a hash of the contents, so that they can be cached
 * for ever.
 */
export type FileSet = { folder: string; files: readonly SetFile[] };

const HASH_LENGTH = 10;

/** A set of files in `ocr/`, in a folder whose name begins with `prefix`. */
export function fileSet(prefix: string, files: readonly SetFile[]): FileSet {
  const hash = createHash('sha256');
  for (const { contents } of files) hash.update(contents);
  return { folder: `ocr/${prefix}${hash.digest('hex').slice(0, HASH_LENGTH)}`, files };
}

/** The files by their paths in the build. */
export function filesByPath({ folder, files }: FileSet): Map<string, SetFile> {
  return new Map(files.map((file) => [`${folder}/${file.name}`, file]));
}

/**
 * Describes a set of files to the app: the folder, the sizes of each file, and the bytes that a compressing host
 * sends.
 */
export function describeForApp({ folder, files }: FileSet) {
  return { folder, files: files.map(({ name, contents }) => ({ name, ...measure(contents) })) };
}

/**
 * Returns two `sizes` for a .gz file, because a host may send it with a Content-Encoding, and the browser then
 * unpacks it.
 */
function measure(contents: Uint8Array) {
  const isPacked = contents[0] === 0x1f && contents[1] === 0x8b;
  return isPacked
    ? { sizes: [contents.length, gunzipSync(contents).length], sentBytes: contents.length }
    : { sizes: [contents.length], sentBytes: gzipSync(contents, { level: 9 }).length };
}

type Options = {
  name: string;
  /** Constant that describes the files to the app; see src/data/ocr/reader-files.ts. */
  constant: string;
  load(): FileSet | Promise<FileSet>;
  /** License texts included in the build with the files, by path. */
  licenses?(set: FileSet): Map<string, string>;
  config?: UserConfig;
};

/** Provides the app with a set of files: the development server serves them, and the build writes them. */
export function viteFileSet({ name, constant, load, licenses, config }: Options): Plugin {
  let set: FileSet;
  let base = '/';
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    const file = filesByPath(set).get(request.url?.split('?')[0]?.slice(base.length) ?? '');
    if (!file) return next();
    // Sent without a Content-Encoding, because .gz files must arrive as they are.
    response.setHeader('Content-Type', file.type);
    response.end(file.contents);
  };
  return {
    name,
    async config() {
      set = await load();
      return { ...config, define: { [constant]: JSON.stringify(describeForApp(set)) } };
    },
    configResolved: (resolved) => {
      base = resolved.base;
    },
    configureServer: ({ middlewares }) => void middlewares.use(serve),
    generateBundle() {
      for (const [fileName, { contents }] of filesByPath(set))
        this.emitFile({ type: 'asset', fileName, source: contents });
      for (const [fileName, source] of licenses?.(set) ?? [])
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
