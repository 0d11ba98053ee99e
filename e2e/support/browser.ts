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

/** The app built for tests (simulated delays off, `/estilo` present), served on loopback. */
export const previewServer = {
  command: `npx vite build --mode test --outDir dist-test --logLevel error && npx vite preview --outDir dist-test --port ${PORT} --strictPort`,
  url: `http://127.0.0.1:${PORT}`,
  reuseExistingServer: false,
  timeout: 120_000,
  env: { VITE_SIMULATED_DELAYS: 'off' },
};
