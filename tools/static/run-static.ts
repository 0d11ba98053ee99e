// Serves a build as a static host does, on this machine: npm run serve:build -- [folder] [--port number]
import { parseArgs } from 'node:util';
import { closeWhenStopped } from '../backend/close-when-stopped.ts';
import { reportFailure } from '../backend/start-error.ts';
import { serveBuild } from './serve-build.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '4173' }, quality: { type: 'string', default: '11' } },
  });
  const served = await serveBuild({
    folder: positionals[0] ?? 'dist',
    port: Number(values.port),
    quality: Number(values.quality),
  });
  closeWhenStopped(served.close);
  console.log(`Grifo  ${served.url}`);
} catch (error) {
  reportFailure(error);
}
