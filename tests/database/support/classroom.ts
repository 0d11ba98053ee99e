import type { Session } from '../../../tools/database/session';
import { correctionOf, storeCorrection } from './store-essay';
import type { TestDatabase } from './test-database';

/** Levels of the essay in a filled classroom; the total is 600. */
export const LEVELS = [120, 160, 120, 80, 120];

/** Calls a function as a user and returns its value: `call(db, user, 'resumo_das_salas()')`. */
export async function call(session: Session, user: string, sql: string, parameters: unknown[] = []) {
  const [row] = await session.asUser(user, `select public.${sql} as answer`, parameters);
  // The type depends on the function; each test states the value it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  return row?.answer as any;
}

/** Creates a classroom as the browser does and returns its id. */
export async function createClassroom(session: Session, teacher: string, nome = '3º A'): Promise<string> {
  const [row] = await session.asUser(teacher, 'insert into public.salas (nome) values ($1) returning id', [
    nome,
  ]);
  return String(row?.id);
}

/** Renews the invite and returns its code. */
export async function invite(session: Session, teacher: string, classroom: string): Promise<string> {
  return (await call(session, teacher, 'renovar_convite($1)', [classroom])).codigo;
}

export const join = (session: Session, student: string, code: string) =>
  call(session, student, 'entrar_na_sala($1)', [code]);

/** Submits an essay to a classroom and returns the id of the submission. */
export async function send(session: Session, student: string, classroom: string, essay: string) {
  return String((await call(session, student, 'enviar_para_sala($1, $2)', [classroom, essay])).id);
}

/** Deletes a classroom and lets its seven days pass. */
export async function deleteForGood(db: TestDatabase, teacher: string, classroom: string): Promise<void> {
  await call(db, teacher, 'excluir_sala($1)', [classroom]);
  await db.asOwner(`update public.salas set excluida_em = now() - interval '7 days 1 second' where id = $1`, [
    classroom,
  ]);
  await call(db, teacher, 'salas_excluidas()');
}

/** A teacher's classroom with an invite, a student who has not joined, and a rival teacher. */
export async function openClassroom(db: TestDatabase) {
  const teacher = await db.signUp({ nome: 'Prof. Ivo', tipo_conta: 'teacher' });
  const rival = await db.signUp({ tipo_conta: 'teacher' });
  const student = await db.signUp({ nome: 'Ana Souza' });
  const classroom = await createClassroom(db, teacher);
  const code = await invite(db, teacher, classroom);
  return { teacher, rival, student, classroom, code };
}

/**
 * Like `openClassroom`, with a theme, two students in the class, and an essay that one of them has not submitted
 * yet.
 */
export async function fillClassroom(db: TestDatabase) {
  const { teacher, rival, student, classroom, code } = await openClassroom(db);
  const classmate = await db.signUp({ nome: 'Beto' });
  for (const member of [student, classmate]) await join(db, member, code);
  await call(db, teacher, `definir_tema($1, 'Leitura', '2036-12-01T02:59:59Z', 0)`, [classroom]);
  const correcao = correctionOf(LEVELS);
  const essay = await storeCorrection(db, student, { chave: 'k', tema: 'Leitura', nota: 600, correcao });
  return { teacher, rival, student, classmate, classroom, essay };
}
