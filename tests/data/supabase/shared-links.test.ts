import { describe, expect, it } from 'vitest';
import { buildEvaluation } from '../../support/builders';
import { isolatePages, openPage, signedIn } from './connected';
import { FakeSupabase, json } from './fake-supabase';

isolatePages();

const ESSAY = '8c5f6a52-7f1e-4e53-9a0d-00000000000a';
const LINK = '8c5f6a52-7f1e-4e53-9a0d-00000000000b';
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

describe('a link', () => {
  it('is made as it was wished', async () => {
    const { server, sharedLinks } = open();
    const link = { codigo: 'c', valido_ate: '2026-12-20T12:00:00+00:00' };
    server.on(rpc('compartilhar_correcao'), () => json({ ok: true, link }));
    expect(await sharedLinks.create({ essayId: ESSAY, days: 7, withName: true })).toEqual(link);
    expect(server.sent('POST', '/rest/v1/rpc/compartilhar_correcao')[0]?.body).toEqual({
      p_redacao: ESSAY,
      p_dias: 7,
      p_com_nome: true,
    });
  });

  it.each(['limite', 'redacao_nao_encontrada'])('refused as %s is none', async (motivo) => {
    const { server, sharedLinks } = open();
    server.on(rpc('compartilhar_correcao'), () => json({ ok: false, motivo }));
    expect(await sharedLinks.create({ essayId: ESSAY, days: 30, withName: false })).toEqual({ motivo });
  });

  it('is listed with the theme of its essay, as the owner’s', async () => {
    const { server, sharedLinks } = open();
    const row = {
      id: LINK,
      redacao_id: ESSAY,
      codigo: 'c',
      com_nome: false,
      valido_ate: '2026-12-20T12:00:00+00:00',
      created_at: '2026-11-20T12:00:00+00:00',
    };
    server.on('GET /rest/v1/correcao_links', () => json([{ ...row, redacoes: { tema: 'Leitura' } }]));
    expect(await sharedLinks.list()).toEqual([{ ...row, tema: 'Leitura' }]);
  });

  it('is revoked by its id', async () => {
    const { server, sharedLinks } = open();
    server.on('DELETE /rest/v1/correcao_links', () => new Response(null, { status: 204 }));
    await sharedLinks.revoke(LINK);
    expect(server.sent('DELETE', '/rest/v1/correcao_links')).toHaveLength(1);
  });
});
