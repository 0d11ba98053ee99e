import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { ASSETS_STORE, READER_STORE } from '../../src/data/files/stores.ts';
import { paths } from '../../src/lib/paths.ts';
import { offlineParts, unusedWithWorkers } from './offline-parts.ts';
import { receiveShared } from './receive-shared.ts';

/** List of downloadable parts for the page; see src/data/files/offline-files.ts. */
const LIST = 'offline-parts.json';

/**
 * The service worker (docs/decisions/0013-offline.md): after the first visit the app opens and runs without a network.
 * Files that only some users need are cached on first use: charts, dictionary, the reader of photos.
 */
export const pwaOptions: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  // src/app/offline registers the service worker, late.
  injectRegister: false,
  // public/manifest.webmanifest is the only place that defines the name of the installed app.
  manifest: false,
  workbox: {
    globPatterns: [
      'index.html',
      'assets/*.{js,css,woff2}',
      '{theme,trusted-types,show-shell}.js',
      'favicon.svg',
      'icons/*.png',
      LIST,
    ],
    // A user who answers a CAPTCHA, donates lines or adds a file of names to a class has a network, so these files are not
    // precached. The readers of essay files are larger than everything else together and few students need them: they
    // are stored on their first use.
    globIgnores: [
      'assets/captcha-widget-*.js',
      'assets/given-lines-*.js',
      'assets/read-workbook-*.js',
      'assets/{essay-file-worker,read-docx,read-odt,read-pdf}-*.js',
    ],
    // The names of these files contain a hash, so files that the page has already fetched are taken from the
    // browser's cache.
    dontCacheBustURLsMatching: /^assets\//,
    // The file of the essay reader includes the reader's models; check:size limits the total.
    maximumFileSizeToCacheInBytes: 4_000_000,
    navigateFallback: 'index.html',
    // An address that names a file is served as that file, e.g. a license.
    navigateFallbackDenylist: [/\/[^/?]+\.[^/?]+$/],
    // With `clientsClaim`, even the very first visit continues without a network, once all files are cached.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    runtimeCaching: [
      { urlPattern: paths.shared, method: 'POST', handler: receiveShared },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && /\/ocr\//.test(url.pathname),
        handler: 'CacheFirst',
        options: {
          cacheName: READER_STORE,
          // src/data/ocr/reader-files.ts fills this cache, after it has checked that the files are complete.
          plugins: [{ cacheWillUpdate: async () => null }],
        },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && /\/assets\/[^/]+\.(js|wasm)$/.test(url.pathname),
        handler: 'CacheFirst',
        options: {
          cacheName: ASSETS_STORE,
          cacheableResponse: { statuses: [200] },
          // New versions add entries; the oldest ones are removed.
          expiration: { maxEntries: 40 },
        },
      },
    ],
  },
  integration: {
    /** Called when the files of the build are already written. */
    beforeBuildServiceWorker({ outDir, workbox }) {
      const parts = offlineParts(outDir);
      writeFileSync(join(outDir, LIST), JSON.stringify(parts));
      const onDemand = Object.values(parts).flatMap((files) => files.map(({ path }) => path));
      workbox.globIgnores = [...(workbox.globIgnores ?? []), ...onDemand, ...unusedWithWorkers(outDir)];
    },
  },
};
