import { findChromium } from '../../tools/find-chromium.mjs';

const PORT = Number(process.env['E2E_PORT'] ?? 4173);

/** The flags keep Chromium from calling home, which slows it down where the network is closed. */
export const chromiumLaunch = {
  executablePath: findChromium() ?? undefined,
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The app built for tests (simulated delays off, `/estilo` present), served on loopback with the headers of a host. */
export const previewServer = {
  command: `npx vite build --mode test --outDir dist-test --logLevel error && npm run --silent serve:build -- dist-test --port ${PORT} --quality 5`,
  url: `http://127.0.0.1:${PORT}`,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  timeout: 300_000,
  env: { VITE_SIMULATED_DELAYS: 'off', VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' },
};

/** The same app on a backend of its own. What it tells of itself is in the environment of the tests. */
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
