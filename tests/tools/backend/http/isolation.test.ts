import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { connect, essayRow, newMember, visitor } from '../support/clients';

it('shows, changes and deletes a row for its owner only', async () => {
  const [ana, caio] = [await newMember(), await newMember()];
  const { data: essay } = await ana.client.from('redacoes').insert(essayRow('A cidade')).select().single();
  expect(essay).toMatchObject({ usuario_id: ana.id, tema: 'A cidade', origem: 'local' });

  expect((await caio.client.from('redacoes').select()).data).toEqual([]);
  await caio.client.from('redacoes').update({ tema: 'Minha' }).eq('id', essay.id);
  await caio.client.from('redacoes').delete().eq('id', essay.id);
  expect((await ana.client.from('redacoes').select('tema')).data).toEqual([{ tema: 'A cidade' }]);
});

it('stores nothing in the name of another', async () => {
  const [ana, caio] = [await newMember(), await newMember()];
  await caio.client.from('redacoes').insert({ ...essayRow('Alheia'), usuario_id: ana.id });
  expect((await ana.client.from('redacoes').select()).data).toEqual([]);
});

it('gives a member no say over balance, role and plan', async () => {
  const { client, id } = await newMember();
  const unchanged = async () =>
    (await client.from('profiles').select('canetinhas, tipo_conta, plan').single()).data;
  const before = await unchanged();
  for (const claim of [{ canetinhas: 999 }, { tipo_conta: 'dev' }, { plan: 'premium' }]) {
    await client.from('profiles').update(claim).eq('user_id', id);
  }
  expect(await unchanged()).toEqual(before);
});

it('keeps the grants of the migrations: a visitor is refused, not shown an empty table', async () => {
  for (const table of ['profiles', 'redacoes', 'canetinhas_transactions', 'uso_ia', 'compras']) {
    const { error, status } = await visitor().from(table).select();
    expect({ table, code: error?.code, status }).toEqual({ table, code: '42501', status: 401 });
  }
});

it('lets the secret key see all, and refuses a request without a key', async () => {
  const { id } = await newMember();
  const { url, folder } = inject('backend');
  const { serviceKey } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as {
    serviceKey: string;
  };
  const { data } = await connect(url, serviceKey).from('profiles').select('user_id').eq('user_id', id);
  expect(data).toEqual([{ user_id: id }]);
  expect((await fetch(`${url}/rest/v1/profiles`)).status).toBe(401);
});

it('refuses a token that it did not sign', async () => {
  const { client } = await newMember();
  const [head, body] = (await client.auth.getSession()).data.session!.access_token.split('.');
  const { url, anonKey } = inject('backend');
  const forged = await fetch(`${url}/rest/v1/redacoes`, {
    headers: { apikey: anonKey, authorization: `Bearer ${head}.${body}.${'A'.repeat(43)}` },
  });
  expect(forged.status).toBe(401);
});

it('answers unknown tables, functions and addresses with 404', async () => {
  const { url, anonKey } = inject('backend');
  const { client } = await newMember();
  expect((await client.from('nada').select()).status).toBe(404);
  expect((await client.rpc('nada')).status).toBe(404);
  for (const path of ['/functions/v1/nada', '/_system/config', '/']) {
    expect((await fetch(url + path, { headers: { apikey: anonKey } })).status).toBe(404);
  }
});

it('serves the functions behind the same origin', async () => {
  const { url, anonKey } = inject('backend');
  for (const name of [
    'validate-theme-coherence',
    'evaluate-essay-with-ai',
    'transcribe-essay',
    'payment-webhook',
  ]) {
    const response = await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: anonKey },
      body: '{}',
    });
    expect({ name, status: response.status }).toEqual({ name, status: 401 });
  }
});

it('keeps members apart who write at the same time', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => newMember()));
  const answers = await Promise.all(
    members.flatMap(({ client, id }) =>
      Array.from({ length: 8 }, async (_, index) => {
        const { data, error } = await client
          .from('redacoes')
          .insert(essayRow(`${id} ${index}`))
          .select()
          .single();
        return error?.message ?? data.usuario_id === id;
      }),
    ),
  );
  expect(answers).toEqual(answers.map(() => true));
  for (const { client, id } of members) {
    const { data } = await client.from('redacoes').select('tema');
    expect(data?.map(({ tema }) => tema).sort()).toEqual(
      Array.from({ length: 8 }, (_, index) => `${id} ${index}`),
    );
  }
});
