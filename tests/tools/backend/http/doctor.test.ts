import { expect, it } from 'vitest';
import { diagnose } from '../../../../tools/doctor/diagnose';
import type { Finding } from '../../../../tools/doctor/finding';
import { liveBackend } from '../../../data/supabase/live-backend';

const backend = liveBackend();
const SITE = 'http://127.0.0.1:5173';
const about = (findings: readonly Finding[], subject: string) =>
  findings.filter((one) => one.about === subject).map(({ state }) => state);

it('finds a backend of this checkout in order', async () => {
  const findings = await diagnose({ url: backend.url, key: backend.serviceKey, site: SITE });
  for (const subject of [
    'project',
    'migrations',
    'row-level security',
    'functions',
    'payments',
    'notices by e-mail',
  ]) {
    expect([subject, ...new Set(about(findings, subject))]).toEqual([subject, 'ok']);
  }
  expect(about(findings, 'functions')).toHaveLength(6);
});

it('refuses to go on with a key that is not the secret one', async () => {
  const findings = await diagnose({ url: backend.url, key: backend.anonKey, site: null });
  expect(findings).toMatchObject([{ state: 'missing', about: 'project' }]);
});
