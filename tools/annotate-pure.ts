import type { Plugin } from 'vite';

/**
 * Marks what react-router makes when it is imported (contexts, forwarded and memoised components) as free of side
 * effects, so that the parts nobody uses are left out of the build: 3.5 kB of `/` (docs/decisions/0004).
 */
export function annotatePure(): Plugin {
  return {
    name: 'grifo:annotate-pure',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
