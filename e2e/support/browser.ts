const PORT = Number(process.env['E2E_PORT'] ?? 4173);

/** All there is, for `npm run test:full`: also the sample page, a model that reads photos, and every walk on a phone. */
export const isFull = Boolean(process.env['E2E_FULL']);

const serve = (folder: string) => `npm run --silent serve:build -- ${folder} --port ${PORT} --quality 5`;
const preview = {
  url: `http://127.0.0.1:${PORT}`,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  timeout: 300_000,
  env: { VITE_SIMULATED_DELAYS: 'off', VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' },
};

/** Builds the app without a backend and without its waits, with `/estilo`, and serves it with the headers of a host. */
export const testBuildServer = {
  ...preview,
  command: `npx vite build --mode test --outDir dist-test --logLevel error && ${serve('dist-test')}`,
};

/** Of the journeys: the build that `npm test` has just made, in the full run the one that has `/estilo`. */
export const previewServer = isFull ? testBuildServer : { ...preview, command: serve('dist') };

/** The folder that it serves, for those who serve it anew. */
export const servedBuild = isFull ? 'dist-test' : 'dist';

/** The same app on a backend of its own: `npm start`. What it tells of itself is in the environment of the tests. */
export const connectedServer = {
  name: 'connected',
  command: 'node --import tsx e2e/support/serve-connected.ts',
  wait: {
    stdout: /App (?<e2e_connected_url>\S+), API (?<e2e_api_url>\S+), data in (?<e2e_backend_data>.+)/,
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  timeout: 300_000,
};

/** Where the connected app answers; known once its server has started. */
export const connectedUrl = process.env['E2E_CONNECTED_URL'];
