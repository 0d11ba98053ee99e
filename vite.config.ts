import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { annotatePure } from './tools/annotate-pure';

const MAIN = '/src/app/main.tsx';

export default defineConfig({
  plugins: [react(), tailwindcss(), annotatePure()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // React and its libraries read and write properties without side effects at import (docs/decisions/0004).
      treeshake: {
        propertyReadSideEffects: false,
        propertyWriteSideEffects: false,
        unknownGlobalSideEffects: false,
      },
      // All that `/` needs in one file compresses better than in the nine pieces that sharing would make.
      output: { codeSplitting: { groups: [{ name: entryGroup }] } },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    css: false,
  },
});

/** `entry` for every module that `main.tsx` reaches by static imports; other modules are split as usual. */
function entryGroup(id: string, context: Rolldown.ChunkingContext): string | null {
  if (id.endsWith(MAIN)) return null;
  const importers = new Set([id]);
  for (const one of importers) {
    if (one.endsWith(MAIN)) return 'entry';
    for (const importer of context.getModuleInfo(one)?.importers ?? []) importers.add(importer);
  }
  return null;
}
