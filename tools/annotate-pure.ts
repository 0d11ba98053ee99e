import type { Plugin } from 'vite';

/**
 * Marks what react-router makes when it is imported (contexts, forwarded and memoised components) as free of side
 * effects, and drops their display names, so that
 * the parts nobody uses are left out of the build: 4 kB of `/` (docs/decisions/0004).
 */
export function annotatePure(): Plugin {
  return {
    name: 'grifo:annotate-pure',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = .*$/gm, ''),
        map: null,
      }),
    },
  };
}
