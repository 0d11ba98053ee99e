import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_CLASSROOMS } from '@/domain/classrooms/stored-classroom';
import { call, createClassroom, deleteForGood, invite, join, openClassroom } from './support/classroom';
import { outcome } from './support/outcome';
import { storeEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('classrooms with %s grants', (grants) => {
  let db: TestDatabase;
  let teacher: string;
  let rival: string;
  let student: string;
  let classroom: string;
  let code: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    ({ teacher, rival, student, classroom, code } = await openClassroom(db));
  });
  afterAll(() => db.close());

  const members = async () =>
    (await db.asOwner('select aluno_id from public.sala_alunos where sala_id = $1', [classroom])).map(
      ({ aluno_id }) => aluno_id,
    );

  it('are created by teachers only', async () => {
    expect(await outcome(db.asUser(student, `insert into public.salas (nome) values ('Minha')`))).toBe(
      'refused',
    );
    expect(
      await outcome(
        db.asUser(rival, `insert into public.salas (nome, professor_id) values ('Falsa', $1)`, [teacher]),
      ),
    ).toBe('refused');
    expect(await outcome(db.asAnon(`insert into public.salas (nome) values ('Minha')`))).toBe('refused');
  });

  it('start without a theme, today, open, whatever the browser says', async () => {
    const [row] = await db.asUser(
      rival,
      `insert into public.salas (nome, tema, tema_versao, created_at, arquivada_em, excluida_em)
       values ('B', 'Falso', 7, '2001-01-01', now(), 'infinity')
       returning tema, tema_versao, created_at > now() - interval '1 minute' as today, arquivada_em, excluida_em`,
    );
    expect(row).toEqual({ tema: '', tema_versao: 0, today: true, arquivada_em: null, excluida_em: null });
  });

  it('are changed and removed by their teacher', async () => {
    await db.asUser(teacher, `update public.salas set nome = '3º B', descricao = 'Manhã' where id = $1`, [
      classroom,
    ]);
    expect(await db.asUser(teacher, 'select nome, descricao from public.salas')).toEqual([
      { nome: '3º B', descricao: 'Manhã' },
    ]);
    expect(await call(db, teacher, 'excluir_sala($1)', [classroom])).toBe(true);
    expect(await db.asUser(teacher, 'select from public.salas')).toEqual([]);
  });

  it.each([
    ['tema', `'Falso'`],
    ['tema_versao', '7'],
    ['professor_id', 'gen_random_uuid()'],
    ['created_at', `now() - interval '1 day'`],
    ['arquivada_em', 'now()'],
    ['excluida_em', 'now()'],
  ])('keep their %s from the browser', async (column, value) => {
    expect(await outcome(db.asUser(teacher, `update public.salas set ${column} = ${value}`))).toBe('refused');
  });

  it.each([
    ['a blank name', ' ', '23514'],
    ['a name of line breaks', '\n\t \n', '23514'],
    ['a name of 101 characters', 'n'.repeat(101), '23514'],
    ['a name of 500 characters', 'n'.repeat(500), '23514'],
    ['a name of 100 emoji', '🏫'.repeat(100), 'done'],
    ['markup, kept as text', '<img src=x onerror=alert(1)>', 'done'],
  ])('take %s as it should', async (_requirement, name, expected) => {
    const create = 'insert into public.salas (nome) values ($1) returning id';
    expect(await outcome(db.asUser(rival, create, [name]))).toBe(expected);
    expect(await db.asUser(rival, 'select nome from public.salas')).toEqual(
      expected === 'done' ? [{ nome: name }] : [],
    );
  });

  it('lose the white space around their name', async () => {
    await createClassroom(db, teacher, ' \t3º C\n');
    expect(await db.asUser(teacher, `select nome from public.salas where nome like '%C%'`)).toEqual([
      { nome: '3º C' },
    ]);
  });

  it('are at most a hundred for one teacher, as the plan says', async () => {
    const create = (count: number) =>
      db.asUser(rival, `insert into public.salas (nome) select 'Sala' from generate_series(1, $1::int)`, [
        count,
      ]);
    expect(await outcome(create(MAX_CLASSROOMS + 1))).toBe('23514');
    await create(MAX_CLASSROOMS);
    expect(await outcome(create(1))).toBe('23514');
  });

  it.each(['salas', 'sala_alunos', 'sala_convites', 'sala_temas', 'sala_nomes'])(
    'of another teacher are out of sight and reach in %s',
    async (table) => {
      await join(db, student, code);
      await call(db, teacher, `definir_tema($1, 'Leitura', null, 0)`, [classroom]);
      await db.asUser(teacher, `insert into public.sala_nomes (sala_id, nome) values ($1, 'Bia')`, [
        classroom,
      ]);
      const key = table === 'salas' ? 'id' : 'sala_id';
      const rows = () => db.asOwner(`select * from public.${table} where ${key} = $1`, [classroom]);
      const before = await rows();
      expect(before).toHaveLength(1);

      for (const outsider of [rival, await db.signUp()]) {
        expect(await db.asUser(outsider, `select * from public.${table}`)).toEqual([]);
        await outcome(
          db.asUser(outsider, `update public.${table} set created_at = now() - interval '1 day'`),
        );
        await outcome(db.asUser(outsider, `delete from public.${table}`));
      }
      expect(await rows()).toEqual(before);
    },
  );

  it.each([
    ['a theme', `insert into public.sala_temas (sala_id, tema) values ($1, 'Meu tema')`],
    ['an invite', 'insert into public.sala_convites (sala_id) values ($1)'],
    ['a student', 'insert into public.sala_alunos (sala_id, aluno_id) values ($1, auth.uid())'],
    ['a name', `insert into public.sala_nomes (sala_id, nome) values ($1, 'Eu')`],
  ])('of another teacher take no %s', async (_what, sql) => {
    expect(await outcome(db.asUser(rival, sql, [classroom]))).toBe('refused');
    expect(await outcome(db.asUser(student, sql, [classroom]))).toBe('refused');
  });

  it('leave nothing behind when they are deleted, nor when the teacher’s account is', async () => {
    for (const end of [
      () => deleteForGood(db, teacher, classroom),
      () => db.asAuth('delete from auth.users where id = $1', [teacher]),
    ]) {
      classroom = await createClassroom(db, teacher);
      code = await invite(db, teacher, classroom);
      await join(db, student, code);
      await call(db, teacher, 'remover_aluno($1, $2)', [classroom, await joined()]);
      await call(db, teacher, `definir_tema($1, 'Leitura', null, 0)`, [classroom]);
      await db.asUser(teacher, `insert into public.sala_nomes (sala_id, nome) values ($1, 'Bia')`, [
        classroom,
      ]);
      await end();
      const parts = ['alunos', 'convites', 'temas', 'nomes', 'removidos'].map((part) => `sala_${part}`);
      for (const table of parts) {
        const rows = await db.asOwner(`select from public.${table} where sala_id = $1`, [classroom]);
        expect([table, rows.length]).toEqual([table, 0]);
      }
      expect(await join(db, student, code)).toEqual({ ok: false, motivo: 'convite_invalido' });
      expect(await db.asAnon('select * from public.sala_por_convite($1)', [code])).toEqual([]);
      expect(await call(db, student, 'minhas_salas()')).toEqual([]);
    }
  });
  const joined = async () => {
    const classmate = await db.signUp();
    await join(db, classmate, code);
    return classmate;
  };

  describe('invite codes', () => {
    it('carry at least 128 random bits and fit a URL', () => {
      expect(code).toMatch(/^[\w-]{43}$/);
    });

    it.each([
      ['made', `insert into public.sala_convites (sala_id, codigo) values ($1, repeat('a', 43))`],
      ['chosen', `update public.sala_convites set codigo = repeat('a', 43) where sala_id = $1 returning id`],
      ['brought back', 'update public.sala_convites set revogado_em = null where sala_id = $1 returning id'],
      ['made newer', `update public.sala_convites set created_at = now() where sala_id = $1 returning id`],
      ['deleted', 'delete from public.sala_convites where sala_id = $1 returning id'],
    ])('are never %s by a browser', async (_how, sql) => {
      await call(db, teacher, 'revogar_convites($1)', [classroom]);
      expect(await outcome(db.asUser(teacher, sql, [classroom]))).toMatch(/^(refused|nothing)$/);
    });

    it('show the classroom to whoever holds one; the e-mail only to who is signed in', async () => {
      const page =
        'select id, nome, professor_nome, professor_email is null as hidden from public.sala_por_convite($1)';
      const seen = { id: classroom, nome: '3º A', professor_nome: 'Prof. Ivo' };
      expect(await db.asAnon(page, [code])).toEqual([{ ...seen, hidden: true }]);
      expect(await db.asUser(student, page, [code])).toEqual([{ ...seen, hidden: false }]);
    });

    it('look the same unknown, revoked, renewed and of a deleted classroom', async () => {
      const revoked = await invite(db, teacher, classroom);
      await call(db, teacher, 'revogar_convites($1)', [classroom]);
      const other = await createClassroom(db, teacher);
      const orphan = await invite(db, teacher, other);
      await call(db, teacher, 'excluir_sala($1)', [other]);

      const guesses = [code, revoked, orphan, 'x'.repeat(43), '', classroom, '%', "' or true --"];
      for (const dead of guesses) {
        expect(await db.asAnon('select * from public.sala_por_convite($1)', [dead])).toEqual([]);
        expect(await join(db, student, dead)).toEqual({ ok: false, motivo: 'convite_invalido' });
      }
      expect(await members()).toEqual([]);
    });

    it('are one at a time: renewing revokes those before', async () => {
      const renewed = await call(db, teacher, 'renovar_convite($1)', [classroom]);
      expect((await call(db, teacher, 'sala_do_professor($1)', [classroom])).convite).toEqual(renewed);
      expect(await join(db, student, code)).toEqual({ ok: false, motivo: 'convite_invalido' });
      expect(await join(db, student, renewed.codigo)).toMatchObject({ ok: true });
      expect(await call(db, teacher, 'revogar_convites($1)', [classroom])).toBe(true);
      expect((await call(db, teacher, 'sala_do_professor($1)', [classroom])).convite).toBeNull();
    });

    it('let students in, once', async () => {
      const welcome = { ok: true, sala: { id: classroom, nome: '3º A' } };
      expect(await join(db, student, code)).toEqual(welcome);
      expect(await join(db, student, code)).toEqual(welcome);
      expect(await members()).toEqual([student]);
    });

    it('let neither teachers, developers nor visitors in', async () => {
      const dev = await db.signUp();
      await db.asOwner(`update public.profiles set tipo_conta = 'dev' where user_id = $1`, [dev]);
      for (const outsider of [teacher, rival, dev]) {
        expect(await join(db, outsider, code)).toEqual({ ok: false, motivo: 'apenas_alunos' });
        expect(await join(db, outsider, 'unknown')).toEqual({ ok: false, motivo: 'apenas_alunos' });
      }
      expect(await outcome(db.asAnon('select public.entrar_na_sala($1)', [code]))).toBe('refused');
      expect(await members()).toEqual([]);
    });

    it('let two hundred students in, and those who are in already', async () => {
      await db.asAuth(
        `insert into auth.users (email) select gen_random_uuid() || '@exemplo.com.br' from generate_series(1, 199)`,
      );
      await db.asOwner(
        `insert into public.sala_alunos (sala_id, aluno_id)
         select $1, user_id from public.profiles where tipo_conta = 'student' and user_id <> $2 limit 199`,
        [classroom, student],
      );
      expect(await join(db, student, code)).toMatchObject({ ok: true });
      expect(await join(db, student, code)).toMatchObject({ ok: true });
      expect(await join(db, await db.signUp(), code)).toEqual({ ok: false, motivo: 'sala_cheia' });
      expect(await members()).toHaveLength(200);
    });
  });

  describe('students', () => {
    beforeEach(() => join(db, student, code));

    it('see the classroom and its themes, not the invites, names nor their classmates', async () => {
      await joined();
      await call(db, teacher, `definir_tema($1, 'Leitura', null, 0)`, [classroom]);
      await db.asUser(teacher, `insert into public.sala_nomes (sala_id, nome) values ($1, 'Bia')`, [
        classroom,
      ]);

      expect(await db.asUser(student, 'select nome from public.salas')).toEqual([{ nome: '3º A' }]);
      expect(await db.asUser(student, 'select tema from public.sala_temas')).toEqual([{ tema: 'Leitura' }]);
      expect(await db.asUser(student, 'select aluno_id from public.sala_alunos')).toEqual([
        { aluno_id: student },
      ]);
      expect(await db.asUser(student, 'select * from public.sala_convites')).toEqual([]);
      expect(await db.asUser(student, 'select * from public.sala_nomes')).toEqual([]);
    });

    it('change nothing in it, and remove nobody', async () => {
      const classmate = await joined();
      await outcome(db.asUser(student, `update public.salas set nome = 'Hackeada'`));
      await outcome(db.asUser(student, 'delete from public.sala_alunos where aluno_id = $1', [classmate]));
      expect(await db.asUser(teacher, 'select nome from public.salas')).toEqual([{ nome: '3º A' }]);
      expect(await members()).toContain(classmate);
    });

    it('leave', async () => {
      expect(await call(db, student, 'sair_da_sala($1)', [classroom])).toBe(true);
      expect(await call(db, student, 'sair_da_sala($1)', [classroom])).toBe(false);
      expect(await db.asUser(student, 'select * from public.salas')).toEqual([]);
      expect(await call(db, student, 'minhas_salas()')).toEqual([]);
      expect((await call(db, teacher, 'sala_do_professor($1)', [classroom])).alunos).toEqual([]);
    });

    it('leave no trace when their account is deleted', async () => {
      await db.asAuth('delete from auth.users where id = $1', [student]);
      expect(await members()).toEqual([]);
    });

    it('keep essays, profile and balance to themselves', async () => {
      await storeEssay(db, student);
      for (const table of ['redacoes', 'canetinhas_transactions', 'usuario_conquistas']) {
        const owner = table === 'canetinhas_transactions' ? 'user_id' : 'usuario_id';
        expect(
          await db.asUser(teacher, `select * from public.${table} where ${owner} = $1`, [student]),
        ).toEqual([]);
      }
      expect(await db.asUser(teacher, 'select user_id from public.profiles')).toEqual([{ user_id: teacher }]);
    });
  });
});
