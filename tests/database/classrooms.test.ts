import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcome } from './support/outcome';
import { correctionOf, storeCorrection, storeEssay } from './support/store-essay';
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
    teacher = await db.signUp({ nome: 'Prof. Ivo', tipo_conta: 'teacher' });
    rival = await db.signUp({ tipo_conta: 'teacher' });
    student = await db.signUp({ nome: 'Ana Souza' });
    classroom = await createClassroom(teacher);
    code = await invite(teacher, classroom);
  });
  afterAll(() => db.close());

  const createClassroom = async (user: string) => {
    const [row] = await db.asUser(user, `insert into public.salas (nome) values ('3º A') returning id`);
    return String(row?.id);
  };
  const invite = async (user: string, sala: string) => {
    const [row] = await db.asUser(
      user,
      'insert into public.sala_convites (sala_id) values ($1) returning codigo',
      [sala],
    );
    return String(row?.codigo);
  };
  const join = async (user: string, withCode: string) => {
    const [row] = await db.asUser(user, 'select public.entrar_na_sala($1) as answer', [withCode]);
    return row?.answer;
  };
  const report = (user: string, sala = classroom) =>
    db.asUser(
      user,
      `select nome, redacoes::int, media::float8, c1::float8, c5::float8 from public.relatorio_da_sala($1)`,
      [sala],
    );
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
  });

  it('are changed and removed by their teacher', async () => {
    await db.asUser(teacher, `update public.salas set tema = 'Leitura' where id = $1`, [classroom]);
    expect(await db.asUser(teacher, 'select nome, tema from public.salas')).toEqual([
      { nome: '3º A', tema: 'Leitura' },
    ]);
    await db.asUser(teacher, 'delete from public.salas where id = $1', [classroom]);
    expect(await db.asUser(teacher, 'select from public.salas')).toEqual([]);
  });

  it.each(['salas', 'sala_alunos', 'sala_convites', 'sala_temas'])(
    'of another teacher are out of sight and reach in %s',
    async (table) => {
      await join(student, code);
      await db.asUser(teacher, `insert into public.sala_temas (sala_id, tema) values ($1, 'Leitura')`, [
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
  ])('of another teacher take no %s', async (_what, sql) => {
    expect(await outcome(db.asUser(rival, sql, [classroom]))).toBe('refused');
    expect(await outcome(db.asUser(student, sql, [classroom]))).toBe('refused');
  });

  describe('invite codes', () => {
    it('carry at least 128 random bits and fit a URL', () => {
      expect(code).toMatch(/^[\w-]{43}$/);
    });

    it('are never the browser’s choice', async () => {
      const [row] = await db.asUser(
        teacher,
        `insert into public.sala_convites (sala_id, codigo) values ($1, 'turma-a-2026-facil-de-lembrar') returning codigo`,
        [classroom],
      );
      expect(row?.codigo).toMatch(/^[\w-]{43}$/);
    });

    it('show the classroom to whoever holds one; the e-mail only to who is signed in', async () => {
      const page =
        'select id, nome, professor_nome, professor_email is null as hidden from public.sala_por_convite($1)';
      const seen = { id: classroom, nome: '3º A', professor_nome: 'Prof. Ivo' };
      expect(await db.asAnon(page, [code])).toEqual([{ ...seen, hidden: true }]);
      expect(await db.asUser(student, page, [code])).toEqual([{ ...seen, hidden: false }]);
    });

    it('look the same unknown and revoked', async () => {
      await db.asUser(teacher, 'update public.sala_convites set revogado_em = now()');
      for (const dead of [code, 'x'.repeat(43), '', "' or true --"]) {
        expect(await db.asAnon('select * from public.sala_por_convite($1)', [dead])).toEqual([]);
        expect(await join(student, dead)).toEqual({ ok: false, motivo: 'convite_invalido' });
      }
      expect(await members()).toEqual([]);
    });

    it('stay revoked, and never change', async () => {
      expect(
        await outcome(db.asUser(teacher, `update public.sala_convites set codigo = repeat('a', 43)`)),
      ).toBe('refused');
      await db.asUser(teacher, 'update public.sala_convites set revogado_em = now()');
      expect(await outcome(db.asUser(teacher, 'update public.sala_convites set revogado_em = null'))).toBe(
        'refused',
      );
    });

    it('let students in, once', async () => {
      const welcome = { ok: true, sala: { id: classroom, nome: '3º A' } };
      expect(await join(student, code)).toEqual(welcome);
      expect(await join(student, code)).toEqual(welcome);
      expect(await members()).toEqual([student]);
    });

    it('let neither teachers nor visitors in', async () => {
      expect(await join(rival, code)).toEqual({ ok: false, motivo: 'apenas_alunos' });
      expect(await join(rival, 'unknown')).toEqual({ ok: false, motivo: 'apenas_alunos' });
      expect(await outcome(db.asAnon('select public.entrar_na_sala($1)', [code]))).toBe('refused');
      expect(await members()).toEqual([]);
    });
  });

  describe('students', () => {
    beforeEach(() => join(student, code));

    it('see the classroom and its themes, not the invites nor their classmates', async () => {
      const classmate = await db.signUp();
      await join(classmate, code);
      await db.asUser(teacher, `insert into public.sala_temas (sala_id, tema) values ($1, 'Leitura')`, [
        classroom,
      ]);

      expect(await db.asUser(student, 'select nome from public.salas')).toEqual([{ nome: '3º A' }]);
      expect(await db.asUser(student, 'select tema from public.sala_temas')).toEqual([{ tema: 'Leitura' }]);
      expect(await db.asUser(student, 'select aluno_id from public.sala_alunos')).toEqual([
        { aluno_id: student },
      ]);
      expect(await db.asUser(student, 'select * from public.sala_convites')).toEqual([]);
      expect(await report(student)).toEqual([]);
    });

    it('change nothing in it, and remove nobody', async () => {
      const classmate = await db.signUp();
      await join(classmate, code);
      await outcome(db.asUser(student, `update public.salas set nome = 'Hackeada'`));
      await outcome(db.asUser(student, 'delete from public.sala_alunos where aluno_id = $1', [classmate]));
      expect(await db.asUser(teacher, 'select nome from public.salas')).toEqual([{ nome: '3º A' }]);
      expect(await members()).toContain(classmate);
    });

    it('leave, and are out of the teacher’s sight', async () => {
      await storeCorrection(db, student);
      expect(await report(teacher)).toHaveLength(1);
      const leave = async () => {
        const [row] = await db.asUser(student, 'select public.sair_da_sala($1) as left', [classroom]);
        return row?.left;
      };
      expect(await leave()).toBe(true);
      expect(await leave()).toBe(false);
      expect(await report(teacher)).toEqual([]);
      expect(await db.asUser(teacher, 'select * from public.redacoes_recentes_das_salas()')).toEqual([]);
      expect(await db.asUser(student, 'select * from public.salas')).toEqual([]);
    });

    it('are removed by their teacher', async () => {
      await db.asUser(teacher, 'delete from public.sala_alunos where aluno_id = $1', [student]);
      expect(await members()).toEqual([]);
    });

    it('show their teacher figures, means of vouched scores only, and nothing from before', async () => {
      const other = await db.signUp({ nome: 'Beto' });
      await storeCorrection(db, other, { nota: 1000 });
      await join(other, code);
      await storeCorrection(db, student, { nota: 600, correcao: correctionOf([120, 120, 120, 120, 120]) });
      await storeCorrection(db, student, { nota: 800, correcao: correctionOf([200, 160, 160, 160, 120]) });
      await storeEssay(db, student, { nota: 1000 });

      expect(await report(teacher)).toEqual([
        { nome: 'Ana Souza', redacoes: 3, media: 700, c1: 160, c5: 120 },
        { nome: 'Beto', redacoes: 0, media: null, c1: null, c5: null },
      ]);
      const recent = await db.asUser(teacher, 'select nota_total from public.redacoes_recentes_das_salas(2)');
      expect(recent.map(({ nota_total }) => nota_total)).toEqual([1000, 800]);
    });

    it('are nobody else’s to report on', async () => {
      expect(await report(rival)).toEqual([]);
      expect(await db.asUser(rival, 'select * from public.redacoes_recentes_das_salas()')).toEqual([]);
      expect(await outcome(db.asAnon('select * from public.relatorio_da_sala($1)', [classroom]))).toBe(
        'refused',
      );
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
