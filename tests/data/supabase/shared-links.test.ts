import { describe, expect, it } from 'vitest';
import { buildEvaluation } from '../../support/builders';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, json } from './fake-supabase';

isolatePages();

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;

function open({ isSignedIn = true } = {}) {
  const server = new FakeSupabase();
  const page = openPage({ server, ...(isSignedIn && { storage: signedIn(server) }) });
  return { server, ...page.complete().backend };
}

const shared = {
  tema: 'Leitura',
  texto: 'O texto.',
  nota_total: buildEvaluation().nota_final,
  niveis: [120, 120, 120, 120, 120],
  faixa: null,
  correcao: buildEvaluation(),
  conferida: true,
  data_envio: '2026-11-20T12:00:00+00:00',
  nome: null,
  valido_ate: '2026-12-20T12:00:00+00:00',
};

describe('a shared correction', () => {
  it('is asked for by a visitor with the key alone, and the code in no address', async () => {
    const { server, sharedLinks } = open({ isSignedIn: false });
    server.on(rpc('correcao_compartilhada'), () => json(shared));
    expect(await sharedLinks.open('um-codigo')).toMatchObject({
      nome: null,
      conferida: true,
      correction: { theme: 'Leitura', originalText: 'O texto.', finalScore: shared.nota_total },
    });
    expect(server.sent('POST', '/rest/v1/rpc/correcao_compartilhada')).toMatchObject([
      { token: 'anon', body: { p_codigo: 'um-codigo' } },
    ]);
  });

  it('that is not there is none; out of reach is an error', async () => {
    const { server, sharedLinks } = open({ isSignedIn: false });
    server.on(rpc('correcao_compartilhada'), () => json(null));
    expect(await sharedLinks.open('um-codigo')).toBeNull();
    server.goOffline();
    await expect(sharedLinks.open('um-codigo')).rejects.toMatchObject({ code: 'unreachable' });
  });
});

it('a link refused for their number is none', async () => {
  const { server, sharedLinks } = open();
  server.on(rpc('compartilhar_correcao'), () => json({ ok: false, motivo: 'limite' }));
  const wish = { essayId: crypto.randomUUID(), days: 30, withName: false } as const;
  expect(await sharedLinks.create(wish)).toEqual({ motivo: 'limite' });
});
