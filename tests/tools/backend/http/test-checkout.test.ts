import { expect, inject, it } from 'vitest';
import { newMember } from '../support/clients';

/** Presses a button of the test checkout; returns its page. */
async function press(email: string, acao: string) {
  const { url } = inject('backend');
  const body = new URLSearchParams({ email, produto: 'aluno_12', acao });
  const headers = { origin: url };
  return (await fetch(`${url}/pagamento-de-teste`, { method: 'POST', headers, body })).text();
}

it('pays, uses and refunds as a real one would: by signed notices', async () => {
  const { client, email } = await newMember({ tipo_conta: 'student' });
  const account = async () => {
    const { data } = await client.from('profiles').select('creditos_correcoes, plan').single();
    return data;
  };

  await press(email, 'pagar');
  expect(await account()).toEqual({ creditos_correcoes: 12, plan: 'premium' });
  expect(await press(email, 'usar')).toContain('12 créditos foram usados.');
  expect(await account()).toEqual({ creditos_correcoes: 0, plan: 'premium' });
  expect(await press(email, 'usar')).toContain('Esta conta não tem créditos para usar.');

  await press(email, 'pagar');
  expect(await account()).toEqual({ creditos_correcoes: 12, plan: 'premium' });
  await press(email, 'estornar');
  await press(email, 'estornar');
  expect(await account()).toEqual({ creditos_correcoes: 0, plan: 'trial' });
  const { data } = await client.from('compras').select('creditos_retirados').order('created_at');
  expect(data).toEqual([{ creditos_retirados: 0 }, { creditos_retirados: 12 }]);
});
