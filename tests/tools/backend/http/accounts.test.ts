import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { SEED_ACCOUNTS, SEED_PASSWORD } from '../../../../tools/backend/seed/accounts';
import { newMember, PASSWORD, visitor } from '../support/clients';

it('gives whoever signs up a session and a profile', async () => {
  const { client, id, email } = await newMember({ nome: 'Ana Lima', tipo_conta: 'teacher' });
  const { data } = await client.from('profiles').select('user_id, email, nome, tipo_conta, canetinhas');
  expect(data).toEqual([{ user_id: id, email, nome: 'Ana Lima', tipo_conta: 'teacher', canetinhas: 100 }]);
});

it('lets nobody sign up as dev', async () => {
  const { client } = await newMember({ tipo_conta: 'dev' });
  const { data } = await client.from('profiles').select('tipo_conta').single();
  expect(data).toEqual({ tipo_conta: 'student' });
});

it('signs in with the password, and with no other', async () => {
  const { email, id } = await newMember();
  const right = await visitor().auth.signInWithPassword({ email, password: PASSWORD });
  expect(right.data.user?.id).toBe(id);
  const wrong = await visitor().auth.signInWithPassword({ email, password: 'outra-senha' });
  expect([wrong.error?.status, wrong.error?.code]).toEqual([400, 'invalid_credentials']);
});

it('refuses an e-mail that has an account', async () => {
  const { email } = await newMember();
  const { error } = await visitor().auth.signUp({ email, password: PASSWORD });
  expect([error?.status, error?.code]).toEqual([422, 'user_already_exists']);
});

it('renews a session, and ends it at sign-out', async () => {
  const { client } = await newMember();
  const before = (await client.auth.getSession()).data.session!;
  const { data } = await client.auth.refreshSession();
  expect(data.session?.refresh_token).not.toBe(before.refresh_token);
  await client.auth.signOut({ scope: 'global' });
  const { error } = await visitor().auth.refreshSession({ refresh_token: data.session!.refresh_token });
  expect(error).not.toBeNull();
});

it('shows the link of a recovery, which leads back to where it was asked, with a session for a new password', async () => {
  const { email } = await newMember();
  const redirectTo = 'http://127.0.0.1:4999/nova-senha';
  await visitor().auth.resetPasswordForEmail(email, { redirectTo });

  const mails = readFileSync(join(inject('backend').folder, 'mail.log'), 'utf8')
    .trim()
    .split('\n');
  const mail = mails
    .map((line) => JSON.parse(line) as { to: string; link: string })
    .find(({ to }) => to === email);
  const answer = await fetch(mail!.link, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  const back = new URL(answer.headers.get('location')!);
  expect(back.origin + back.pathname).toBe(redirectTo);

  const session = new URLSearchParams(back.hash.slice(1));
  expect(session.get('type')).toBe('recovery');
  const client = visitor();
  await client.auth.setSession({
    access_token: session.get('access_token')!,
    refresh_token: session.get('refresh_token')!,
  });
  expect((await client.auth.updateUser({ password: 'nova-senha-123' })).error).toBeNull();
  expect((await visitor().auth.signInWithPassword({ email, password: 'nova-senha-123' })).error).toBeNull();
  expect((await visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull();
});

it('answers a recovery for an unknown e-mail as it answers any', async () => {
  const { error } = await visitor().auth.resetPasswordForEmail('ninguem@example.com');
  expect(error).toBeNull();
});

it.each(SEED_ACCOUNTS)('has the $role $email from the start', async ({ email, name, role }) => {
  const client = visitor();
  expect((await client.auth.signInWithPassword({ email, password: SEED_PASSWORD })).error).toBeNull();
  const { data } = await client.from('profiles').select('nome, tipo_conta').single();
  expect(data).toEqual({ nome: name, tipo_conta: role });
});

it('starts with essays of the student and two classrooms of the teacher', async () => {
  const [student, teacher] = [visitor(), visitor()];
  await student.auth.signInWithPassword({ email: 'aluna@example.com', password: SEED_PASSWORD });
  const essays = await student.from('redacoes').select('nota_total, correcao').order('data_envio');
  expect(essays.data).toHaveLength(3);
  for (const { nota_total, correcao } of essays.data!) expect(correcao.nota_final).toBe(nota_total);

  await teacher.auth.signInWithPassword({ email: 'professora@example.com', password: SEED_PASSWORD });
  const classrooms = await teacher.from('salas').select('nome, sala_alunos(aluno_id)').order('nome');
  expect(classrooms.data?.map(({ nome, sala_alunos }) => [nome, sala_alunos.length])).toEqual([
    ['3º ano A', 1],
    ['Curso noturno', 0],
  ]);
  // Two of the three essays answer the theme of the class, and were sent to it.
  const summary = await teacher.rpc('resumo_das_salas');
  expect(summary.data).toMatchObject([
    { nome: '3º ano A', alunos: 1, redacoes: 2 },
    { nome: 'Curso noturno', alunos: 0, redacoes: 0, media: null },
  ]);
});
