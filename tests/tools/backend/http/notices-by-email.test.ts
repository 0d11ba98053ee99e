import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { summariesTo } from '../../../support/read-mail';
import { newMember, type Member } from '../support/clients';

/** Tests a notice summary from start to end: subscribed, sent by a schedule, read, and ended by its link. */
const folder = () => inject('backend').folder;
const functionUrl = (name: string) => `${inject('backend').url}/functions/v1/${name}`;

async function runSchedule(secret?: string) {
  const { scheduleSecret } = JSON.parse(readFileSync(join(folder(), 'keys.json'), 'utf8')) as {
    scheduleSecret: string;
  };
  const headers = { 'x-grifo-schedule': secret ?? scheduleSecret };
  return fetch(functionUrl('send-notices-by-email'), { method: 'POST', headers });
}

const mailsTo = ({ email }: Member) => summariesTo(email, folder());

it('goes to who asked for it, once a day, and ends by its link', { timeout: 60_000 }, async () => {
  const [teacher, colleague, student] = [
    await newMember({ nome: 'Otávio Reis', tipo_conta: 'teacher' }),
    await newMember({ nome: 'Lia Prado', tipo_conta: 'teacher' }),
    await newMember({ nome: 'Marina Duarte' }),
  ];
  const status = { body: { status: true } };
  expect((await teacher.client.functions.invoke('send-notices-by-email', status)).data).toEqual({
    available: true,
  });
  await teacher.client.rpc('receber_avisos_por_email', { p_sim: true });
  for (const { client } of [teacher, colleague]) {
    const { data: classroom } = await client.from('salas').insert({ nome: '3º A' }).select('id').single();
    const { data: invite } = await client.rpc('renovar_convite', { p_sala: classroom?.id });
    await student.client.rpc('entrar_na_sala', { p_codigo: invite.codigo });
  }

  expect((await runSchedule('wrong')).status).toBe(401);
  for (const _ of [1, 2])
    expect(await (await runSchedule()).json()).toMatchObject({ failed: 0, more: false });
  expect(mailsTo(colleague)).toEqual([]);
  const [mail, ...others] = mailsTo(teacher);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Nas suas salas: 1 aluno entrou');
  expect(JSON.stringify(mail)).not.toMatch(/Marina|Otávio|3º A/);

  const code = /avisos-por-email\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const choice = async () =>
    (await teacher.client.from('avisos_por_email').select('ligado').single()).data?.ligado as boolean;
  const oneClick = `${functionUrl('stop-notices-by-email')}?codigo=${code}`;
  expect((await fetch(oneClick, { redirect: 'manual' })).headers.get('location')).toBe(
    `http://localhost:3000/avisos-por-email/${code}`,
  );
  expect(await choice()).toBe(true);
  await fetch(oneClick, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect(await choice()).toBe(false);
});
