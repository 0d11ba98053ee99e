import { afterAll, beforeAll, expect, describe, inject, it } from 'vitest';
import type { Session } from '../../tools/database/session';
import { openClassroom } from './support/classroom';
import { openTestDatabase, type TestDatabase } from './support/test-database';

/** PGlite has one connection, so truly concurrent requests need a native Postgres (DATABASE_URL). */
describe.runIf(inject('template').kind === 'native')('a school that signs up all at once', () => {
  const REQUESTS = 24;
  let db: TestDatabase;
  let sessions: (Session & { close(): Promise<void> })[];
  beforeAll(async () => {
    db = await openTestDatabase();
    sessions = await Promise.all(Array.from({ length: REQUESTS }, () => db.openSession()));
  });
  afterAll(async () => {
    await Promise.all(sessions.map((session) => session.close()));
    await db.close();
  });

  const ask = async (session: Session, ip_address: string, convite: string) => {
    const event = { metadata: { ip_address }, user: { user_metadata: { tipo_conta: 'student', convite } } };
    const [row] = await session.asAuth('select public.limitar_cadastros($1) as answer', [
      JSON.stringify(event),
    ]);
    const { error } = (row?.answer ?? {}) as { error?: object };
    return error === undefined;
  };

  it('is let in by the last ten of its class, then by the three of its network, and no more', async () => {
    const { classroom, code } = await openClassroom(db);
    await db.asOwner('update public.ajustes_ia set contas_por_rede = 3');
    await db.asOwner('insert into public.cadastros_por_sala (sala_id, contagem) values ($1, 230)', [
      classroom,
    ]);
    const answers = await Promise.all(sessions.map((session) => ask(session, '198.51.100.7', code)));
    expect(answers.filter(Boolean)).toHaveLength(13);
    const [row] = await db.asOwner('select contagem from public.cadastros_por_sala where sala_id = $1', [
      classroom,
    ]);
    expect(row).toEqual({ contagem: 240 });
  });

  it('that guesses all at once learns no more than thirty guesses an hour tell', async () => {
    await openClassroom(db);
    const rounds = [0, 1].map(() => sessions.map((session) => ask(session, '198.51.100.8', 'CCCCCC')));
    await Promise.all(rounds.flat());
    const [row] = await db.asOwner(
      `select codigos_errados from public.cadastros_por_rede where rede = '198.51.100.8'`,
    );
    expect(row).toEqual({ codigos_errados: 30 });
  });
});
