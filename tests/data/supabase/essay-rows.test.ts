import { expect, it, vi } from 'vitest';
import type { Client } from '@/data/supabase/create-client';
import { storeEssay } from '@/data/supabase/essay-rows';
import { buildCorrection } from '../../support/builders';

it('an essay is not stored with the token of somebody else', async () => {
  const ask = vi.fn<Client['ask']>();
  const client = { ask, session: async () => ({ user: { id: 'caio' } }) } as unknown as Client;
  const essay = { userId: 'marina', key: 'k', correction: buildCorrection() };
  await expect(storeEssay(client, essay)).rejects.toMatchObject({ code: 'session-lost' });
  expect(ask).not.toHaveBeenCalled();
});
