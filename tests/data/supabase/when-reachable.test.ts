import { expect, it } from 'vitest';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { buildEvaluation, SAMPLE_ESSAY, SAMPLE_THEME, TEST_NOW } from '../../support/builders';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, offline } from './fake-supabase';
import { eventually } from '../../support/eventually';

isolatePages();

const PROFILES = '/rest/v1/profiles';

it('an essay is sent when the network comes back while a try is still failing', async () => {
  const server = new FakeSupabase();
  const { corrections } = openPage({ server, storage: signedIn(server) }).complete();
  const back = server.goOffline();
  await corrections.save(
    toCorrection(buildEvaluation(), {
      id: '1',
      theme: SAMPLE_THEME,
      essay: SAMPLE_ESSAY,
      submittedAt: TEST_NOW,
    }),
  );

  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const release = server.on(`GET ${PROFILES}`, async () => {
    await failing;
    return offline();
  });
  window.dispatchEvent(new Event('online'));
  const asked = server.sent('GET', PROFILES).length;
  await eventually(() => expect(server.sent('GET', PROFILES).length).toBeGreaterThan(asked));

  back();
  window.dispatchEvent(new Event('online'));
  release();
  fail();
  await eventually(() => expect(corrections.pending.get()).toEqual([]));
  expect(server.essays).toHaveLength(1);
});
