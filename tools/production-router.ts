import type { Plugin } from 'vite';

const DIST = new URL('../node_modules/react-router/dist/production/', import.meta.url).pathname;

/**
 * Builds with react-router's production files. Its package ships them, but its exports name the development ones only:
 * 0.4 kB of `/` are warnings nobody reads (docs/decisions/0004).
 */
export function productionRouter(): Plugin {
  return {
    name: 'grifo:production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router\/dom$/, replacement: `${DIST}dom-export.mjs` },
          { find: /^react-router$/, replacement: `${DIST}index.mjs` },
        ],
      },
    }),
  };
}
