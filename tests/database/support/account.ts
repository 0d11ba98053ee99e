import { takeCredit } from './credits';
import type { Session } from '../../../tools/database/session';
import { call, createClassroom, invite, join, send } from './classroom';
import { answer } from './practice';
import { storeCorrection, storeEssay } from './store-essay';
import type { TestDatabase } from './test-database';

/** The token claims of a user who entered the password this many minutes ago. */
export function signedInAgo(minutes: number): object {
  const then = Math.floor(Date.now() / 1000) - minutes * 60;
  return { amr: [{ method: 'password', timestamp: then }], iat: Math.floor(Date.now() / 1000) };
}

/** Deletes the account as its owner, who by default has just entered the password. */
export async function deleteAccount(
  session: Session,
  user: string,
  word: string | null = 'EXCLUIR',
  claims: object = signedInAgo(1),
) {
  const [row] = await session.asUser(user, 'select public.excluir_minha_conta($1) as answer', [word], claims);
  return row?.answer as { ok: boolean; motivo?: string };
}

/** `schema.table` of every table with a row that contains the text in any column. */
export async function tablesWith(session: Session, text: string): Promise<string[]> {
  const tables = await session.asOwner(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const sql = `select 1 from ${String(name)} t where strpos(lower(t::text), lower($1)) > 0 limit 1`;
    // In sequence, because one connection serves all queries.
    if ((await session.asOwner(sql, [text])).length > 0) found.push(String(name));
  }
  return found;
}

/** Writes to the team as a browser does. */
export function writeToTeam(session: Session, user: string, who: { nome: string; email: string }) {
  return session.asUser(
    user,
    `insert into public.feedback_mensagens (nome, email, papel_usuario, tipo_problema, mensagem)
     values ($1, $2, 'student', 'sugestao', 'Gostaria de imprimir a correção em uma página só.')`,
    [who.nome, who.email],
  );
}

/** Creates one of everything a student can have, including two classes of two teachers and a classmate. */
export async function fillStudent(db: TestDatabase, who: { nome: string; email: string }) {
  const teacher = await db.signUp({ nome: 'Professora Ivone Prates', tipo_conta: 'teacher' });
  const classmate = await db.signUp({ nome: 'Beto Colega' });
  await db.asService(`select public.registrar_compra('pagamento-77', $1, 'aluno_12')`, [who.email]);
  const student = await db.signUp(who);
  await db.asUser(
    student,
    `update public.profiles set telefone = '(81) 98888-7766', cidade = 'Olinda', ranking_opt_in = true`,
  );
  await db.asService(`select public.registrar_compra('pagamento-78', $1, 'aluno_12')`, [who.email]);
  await db.asService('select public.registrar_uso_ia($1, 9)', [student]);
  await db.asService(`select public.registrar_uso_ia($1, 9, 'transcricao')`, [student]);
  await takeCredit(db, student);
  await db.asUser(student, 'select public.receber_entrada_do_dia()');
  const essay = await storeCorrection(db, student, { chave: 'k', tema: 'Leitura', nota: 840, correcao: {} });
  const classmatesEssay = await storeCorrection(db, classmate, { chave: 'k', tema: 'Leitura' });
  await db.asUser(student, 'select public.desbloquear_conquistas()');
  await db.asUser(
    student,
    `insert into public.correcao_avaliacoes (redacao_id, estrelas, comentario) values ($1, 5, 'Ajudou.')`,
    [essay],
  );
  await db.asUser(student, 'select public.compartilhar_correcao($1, 90, true)', [essay]);
  await db.asUser(
    student,
    `insert into public.discordancias (redacao_id, competencia, tipo, regra, motivo, com_redacao)
     values ($1, 3, 'contra', 'Tese', $2, true)`,
    [essay, `A tese está lá, como ${who.nome} escreveu.`],
  );
  await answer(db, student, { redacao_id: essay });
  await db.asUser(student, `insert into public.repertorio_favoritos (entrada) values ('lei-de-cotas')`);
  await writeToTeam(db, student, who);
  await call(db, student, `abrir_codigo_de_sala('222222')`);

  const classroom = await createClassroom(db, teacher);
  const left = await createClassroom(db, teacher, '2º B');
  for (const id of [classroom, left]) {
    const code = await invite(db, teacher, id);
    await call(db, teacher, 'importar_nomes($1, $2)', [
      id,
      JSON.stringify([{ id: crypto.randomUUID(), nome: who.nome, email: who.email }]),
    ]);
    await join(db, student, code);
    await join(db, classmate, code);
  }
  await db.asUser(teacher, 'insert into public.letra_autorizacoes (sala_id, usuario_id) values ($1, $2)', [
    classroom,
    student,
  ]);
  await db.asUser(
    student,
    `insert into public.letra_consentimentos (base, autorizacao_id, versao)
     select 'autorizacao', id, '1' from public.letra_autorizacoes`,
  );
  await db.asUser(
    student,
    `insert into public.letra_linhas (colunas, tira, texto) values (16, repeat('A', 512), 'Uma linha.')`,
  );
  await call(db, teacher, `definir_tema($1, 'Leitura', null, 0)`, [classroom]);
  const sending = await send(db, student, classroom, essay);
  await send(db, student, left, essay);
  const regretted = await storeCorrection(db, student, { chave: 'r', tema: 'Leitura', correcao: {} });
  await call(db, student, 'retirar_da_sala($1)', [await send(db, student, classroom, regretted)]);
  await call(db, student, 'marcar_avisos(now())');
  await call(db, student, 'receber_avisos_por_email(true)');
  const classmatesSending = await send(db, classmate, classroom, classmatesEssay);
  for (const one of [sending, classmatesSending]) {
    await call(db, teacher, 'revisar_redacao($1, $2)', [
      one,
      JSON.stringify([{ competencia: 1, comentario: 'Reveja a crase.' }]),
    ]);
  }
  const withdrawn = await send(db, student, classroom, await storeEssay(db, student));
  await call(db, teacher, 'revisar_redacao($1, $2, $3)', [withdrawn, '[]', '{"geral": "Bom texto."}']);
  await call(db, student, 'retirar_da_sala($1)', [withdrawn]);
  await call(db, teacher, 'remover_aluno($1, $2)', [left, student]);
  // A class the student never joins.
  const unseen = await createClassroom(db, teacher, '1º C');
  const expected = [{ id: crypto.randomUUID(), nome: 'Aluna esperada', email: who.email }];
  await call(db, teacher, 'importar_nomes($1, $2)', [unseen, JSON.stringify(expected)]);
  for (const nome of ['Jurema de antes', who.nome]) {
    await db.asUser(student, 'update public.profiles set nome = $1', [nome]);
  }
  return { student, teacher, classmate, classroom, essay, classmatesEssay };
}
