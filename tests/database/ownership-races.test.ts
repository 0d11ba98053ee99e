import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Session } from '../../tools/database/session';
import { deleteAccount, tablesWith } from './support/account';
import { call, fillClassroom, send } from './support/classroom';
import { openTestDatabase, type TestDatabase } from './support/test-database';

/** PGlite has one connection, so truly concurrent requests need a native Postgres (DATABASE_URL). */
describe.runIf(inject('template').kind === 'native')(
  'a classroom that changes hands in the middle of everything',
  () => {
    const ROUNDS = 12;
    let db: TestDatabase;
    let sessions: (Session & { close(): Promise<void> })[];
    let of: Awaited<ReturnType<typeof fillClassroom>>;
    let lia: string;
    let caio: string;
    beforeAll(async () => {
      db = await openTestDatabase();
      sessions = await Promise.all(Array.from({ length: 4 }, () => db.openSession()));
    });
    beforeEach(fill);
    afterAll(async () => {
      await Promise.all(sessions.map((session) => session.close()));
      await db.close();
    });

    async function fill() {
      of = await fillClassroom(db);
      lia = await db.signUp({ nome: 'Prof. Lia', tipo_conta: 'teacher' });
      caio = await db.signUp({ nome: 'Prof. Caio', tipo_conta: 'teacher' });
      for (const teacher of [lia, caio]) {
        const { codigo } = await call(db, of.teacher, 'convidar_professor($1)', [of.classroom]);
        await call(db, teacher, 'entrar_como_professor($1)', [codigo]);
      }
      await call(db, of.teacher, 'oferecer_sala($1, $2)', [of.classroom, lia]);
    }
    const at = (index: number) => sessions[index]!;
    const ownerOf = async () =>
      (await db.asOwner('select professor_id from public.salas where id = $1', [of.classroom]))[0]
        ?.professor_id;
    const beside = async () =>
      (
        await db.asOwner('select professor_id from public.sala_professores where sala_id = $1', [
          of.classroom,
        ])
      ).map(({ professor_id }) => professor_id);
    /** Repeats a race, so that the requests meet in many different orders. */
    async function inRounds(one: (round: number) => Promise<void>) {
      for (let round = 0; round < ROUNDS; round += 1) {
        if (round > 0) await fill();
        await one(round);
      }
    }
    const shuffled = (round: number, started: (() => Promise<unknown>)[]) => {
      const answers: Promise<unknown>[] = [];
      started.forEach((_, index) => {
        const place = (index + round) % started.length;
        answers[place] = started[place]!();
      });
      return Promise.all(answers);
    };

    it('accepted while the offer is taken back: either, and never both', async () => {
      await inRounds(async (round) => {
        const [accepted, ended] = (await shuffled(round, [
          () => call(at(0), lia, 'aceitar_sala($1)', [of.classroom]),
          () => call(at(1), of.teacher, 'encerrar_oferta($1)', [of.classroom]),
        ])) as [{ ok: boolean }, boolean];
        expect(accepted.ok).toBe(!ended);
        expect(await ownerOf()).toBe(accepted.ok ? lia : of.teacher);
        expect(await beside()).toHaveLength(2);
      });
    });

    it('accepted many times at once is accepted once', async () => {
      const answers = await Promise.all(
        sessions.map((session) => call(session, lia, 'aceitar_sala($1)', [of.classroom])),
      );
      expect(answers).toEqual(sessions.map(() => ({ ok: true })));
      expect((await beside()).sort()).toEqual([of.teacher, caio].sort());
    });

    it('accepted while the account of its owner ends: it is there, and hers', async () => {
      await inRounds(async (round) => {
        const sent = await send(db, of.student, of.classroom, of.essay);
        const [accepted, deleted] = await shuffled(round, [
          () => call(at(0), lia, 'aceitar_sala($1)', [of.classroom]),
          () => deleteAccount(at(1), of.teacher),
          () =>
            call(at(2), caio, 'revisar_redacao($1, $2)', [
              sent,
              '[{"competencia": 1, "comentario": "Bom."}]',
            ]),
        ]);
        expect([accepted, deleted]).toEqual([{ ok: true }, { ok: true }]);
        expect(await ownerOf()).toBe(lia);
        expect(await beside()).toEqual([caio]);
        expect(await tablesWith(db, of.teacher)).toEqual([]);
        expect(await db.asOwner('select 1 from public.sala_envios where id = $1', [sent])).toHaveLength(1);
      });
    });

    it('whose owner and heir end their accounts at once passes on to the third', async () => {
      await inRounds(async (round) => {
        const answers = await shuffled(round, [
          () => deleteAccount(at(0), of.teacher),
          () => deleteAccount(at(1), lia),
        ]);
        expect(answers).toEqual([{ ok: true }, { ok: true }]);
        expect(await ownerOf()).toBe(caio);
        expect(await beside()).toEqual([]);
      });
    });

    it('accepted while who accepts ends her account: it stays with somebody who is there', async () => {
      await inRounds(async (round) => {
        const [, deleted] = await shuffled(round, [
          () => call(at(0), lia, 'aceitar_sala($1)', [of.classroom]),
          () => deleteAccount(at(1), lia),
        ]);
        expect(deleted).toEqual({ ok: true });
        // The former owner is also the one who has taught there longest.
        expect(await ownerOf()).toBe(of.teacher);
        expect(await beside()).toEqual([caio]);
      });
    });
  },
);
