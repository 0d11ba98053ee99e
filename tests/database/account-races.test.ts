import { takeCredit } from './support/credits';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Session } from '../../tools/database/session';
import { deleteAccount, tablesWith, writeToTeam } from './support/account';
import { call, fillClassroom, send } from './support/classroom';
import { outcome } from './support/outcome';
import { answer } from './support/practice';
import { storeCorrection, storeEssay } from './support/store-essay';
import { openTestDatabase, type TestDatabase } from './support/test-database';

/** PGlite has one connection, so truly concurrent requests need a native Postgres (DATABASE_URL). */
describe.runIf(inject('template').kind === 'native')('an account deleted in the middle of everything', () => {
  const REQUESTS = 24;
  let db: TestDatabase;
  let sessions: (Session & { close(): Promise<void> })[];
  let of: Awaited<ReturnType<typeof fillClassroom>>;
  beforeAll(async () => {
    db = await openTestDatabase();
    sessions = await Promise.all(Array.from({ length: REQUESTS }, () => db.openSession()));
  });
  beforeEach(async () => {
    of = await fillClassroom(db);
  });
  afterAll(async () => {
    await Promise.all(sessions.map((session) => session.close()));
    await db.close();
  });

  /** Sends a different request on each session, with the deletion in the middle of them. */
  async function meet(user: string, kinds: ((session: Session, at: number) => Promise<unknown>)[]) {
    const others: Promise<string>[] = [];
    const doAt = (session: Session, at: number) =>
      others.push(outcome(kinds[at % kinds.length]!(session, at).then(() => [])));
    const [deleting, ...rest] = sessions;
    rest.slice(0, REQUESTS / 2).forEach(doAt);
    const deletion = deleteAccount(deleting!, user);
    rest.slice(REQUESTS / 2).forEach((session, at) => doAt(session, at + REQUESTS / 2));
    return {
      deletion: await deletion,
      // Requests that came after the deletion violate a foreign key or are refused; a deadlock would be listed
      // here.
      failures: (await Promise.all(others)).filter((one) => !['nothing', 'refused', '23503'].includes(one)),
      left: await tablesWith(db, user),
    };
  }
  const DELETED = { deletion: { ok: true }, failures: [], left: [] };

  it('of a student: nothing that was being stored, sent, paid or written outlives it', async () => {
    const { student, teacher, classroom, essay } = of;
    const email = `${student}@exemplo.com.br`;
    await db.asAuth('update auth.users set email = $2 where id = $1', [student, email]);
    const outcomes = await meet(student, [
      (session, at) => storeEssay(session, student, { chave: `local-${at}` }),
      (session, at) => storeCorrection(session, student, { chave: `funcao-${at % 4}`, tema: 'Leitura' }),
      (session) => call(session, student, 'enviar_para_sala($1, $2)', [classroom, essay]),
      (session, at) => answer(session, student, { chave: `banco/${at}`, redacao_id: essay }),
      (session) => writeToTeam(session, student, { nome: 'Ana Souza', email: 'ana@exemplo.com.br' }),
      (session, at) => takeCredit(session, student, `k${at}:d`).then(() => []),
      (session, at) =>
        call(session, teacher, at % 2 ? 'remover_aluno($1, $2)' : 'desfazer_remocao($1, $2)', [
          classroom,
          student,
        ]),
      (session) => session.asService('select public.registrar_uso_ia($1, 90)', [student]),
    ]);
    expect(outcomes).toEqual(DELETED);
  });

  // Both requests refer to an essay, which the deletion locks after the profile; a request that locks them in the
  // opposite order would deadlock.
  it('of a student who is just sharing corrections and disagreeing with them', async () => {
    const { student } = of;
    const essays: string[] = [];
    for (let at = 0; at < 6; at += 1) essays.push(await storeCorrection(db, student, { correcao: {} }));
    const essayAt = (at: number) => essays[at % essays.length];
    const outcomes = await meet(student, [
      (session, at) => call(session, student, 'compartilhar_correcao($1, 30, false)', [essayAt(at)]),
      (session, at) =>
        session.asUser(
          student,
          `insert into public.discordancias (redacao_id, competencia, tipo, regra, motivo)
           values ($1, $2, 'nivel', 'nivel', 'O nível devia ser outro aqui.')`,
          [essayAt(at), (at % 5) + 1],
        ),
    ]);
    expect(outcomes).toEqual(DELETED);
  });

  // A withdrawal locks the essay and then writes a note in the class, which the deletion has locked before it locks
  // the essay.
  it.each(['student', 'teacher'] as const)('of a %s while essays are being withdrawn', async (who) => {
    const { student, classmate, classroom } = of;
    const sent: [string, string][] = [];
    for (const writer of [student, classmate])
      for (let at = 0; at < 6; at += 1) {
        const essay = await storeCorrection(db, writer, { tema: 'Leitura', correcao: {} });
        sent.push([writer, await send(db, writer, classroom, essay)]);
      }
    const outcomes = await meet(of[who], [
      async (session, at) => {
        const [writer, id] = sent[at % sent.length]!;
        await call(session, writer, 'retirar_da_sala($1)', [id]);
      },
      (session) => call(session, student, 'sair_da_sala($1)', [classroom]),
    ]);
    expect(outcomes).toEqual(DELETED);
  });

  it('of a teacher: nobody is left in a class that is not there', async () => {
    const { teacher, student, classmate, classroom, essay } = of;
    const outcomes = await meet(teacher, [
      (session) => call(session, student, 'enviar_para_sala($1, $2)', [classroom, essay]),
      (session) => call(session, classmate, 'sair_da_sala($1)', [classroom]),
      (session) => call(session, teacher, 'renovar_convite($1)', [classroom]),
      (session, at) => call(session, teacher, 'definir_tema($1, $2, null, 1)', [classroom, `Tema ${at}`]),
    ]);
    expect(outcomes).toEqual(DELETED);
    expect(await tablesWith(db, classroom)).toEqual([]);
    expect(await db.asOwner('select 1 from public.redacoes where id = $1', [essay])).toHaveLength(1);
  });

  it('of whoever is just paying: the payment stays, and names nobody', async () => {
    const email = 'compradora@exemplo.com.br';
    const buyer = await db.signUp({ email, nome: 'Compradora' });
    const outcomes = await meet(buyer, [
      (session, at) =>
        session.asService(`select public.registrar_compra($1, $2, 'aluno_12')`, [`corrida-${at % 6}`, email]),
    ]);
    expect(outcomes).toEqual(DELETED);
    const purchases = await db.asOwner(
      `select creditada, email from public.compras where pagamento_id like 'corrida-%'`,
    );
    expect(purchases).toHaveLength(6);
    // A purchase that came too late waits until somebody confirms the e-mail, like any purchase without an account.
    for (const { creditada, email: named } of purchases) expect(named).toBe(creditada ? null : email);
  });
});
