const PORT = Number(process.env['E2E_PORT'] ?? 4173);

/**
 * Whether this is the full run (`npm run test:full`), which adds the page `/estilo`, a model that reads photos, and
 * every walk on a phone.
 */
export const isFull = Boolean(process.env['E2E_FULL']);

const serve = (folder: string) => `npm run --silent serve:build -- ${folder} --port ${PORT} --quality 5`;
const preview = {
  url: `http://127.0.0.1:${PORT}`,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  timeout: 300_000,
  env: { VITE_SIMULATED_DELAYS: 'off', VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' },
};

/** Builds the app without a backend or simulated delays, with `/estilo`, and serves it with a host's headers. */
export const testBuildServer = {
  ...preview,
  command: `npx vite build --mode test --outDir dist-test --logLevel error && ${serve('dist-test')}`,
};

/**
 * Server for the end-to-end tests: serves the build just made by `npm test`, or in the full run the build with
 * `/estilo`.
 */
export const previewServer = isFull ? testBuildServer : { ...preview, command: serve('dist') };

/** The folder that `previewServer` serves, for tests that start their own server. */
export const servedBuild = isFull ? 'dist-test' : 'dist';

/** The same app with its own backend (`npm start`). Tests get its addresses from environment variables. */
export const connectedServer = {
  name: 'connected',
  command: 'node --import tsx e2e/support/serve-connected.ts',
  wait: {
    stdout: /App (?<e2e_connected_url>\S+), API (?<e2e_api_url>\S+), data in (?<e2e_backend_data>.+)/,
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  timeout: 300_000,
};

/** URL of the connected app; known once its server has started. */
export const connectedUrl = process.env['E2E_CONNECTED_URL'];
