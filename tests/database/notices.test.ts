import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, createClassroom, deleteForGood, fillClassroom, invite, join, send } from './support/classroom';
import { outcome } from './support/outcome';
import { correctionOf, storeCorrection } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('notices with %s grants', (grants) => {
  let db: TestDatabase;
  let teacher: string;
  let rival: string;
  let student: string;
  let classmate: string;
  let classroom: string;
  let essay: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    ({ teacher, rival, student, classmate, classroom, essay } = await fillClassroom(db));
    // Marks as read the notices that filling the class itself creates.
    for (const user of [teacher, student, classmate]) await readAll(user);
  });
  afterAll(() => db.close());

  type Listed = { chave: string; tipo: string; quantos: number; quando: string; lido: boolean };
  const notices = (user: string): Promise<Listed[]> => call(db, user, 'meus_avisos()');
  const unread = async (user: string) => (await notices(user)).filter(({ lido }) => !lido);
  const count = (user: string) => call(db, user, 'avisos_novos()');
  const mark = async (user: string, key: string, until: string | null = null) => {
    const isMarked = await call(db, user, 'marcar_avisos($1, $2)', [until, key]);
    await pass('1 second');
    return isMarked;
  };
  const readAll = (user: string) => mark(user, '');
  const written = (user: string, tema = 'Leitura') =>
    storeCorrection(db, user, { tema, correcao: correctionOf([120, 160, 120, 80, 120]) });
  const review = (id: string, user = teacher) =>
    call(db, user, 'revisar_redacao($1, $2)', [id, JSON.stringify([{ competencia: 1, comentario: 'Bom.' }])]);
  const setTheme = (tema: string, due: string | null = null, version = 1) =>
    call(db, teacher, 'definir_tema($1, $2, $3, $4)', [classroom, tema, due, version]);
  /**
   * Moves everybody's read marks and all events into the past, so that later events have a later time even if the
   * clock stands still.
   */
  const pass = async (time: string) => {
    for (const [table, column] of [
      ['salas', 'created_at'],
      ['sala_envios', 'created_at'],
      ['sala_envios', 'revisada_em'],
      ['sala_alunos', 'created_at'],
      ['sala_professores', 'created_at'],
      ['sala_temas', 'created_at'],
      ['sala_retiradas', 'retirada_em'],
      ['avisos_lidos', 'lido_ate'],
    ])
      await db.asOwner(`update public.${table} set ${column} = ${column} - $1::interval`, [time]);
  };
  const addPartner = async () => {
    const partner = await db.signUp({ nome: 'Prof. Lia', tipo_conta: 'teacher' });
    const { codigo } = await call(db, teacher, 'convidar_professor($1)', [classroom]);
    await pass('1 second');
    await call(db, partner, 'entrar_como_professor($1)', [codigo]);
    await pass('1 second');
    return partner;
  };

  describe('of a teacher', () => {
    it('tell of one essay with its student, and of many as one', async () => {
      const id = await send(db, student, classroom, essay);
      expect(await unread(teacher)).toEqual([
        {
          chave: expect.stringMatching(/^enviada:/),
          tipo: 'enviada',
          sala_id: classroom,
          sala_nome: '3º A',
          tema: 'Leitura',
          tema_id: expect.any(String),
          prazo: '2036-12-01T02:59:59+00:00',
          quantos: 1,
          quando: expect.any(String),
          lido: false,
          aluno_id: student,
          aluno_nome: 'Ana Souza',
          envio_id: id,
          redacao_id: null,
        },
      ]);
      await send(db, classmate, classroom, await written(classmate));
      await send(db, classmate, classroom, await written(classmate));
      expect(await unread(teacher)).toMatchObject([{ quantos: 3, aluno_nome: null, envio_id: null }]);
      expect(await count(teacher)).toBe(1);
    });

    it('count what came after they were read', async () => {
      await send(db, student, classroom, essay);
      const [first] = await unread(teacher);
      expect(await mark(teacher, first!.chave, first!.quando)).toBe(true);
      expect(await count(teacher)).toBe(0);
      expect(await unread(teacher)).toEqual([]);
      await send(db, classmate, classroom, await written(classmate));
      expect(await count(teacher)).toBe(1);
      expect(await unread(teacher)).toMatchObject([{ quantos: 1, aluno_nome: 'Beto' }]);
      await readAll(teacher);
      expect(await notices(teacher)).toContainEqual(expect.objectContaining({ tipo: 'enviada', quantos: 2 }));
    });

    it('tell who joined and whose essay was withdrawn', async () => {
      const newcomer = await db.signUp({ nome: 'Caio' });
      await join(db, newcomer, await invite(db, teacher, classroom));
      await call(db, student, 'retirar_da_sala($1)', [await send(db, student, classroom, essay)]);
      expect((await unread(teacher)).map(({ tipo }) => tipo).toSorted()).toEqual(['entrou', 'retirada']);
      expect(await unread(teacher)).toContainEqual(
        expect.objectContaining({ tipo: 'retirada', aluno_nome: 'Ana Souza', tema: 'Leitura' }),
      );
    });

    it('tell of no withdrawal where somebody else takes an essay out', async () => {
      const id = await send(db, student, classroom, essay);
      await db.asOwner('delete from public.sala_envios where id = $1', [id]);
      expect(await unread(teacher)).toEqual([]);
    });

    it('keep no trace of whoever leaves or deletes the account', async () => {
      await call(db, student, 'retirar_da_sala($1)', [await send(db, student, classroom, essay)]);
      await send(db, student, classroom, await written(student));
      await send(db, classmate, classroom, await written(classmate));
      await call(db, student, 'sair_da_sala($1)', [classroom]);
      await db.asOwner('delete from auth.users where id = $1', [classmate]);
      expect(await unread(teacher)).toEqual([]);
      expect(
        await db.asOwner('select from public.sala_retiradas where usuario_id = $1', [classmate]),
      ).toEqual([]);
    });

    it('are gone with a removed student, an archived or deleted class, and after sixty days', async () => {
      await send(db, student, classroom, essay);
      await call(db, teacher, 'remover_aluno($1, $2)', [classroom, student]);
      expect(await count(teacher)).toBe(0);
      await call(db, teacher, 'desfazer_remocao($1, $2)', [classroom, student]);
      expect(await count(teacher)).toBeGreaterThan(0);
      await call(db, teacher, 'arquivar_sala($1, true)', [classroom]);
      expect(await notices(teacher)).toEqual([]);
      expect(await notices(student)).toEqual([]);
      await call(db, teacher, 'arquivar_sala($1, false)', [classroom]);
      await pass('61 days');
      expect(await count(teacher)).toBe(0);
      expect(await notices(teacher)).toEqual([]);
      await deleteForGood(db, teacher, classroom);
      expect(await notices(student)).toEqual([]);
    });

    it('begin for a co-teacher on the day of coming, and end with it', async () => {
      await send(db, student, classroom, essay);
      const partner = await addPartner();
      expect(await notices(partner)).toEqual([]);
      await send(db, classmate, classroom, await written(classmate));
      expect(await unread(partner)).toMatchObject([{ quantos: 1, aluno_nome: 'Beto' }]);
      const [{ chave }] = (await unread(partner)) as [Listed];
      await call(db, teacher, 'remover_professor($1, $2)', [classroom, partner]);
      expect(await notices(partner)).toEqual([]);
      expect(await count(partner)).toBe(0);
      expect(await mark(partner, chave)).toBe(false);
    });
  });

  describe('of a student', () => {
    it('tell of a review, and again where it is published anew', async () => {
      const id = await send(db, student, classroom, essay);
      await review(id);
      expect(await unread(student)).toMatchObject([
        {
          tipo: 'revisada',
          quantos: 1,
          sala_nome: '3º A',
          tema: 'Leitura',
          redacao_id: essay,
          aluno_nome: null,
        },
      ]);
      await readAll(student);
      await review(id);
      expect(await count(student)).toBe(1);
      await call(db, teacher, 'revisar_redacao($1, $2)', [id, '[]']);
      expect(await count(student)).toBe(0);
    });

    it('tell of each theme set while in the class', async () => {
      await setTheme('Água');
      await setTheme('Energia', null, 2);
      expect(await unread(student)).toMatchObject([
        { tipo: 'tema', tema: 'Energia' },
        { tipo: 'tema', tema: 'Água' },
      ]);
      const newcomer = await db.signUp({ nome: 'Caio' });
      await join(db, newcomer, await invite(db, teacher, classroom));
      expect(await notices(newcomer)).toEqual([]);
    });

    it('tell of a deadline from the day before it, to whoever has not sent', async () => {
      const at = async (sql: string) => {
        const [row] = await db.asOwner(
          `select to_char((${sql}) at time zone 'America/Sao_Paulo' at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SSZ') as at`,
        );
        return String(row?.at);
      };
      const today = `date_trunc('day', now() at time zone 'America/Sao_Paulo')`;
      const kinds = async (user: string) => (await unread(user)).map(({ tipo }) => tipo);
      await setTheme('Leitura', await at(`${today} + interval '2 days 23 hours 59 minutes'`));
      await pass('3 days');
      expect(await kinds(student)).toEqual([]);
      await setTheme('Leitura', await at(`${today} + interval '1 day 23 hours 59 minutes'`), 2);
      expect(await kinds(student)).toEqual(['prazo']);
      await send(db, student, classroom, essay);
      expect(await kinds(student)).toEqual([]);
      expect(await kinds(classmate)).toEqual(['prazo']);
      // A theme set after "Leitura" does not change the deadline of "Leitura".
      await setTheme('Água', null, 3);
      expect((await kinds(classmate)).toSorted()).toEqual(['prazo', 'tema']);
      expect(await kinds(student)).toEqual(['tema']);
      await db.asOwner(
        `update public.sala_temas set prazo = now() - interval '1 minute' where tema = 'Leitura'`,
      );
      expect(await kinds(classmate)).toEqual(['tema']);
    });
  });

  describe('of others', () => {
    it('are told to nobody', async () => {
      await review(await send(db, student, classroom, essay));
      expect(await notices(rival)).toEqual([]);
      expect(await count(rival)).toBe(0);
      expect(await count(classmate)).toBe(0);
      expect(await unread(student)).toMatchObject([{ tipo: 'revisada' }]);
      for (const sql of ['meus_avisos()', 'avisos_novos()', 'marcar_avisos(now())'])
        expect(await outcome(db.asAnon(`select public.${sql}`))).toBe('refused');
    });

    it('are marked by nobody: a mark is the own one', async () => {
      await send(db, student, classroom, essay);
      const [{ chave }] = (await unread(teacher)) as [Listed];
      for (const outsider of [rival, student, classmate]) expect(await mark(outsider, chave)).toBe(false);
      await readAll(rival);
      expect(await count(teacher)).toBe(1);
      expect(await mark(teacher, 'enviada:tudo')).toBe(false);
    });

    it('are not hidden by a mark in the future', async () => {
      await mark(teacher, '', '2099-01-01T00:00:00Z');
      await send(db, student, classroom, essay);
      expect(await count(teacher)).toBe(1);
    });

    it('are of their own class where somebody teaches two', async () => {
      const other = await createClassroom(db, teacher, '2º B');
      await join(db, classmate, await invite(db, teacher, other));
      await readAll(teacher);
      await send(db, classmate, other, await written(classmate));
      await send(db, student, classroom, essay);
      expect(await unread(teacher)).toMatchObject([{ sala_nome: '3º A' }, { sala_nome: '2º B', tema: null }]);
      expect(await count(teacher)).toBe(2);
    });
  });
});
