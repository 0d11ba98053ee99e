// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isolatePages } from './connected';
import { liveBackend } from './live-backend';
import { asServer, newLiveUser } from './live-pages';

isolatePages();
const backend = liveBackend();

it('notices by e-mail are off until asked for, and end by a code, also for others than its owner', async () => {
  const marina = await newLiveUser(backend, { userType: 'student', name: 'Marina' });
  const bento = await newLiveUser(backend, { userType: 'student', name: 'Bento' });
  const { notices } = marina.backend;
  expect(await notices.isMailed()).toBe(false);
  await notices.setMailed(true);
  expect(await notices.isMailed()).toBe(true);
  expect(await bento.backend.notices.isMailed()).toBe(false);

  const rows = await asServer(
    backend,
    'GET',
    `avisos_por_email?usuario_id=eq.${marina.user.id}&select=codigo`,
  );
  const [{ codigo }] = rows as [{ codigo: string }];
  expect(await bento.backend.notices.stopMails(`${codigo}x`)).toBe(false);
  expect(await notices.isMailed()).toBe(true);
  expect(await bento.backend.notices.stopMails(codigo)).toBe(true);
  expect(await notices.isMailed()).toBe(false);
});
