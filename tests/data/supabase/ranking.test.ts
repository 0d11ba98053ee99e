import { describe, expect, it } from 'vitest';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, json, MARINA } from './fake-supabase';

isolatePages();

const RPC = '/rest/v1/rpc';

describe('the ranking', () => {
  const leader = { posicao: 1, nome: 'Ana S.', canetinhas: 140.5, eu: false };

  it('is the server’s, with one’s own place', async () => {
    const server = new FakeSupabase();
    server.on(`POST ${RPC}/leaderboard`, () => json([leader]));
    server.on(`POST ${RPC}/minha_posicao`, () => json([{ posicao: 12, canetinhas: 100 }]));
    const { ranking } = openPage({ server, storage: signedIn(server) }).complete().backend;
    expect(await ranking.read()).toEqual({
      rows: [leader],
      own: { posicao: 12, canetinhas: 100 },
    });
    server.on(`POST ${RPC}/minha_posicao`, () => json([]));
    expect(await ranking.read()).toMatchObject({ own: null });
  });

  it('is joined in the own row, and refused without a session', async () => {
    const server = new FakeSupabase();
    const page = openPage({ server, storage: signedIn(server) });
    const { ranking } = page.complete().backend;
    await ranking.takePart(true);
    const [request] = server.sent('PATCH', '/rest/v1/profiles');
    expect(request?.body).toEqual({ ranking_opt_in: true });
    expect(request?.query.get('user_id')).toBe(`eq.${MARINA.id}`);
    await page.session.signOut();
    await expect(ranking.takePart(true)).rejects.toMatchObject({ code: 'session-lost' });
  });
});
