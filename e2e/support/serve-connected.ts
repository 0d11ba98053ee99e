// Runs `npm start` for the end-to-end tests and reports its addresses; ends with the test runner that started it.
// With E2E_FULL, it also provides a vision model with a constant result.
import { startFakeModel } from '../../tests/support/fake-model.ts';
import { closeWhenStopped } from '../../tools/backend/close-when-stopped.ts';
import { startConnected } from './start-connected.ts';
import { TRANSCRIBED } from './transcribed.ts';

const { ready, ended, stop } = startConnected(process.env.E2E_FULL ? await visionModel() : {});
closeWhenStopped(stop);
// A runner that was killed sends no signal, but its end of this stream closes.
process.stdin.once('end', () => void stop());
process.stdin.resume();

const { appUrl, apiUrl, folder } = await ready;
process.stdout.write(`App ${appUrl}, API ${apiUrl}, data in ${folder}\n`);
process.exit((await ended) ?? 0);

async function visionModel() {
  const model = await startFakeModel();
  model.play({ says: { paragrafos: TRANSCRIBED } });
  return { VISION_BASE_URL: model.url, VISION_API_KEY: 'fake', VISION_MODEL: 'fake' };
}
