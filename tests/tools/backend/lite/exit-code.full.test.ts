import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadKeys } from '../../../../tools/backend/keys';
import { openLite } from '../../../../tools/backend/lite/open-lite';
import { temporaryFolder } from '../support/temporary-folder';

it('opens and closes without a word on how the process ends', async () => {
  const folder = temporaryFolder();
  const before = process.exitCode;
  onTestFinished(() => void (process.exitCode = before));
  process.exitCode = 3;
  const lite = await openLite({
    folder: join(folder, 'database'),
    keys: loadKeys(join(folder, 'keys.json')),
    apiUrl: 'http://127.0.0.1:54321',
    appUrl: 'http://127.0.0.1:5173',
    tokenSeconds: 3600,
    onMail: () => {},
  });
  expect(process.exitCode).toBe(3);
  await lite.close();
  expect(process.exitCode).toBe(3);
});
