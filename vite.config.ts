import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { annotatePure } from './tools/annotate-pure.ts';
import { productionRouter } from './tools/production-router.ts';
import { squeezeEntry } from './tools/squeeze-entry.ts';
import { viteDictionary } from './tools/writing/dictionary/vite-dictionary.ts';
import { viteOcr } from './tools/ocr/vite-ocr.ts';

const PURE = ['tests/{domain,contracts,copy,functions,lint,tools}/**/*.test.ts'];
/** Over HTTP, against an embedded backend that the first of them starts. */
const BACKEND = ['tests/tools/backend/http/*.test.ts'];
/** The migrations on a real Postgres: native when DATABASE_URL is set, else PGlite. */
const DATABASE = ['tests/database/*.test.ts'];
const MAIN = '/src/app/main.tsx';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    annotatePure(),
    productionRouter(),
    viteDictionary(),
    viteOcr(),
    squeezeEntry('base'),
  ],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // A page that imports another has these two already.
      resolveDependencies: (_page, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/\/(base|rolldown-runtime)-[\w-]{8}\.(js|css)$/.test(file)),
    },
    rolldownOptions: {
      // All that `/` needs in one file compresses better than in the nine pieces that sharing would make.
      output: { codeSplitting: { groups: [{ name: baseGroup }] } },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  test: {
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    css: false,
    // Starting a browser-like window takes a second per file; the pure layers need none.
    projects: [
      {
        extends: true,
        test: { name: 'pure', environment: 'node', isolate: false, include: PURE, exclude: BACKEND },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          isolate: false,
          environment: 'node',
          include: BACKEND,
          globalSetup: 'tests/tools/backend/support/shared-backend.ts',
          testTimeout: 20_000,
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
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...PURE, ...DATABASE],
        },
      },
    ],
  },
});

/**
 * `base` for every module that `main.tsx` reaches by static imports; other modules are split as usual. Icons too:
 * their barrel is reached, yet not every icon in it.
 */
function baseGroup(id: string, context: Rolldown.ChunkingContext): string | null {
  if (id.endsWith(MAIN) || id.includes('/lucide-react/dist/esm/icons/')) return null;
  const importers = new Set([id]);
  for (const one of importers) {
    if (one.endsWith(MAIN)) return 'base';
    for (const importer of context.getModuleInfo(one)?.importers ?? []) importers.add(importer);
  }
  return null;
}
