import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './tools/chunk-groups.mjs';
import { viteHand } from './tools/hand/vite-hand.ts';
import { viteHeaders } from './tools/headers/vite-headers.ts';
import { viteDictionary } from './tools/writing/dictionary/vite-dictionary.ts';
import { viteOcr } from './tools/ocr/vite-ocr.ts';
import { pwaOptions } from './tools/offline/pwa-options.ts';
import { vitePrerender } from './tools/prerender/vite-prerender.ts';

const PURE = ['tests/{domain,contracts,copy,functions,lint,tools}/**/*.test.ts'];
/** What the app's repositories say to a backend. */
const LIVE = ['tests/data/supabase/live*.test.ts'];
/** Against one embedded backend that all of them share: over HTTP, and by the repositories. */
const BACKEND = ['tests/tools/backend/http/*.test.ts', ...LIVE];
/** What takes long and breaks seldom: `npm run test:full`. */
const FULL = ['tests/**/*.full.test.ts'];
/** The migrations on a real Postgres: native when DATABASE_URL is set, else PGlite. */
const DATABASE = ['tests/database/*.test.ts'];
/** Want their own copies of all modules: they put others in the place of some, or need none loaded yet. */
const ALONE = ['tests/**/*.alone.test.{ts,tsx}'];
/** On an nginx that runs docs/nginx.conf: `npm run test:nginx`. */
const NGINX = ['tests/nginx/*.test.ts'];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    viteDictionary(),
    viteOcr(),
    viteHand(),
    viteHeaders(),
    vitePrerender(),
    VitePWA(pwaOptions),
  ],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  test: {
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    css: false,
    // Of two cores vitest would leave one idle.
    maxWorkers: 2,
    // Whole screens and backends, on a machine that does other things as well; speed is measured by the benchmarks.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A window and the app's modules take a second to start: files share those of their worker, and
    // tests/support/setup.ts leaves nothing of one to the next.
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          isolate: false,
          include: PURE,
          exclude: [...BACKEND, ...FULL],
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          isolate: false,
          include: BACKEND,
          exclude: FULL,
          globalSetup: 'tests/tools/backend/support/shared-backend.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          isolate: false,
          environment: 'node',
          include: DATABASE,
          globalSetup: 'tests/database/support/template.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'nginx',
          environment: 'node',
          include: NGINX,
          globalSetup: 'tests/nginx/support/example-site.ts',
        },
      },
      { extends: true, test: { name: 'full', environment: 'node', include: FULL } },
      {
        extends: true,
        test: { name: 'alone', environment: 'node', include: ALONE },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...PURE, ...DATABASE, ...NGINX, ...LIVE, ...ALONE],
        },
      },
    ],
  },
});
