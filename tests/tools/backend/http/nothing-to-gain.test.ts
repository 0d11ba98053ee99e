import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../../support/essays';
import { newMember, type Member } from '../support/clients';

/** Attacks on rewards, classes and credits as a script would make them: over HTTP, with an account of its own. */
const theme = SAMPLE_THEME;
const correct = ({ client }: Member, essay: string, chave: string = randomUUID()) =>
  client.functions.invoke('evaluate-essay-with-ai', { body: { theme, essay, chave } });

/** A notice of a payment of this member, signed with the secret of the project or another. */
async function notify({ email }: Member, payment: string, situacao: string, secret = webhookSecret()) {
  const body = JSON.stringify({ pagamento_id: payment, email, produto: 'aluno_12', situacao });
  const t = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  const headers = { 'x-grifo-signature': `t=${t},v1=${v1}` };
  const address = `${inject('backend').url}/functions/v1/payment-webhook`;
  return (await fetch(address, { method: 'POST', body, headers })).status;
}

function webhookSecret(): string {
  const file = join(inject('backend').folder, 'keys.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { webhookSecret: string }).webhookSecret;
}

/** The earnings of an account after everything due was claimed. */
async function earnings({ client }: Member) {
  await client.rpc('receber_missao_do_dia');
  await client.rpc('desbloquear_conquistas');
  const [profile, achievements] = [
    await client.from('profiles').select('canetinhas').single(),
    await client.from('usuario_conquistas').select('conquistas(criterio_desbloqueio)'),
  ];
  return { canetinhas: profile.data?.canetinhas, achievements: achievements.data?.length };
}

it('an essay sent forty times earns what it earns once', { timeout: 60_000 }, async () => {
  const [once, often] = [await newMember(), await newMember()];
  await correct(once, GOOD_ESSAY);
  for (let n = 0; n < 40; n += 1) {
    const { error } = await correct(often, n % 2 ? GOOD_ESSAY : GOOD_ESSAY.toUpperCase());
    expect(error).toBeNull();
  }
  const rows = Array.from({ length: 40 }, () => ({ tema: theme, texto: GOOD_ESSAY, nota_total: 1000 }));
  await often.client.from('redacoes').insert(rows);
  const earned = await earnings(once);
  expect(earned.canetinhas).toBeGreaterThan(100);
  expect(await earnings(often)).toEqual(earned);
});

it('a browser has no say over what counts, and stores no large correction', async () => {
  const { client } = await newMember();
  const row = { texto: 'Um texto.', nota_total: 600 };
  await client.from('redacoes').insert(row);
  await client.from('redacoes').insert({ ...row, conta: true, missoes: ['tese-clara', 'proposta-completa'] });
  const { data } = await client.from('redacoes').select('conta, missoes').order('created_at');
  expect(data).toEqual([
    { conta: true, missoes: [] },
    { conta: false, missoes: [] },
  ]);
  const large = await client.from('redacoes').insert({ ...row, correcao: { x: 'x'.repeat(70_000) } });
  expect(large.error?.code).toBe('23514');
  expect((await client.rpc('receber_missao_do_dia')).data).toBe(0);
});

it('the text a class has read cannot be exchanged by the function', async () => {
  const [teacher, student] = [await newMember({ tipo_conta: 'teacher' }), await newMember()];
  const { data: classroom } = await teacher.client
    .from('salas')
    .insert({ nome: '3º A' })
    .select('id')
    .single();
  const { data: invite } = await teacher.client.rpc('renovar_convite', { p_sala: classroom?.id });
  await student.client.rpc('entrar_na_sala', { p_codigo: invite.codigo });
  const chave = randomUUID();
  const stored = { id: chave, chave_idempotencia: chave, tema: theme, texto: WEAK_ESSAY, nota_total: 400 };
  await student.client.from('redacoes').insert(stored);
  const { data: sent } = await student.client.rpc('enviar_para_sala', {
    p_sala: classroom?.id,
    p_redacao: chave,
  });
  await teacher.client.rpc('revisar_redacao', {
    p_envio: sent.id,
    p_itens: [{ competencia: 1, comentario: 'Reveja a crase.' }],
  });

  const { error } = await correct(student, GOOD_ESSAY, chave);
  expect(error?.context.status).toBe(409);
  const { data: read } = await teacher.client.rpc('redacao_da_sala', { p_envio: sent.id });
  expect(read.redacao).toMatchObject({ id: chave, texto: WEAK_ESSAY });
  expect(read.revisao).toHaveLength(1);
});

it('credits are not a browser’s to use or to give back', async () => {
  const { client } = await newMember();
  for (const name of ['use_credit', 'refund_credit', 'reservar_ia', 'encerrar_ia'])
    expect((await client.rpc(name)).error?.code).toMatch(/^(PGRST202|42501)$/);
});

it('a refund takes back what is left, by a notice that is signed and by no other', async () => {
  const student = await newMember();
  const payment = randomUUID();
  const credits = async () =>
    (await student.client.from('profiles').select('plan, creditos_correcoes').single()).data;

  expect(await notify(student, payment, 'aprovado', 'guessed')).toBe(401);
  expect(await credits()).toEqual({ plan: 'trial', creditos_correcoes: 0 });
  expect(await notify(student, payment, 'aprovado')).toBe(200);
  expect(await credits()).toEqual({ plan: 'premium', creditos_correcoes: 12 });
  expect(await notify(student, payment, 'devolvido', 'guessed')).toBe(401);
  expect(await notify(student, payment, 'devolvido')).toBe(200);
  expect(await notify(student, payment, 'aprovado')).toBe(200);
  expect(await credits()).toEqual({ plan: 'trial', creditos_correcoes: 0 });
});
