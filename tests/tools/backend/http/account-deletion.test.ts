import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { connect, essayRow, newMember, PASSWORD, visitor } from '../support/clients';

const remove = { p_confirmacao: 'EXCLUIR' };

it('lets a member delete the own account, and leaves nobody behind', async () => {
  const [ana, caio] = [await newMember({ nome: 'Ana Lima' }), await newMember()];
  await ana.client.from('redacoes').insert(essayRow('A cidade'));
  await caio.client.from('redacoes').insert(essayRow('O campo'));
  const { access_token: token } = (await ana.client.auth.getSession()).data.session!;

  expect((await ana.client.rpc('excluir_minha_conta', { p_confirmacao: 'sim' })).data).toEqual({
    ok: false,
    motivo: 'confirmacao',
  });
  expect((await ana.client.rpc('excluir_minha_conta', remove)).data).toEqual({ ok: true });

  const { url, anonKey, folder } = inject('backend');
  const { serviceKey } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as {
    serviceKey: string;
  };
  const server = connect(url, serviceKey);
  expect((await server.from('profiles').select().eq('user_id', ana.id)).data).toEqual([]);
  expect((await server.from('redacoes').select().eq('usuario_id', ana.id)).data).toEqual([]);
  expect((await caio.client.from('redacoes').select('tema')).data).toEqual([{ tema: 'O campo' }]);

  // The token outlives the account, but Auth, the functions and the tables refuse it.
  const headers = { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const user = await fetch(`${url}/auth/v1/user`, { headers });
  expect(user.status).toBeGreaterThanOrEqual(401);
  expect(user.status).toBeLessThan(500);
  const body = JSON.stringify({ status: true });
  const model = await fetch(`${url}/functions/v1/evaluate-essay-with-ai`, { method: 'POST', headers, body });
  expect(model.status).toBe(401);
  expect((await ana.client.from('redacoes').insert(essayRow('Depois'))).error).not.toBeNull();
  expect((await ana.client.rpc('excluir_minha_conta', remove)).data).toMatchObject({ ok: false });

  const again = await visitor().auth.signInWithPassword({ email: ana.email, password: PASSWORD });
  expect([again.error?.status, again.error?.code]).toEqual([400, 'invalid_credentials']);
  expect((await visitor().auth.signUp({ email: ana.email, password: PASSWORD })).error).toBeNull();
});

it('lets no visitor delete anything', async () => {
  expect((await visitor().rpc('excluir_minha_conta', remove)).error?.code).toBe('42501');
});
