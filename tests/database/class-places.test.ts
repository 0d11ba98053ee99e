import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from './support/account';
import { call, createClassroom, invite, join, openClassroom, send, deleteForGood } from './support/classroom';
import { outcome } from './support/outcome';
import { correctionOf, storeCorrection } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

type Line = { nome: string; email?: string | null };

const thrice = (one: unknown) => [one, one, one];
const DAYS = (count: number) => `now() - interval '${count} days'`;

describe.each(GRANTS)('places in the roster of a classroom with %s grants', (grants) => {
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

  const whole = (user = teacher) => call(db, user, 'sala_do_professor($1)', [classroom]);
  const importLines = (lines: unknown, user = teacher, id = classroom) =>
    call(db, user, 'importar_nomes($1, $2)', [id, JSON.stringify(lines)]);
  const line = (one: Line) => ({ id: crypto.randomUUID(), ...one });
  const waiting = async (): Promise<(string | null)[][]> =>
    (await whole()).nomes.map(({ nome, email }: { nome: string; email: string | null }) => [nome, email]);
  const places = async (): Promise<(string | null)[][]> =>
    (await whole()).alunos.map((one: { nome: string; nome_na_lista: string | null }) => [
      one.nome,
      one.nome_na_lista,
    ]);
  const expectPlace = async (nome: string, email: string | null = null) => {
    const one = line({ nome, email });
    await importLines([one]);
    return one.id;
  };
  let emails = 0;
  /** An account with an e-mail nobody had before. */
  async function account(nome: string, confirmed = true) {
    emails += 1;
    const email = `pessoa.${grants}.${emails}@exemplo.com.br`;
    return { email, id: await db.signUp({ nome, email, confirmed }) };
  }

  describe('an import', () => {
    it('puts all lines on the roster, trimmed, with their e-mails', async () => {
      const lines = [
        line({ nome: ' Ana Souza ', email: ' Ana.Souza@Exemplo.com.BR ' }),
        line({ nome: 'Ana Souza', email: '' }),
        line({ nome: 'Bia Lima' }),
      ];
      expect(await importLines(lines)).toEqual({ ok: true });
      expect(await waiting()).toEqual([
        ['Ana Souza', 'ana.souza@exemplo.com.br'],
        ['Ana Souza', null],
        ['Bia Lima', null],
      ]);
    });

    it('sent twice is one, also where some have joined meanwhile', async () => {
      const lines = Array.from({ length: 200 }, (_, index) => line({ nome: `Aluno n${index}` }));
      lines[0]!.nome = 'Ana Souza';
      await importLines(lines);
      await join(db, student, code);
      expect(await importLines(lines)).toEqual({ ok: true });
      expect(await waiting()).toHaveLength(199);
      expect(await places()).toEqual([['Ana Souza', 'Ana Souza']]);
    });

    const bad: [string, unknown, string][] = [
      ['a blank name', { nome: ' \n' }, '23514'],
      ['no name', { nome: null }, '23502'],
      ['a name of 101 characters', { nome: 'n'.repeat(101) }, '23514'],
      ['a name without a letter', { nome: '123' }, '23514'],
      ['no id', { id: null, nome: 'Ana' }, '23502'],
      ['an id that is none', { id: 'x', nome: 'Ana' }, '22P02'],
      ['an e-mail without @', { nome: 'Ana', email: 'ana.exemplo.com' }, '23514'],
      ['two e-mails', { nome: 'Ana', email: 'a@b.co,c@d.co' }, '23514'],
      ['an e-mail of 255 characters', { nome: 'Ana', email: `${'a'.repeat(250)}@b.co` }, '23514'],
      ['an e-mail that is a number', { nome: 'Ana', email: 5 }, '23514'],
    ];
    it.each(bad)('with %s is refused as a whole', async (_requirement, wrong, code_) => {
      const lines = [line({ nome: 'Bia Lima' }), { id: crypto.randomUUID(), ...(wrong as object) }];
      const sql = 'select public.importar_nomes($1, $2)';
      expect(await outcome(db.asUser(teacher, sql, [classroom, JSON.stringify(lines)]))).toBe(code_);
      expect(await waiting()).toEqual([]);
    });

    it.each([
      ['201 lines', Array.from({ length: 201 }, () => line({ nome: 'Ana' })), '23514'],
      ['no list', { nome: 'Ana' }, '23514'],
      ['nothing', null, '23514'],
      ['names alone', ['Ana'], '22023'],
    ])('of %s is refused', async (_requirement, lines, code_) => {
      const sql = 'select public.importar_nomes($1, $2)';
      expect(await outcome(db.asUser(teacher, sql, [classroom, JSON.stringify(lines)]))).toBe(code_);
      expect(await waiting()).toEqual([]);
    });

    it('does not exceed two hundred who have not come', async () => {
      await importLines(Array.from({ length: 199 }, (_, index) => line({ nome: `Aluno n${index}` })));
      const two = [line({ nome: 'Ana' }), line({ nome: 'Bia' })];
      const sql = 'select public.importar_nomes($1, $2)';
      expect(await outcome(db.asUser(teacher, sql, [classroom, JSON.stringify(two)]))).toBe('23514');
      expect(await waiting()).toHaveLength(199);
    });

    it('takes one e-mail once a class, and in another class again', async () => {
      const one = { nome: 'Ana', email: 'ana.dupla@exemplo.com.br' };
      const sql = 'select public.importar_nomes($1, $2)';
      const twice = JSON.stringify([line(one), line({ ...one, email: one.email.toUpperCase() })]);
      expect(await outcome(db.asUser(teacher, sql, [classroom, twice]))).toBe('23505');
      await importLines([line(one)]);
      expect(await importLines([line(one)], teacher, await createClassroom(db, teacher, '2º B'))).toEqual({
        ok: true,
      });
      expect(await waiting()).toEqual([['Ana', one.email]]);
    });

    it('is nobody’s but the teacher’s, and never takes a name of another class over', async () => {
      const id = await expectPlace('Ana Souza', 'ana.alvo@exemplo.com.br');
      const other = await createClassroom(db, rival);
      const sql = 'select public.importar_nomes($1, $2)';
      const stolen = JSON.stringify([{ id, nome: 'Minha' }]);
      expect(await outcome(db.asUser(rival, sql, [other, stolen]))).toBe('23505');
      for (const outsider of [rival, student]) {
        expect(await importLines([line({ nome: 'Falso' })], outsider)).toEqual({
          ok: false,
          motivo: 'nao_encontrada',
        });
        const read = db.asUser(outsider, 'select * from public.sala_nomes where sala_id = $1', [classroom]);
        expect(await outcome(read)).toMatch(/^(refused|nothing)$/);
      }
      expect(await outcome(db.asAnon(sql, [classroom, '[]']))).toBe('refused');
      expect(await waiting()).toEqual([['Ana Souza', 'ana.alvo@exemplo.com.br']]);
    });
  });

  describe('joining', () => {
    it('takes the place with the confirmed e-mail of the account, whatever the name', async () => {
      const { email, id } = await account('aninha 123');
      await expectPlace('Ana Souza', email.toUpperCase());
      await expectPlace('aninha 123');
      await join(db, id, code);
      expect(await places()).toEqual([['aninha 123', 'Ana Souza']]);
      expect(await waiting()).toEqual([['aninha 123', null]]);
      // The e-mail has served its purpose and is deleted.
      expect(
        await db.asOwner('select email from public.sala_nomes where sala_id = $1 and email is not null', [
          classroom,
        ]),
      ).toEqual([]);
    });

    it('takes none by an e-mail that is not confirmed, nor by what the browser says', async () => {
      const { email, id } = await account('Impostora', false);
      await expectPlace('Ana Souza', email);
      await outcome(db.asUser(student, 'update public.profiles set email = $1 returning 1', [email]));
      for (const one of [id, student]) await join(db, one, code);
      expect(await places()).toEqual([
        ['Ana Souza', null],
        ['Impostora', null],
      ]);
      expect(await waiting()).toEqual([['Ana Souza', email]]);
    });

    it('takes the only place under the name, if it has no e-mail', async () => {
      await expectPlace('ANA  SOÚZA');
      await join(db, student, code);
      expect(await places()).toEqual([['Ana Souza', 'ANA  SOÚZA']]);
      expect(await waiting()).toEqual([]);
    });

    it.each([
      ['there are two of that name', ['Ana Souza', null], ['ana souza', null]],
      ['it has an e-mail', ['Ana Souza', 'outra.ana@exemplo.com.br']],
      ['one of two has an e-mail', ['Ana Souza', 'mais.uma.ana@exemplo.com.br'], ['Ana Souza', null]],
    ] as [string, ...[string, string | null][]][])('takes none where %s', async (_why, ...lines) => {
      for (const [nome, email] of lines) await expectPlace(nome, email);
      await join(db, student, code);
      expect(await places()).toEqual([['Ana Souza', null]]);
      expect(await waiting()).toHaveLength(lines.length);
    });

    it('takes one place a student, and one is expected who is in already', async () => {
      const { email, id } = await account('Rui');
      await join(db, id, code);
      await expectPlace('Rui Prado', email);
      expect(await places()).toEqual([['Rui', 'Rui Prado']]);
      await expectPlace('Rui Outro', email);
      expect(await waiting()).toEqual([['Rui Outro', email]]);
      expect(await places()).toEqual([['Rui', 'Rui Prado']]);
    });

    it('is not decided by a browser that writes to the table', async () => {
      await outcome(
        db.asUser(
          teacher,
          `insert into public.sala_nomes (sala_id, nome, aluno_id) values ($1, 'Falso', $2) returning 1`,
          [classroom, rival],
        ),
      );
      const rows = await db.asOwner(
        'select aluno_id from public.sala_nomes where sala_id = $1 and aluno_id is not null',
        [classroom],
      );
      expect(rows).toEqual([]);
      const id = await expectPlace('Bia');
      const take = db.asUser(
        teacher,
        'update public.sala_nomes set aluno_id = $2 where id = $1 returning 1',
        [id, rival],
      );
      expect(await outcome(take)).toMatch(/^(refused|nothing)$/);
    });

    it('once the teacher has assigned it, takes the name along on leaving', async () => {
      await join(db, student, code);
      const id = await expectPlace('Ana Clara');
      await call(db, teacher, 'atribuir_nome($1, $2, $3)', [classroom, id, student]);
      await call(db, teacher, 'remover_aluno($1, $2)', [classroom, student]);
      await call(db, teacher, 'desfazer_remocao($1, $2)', [classroom, student]);
      expect(await places()).toEqual([['Ana Souza', 'Ana Clara']]);
      await call(db, student, 'sair_da_sala($1)', [classroom]);
      expect(await whole()).toMatchObject({ alunos: [], nomes: [] });
    });
  });

  describe('assigning', () => {
    const assign = (nome: string, aluno = student, user = teacher) =>
      call(db, user, 'atribuir_nome($1, $2, $3)', [classroom, nome, aluno]);
    const undo = (email: string | null = null, user = teacher) =>
      call(db, user, 'desfazer_atribuicao($1, $2, $3)', [classroom, student, email]);

    it('gives a student the place, once, and is undone with the e-mail', async () => {
      await join(db, student, code);
      const id = await expectPlace('Ana Clara', 'ana.clara@exemplo.com.br');
      const other = await expectPlace('Bia');
      expect(await assign(id)).toBe(true);
      expect(await assign(id)).toBe(true);
      expect(await assign(other)).toBe(false);
      expect(await places()).toEqual([['Ana Souza', 'Ana Clara']]);
      expect(await waiting()).toEqual([['Bia', null]]);
      expect(await undo('Ana.Clara@exemplo.com.br')).toBe(true);
      expect(await undo()).toBe(false);
      expect(await places()).toEqual([['Ana Souza', null]]);
      expect(await waiting()).toEqual([
        ['Ana Clara', 'ana.clara@exemplo.com.br'],
        ['Bia', null],
      ]);
    });

    it('undone gives the place to whoever came in by its e-mail meanwhile', async () => {
      await join(db, student, code);
      const { email, id: late } = await account('Clarinha');
      await assign(await expectPlace('Ana Clara', email));
      await join(db, late, code);
      await undo(email);
      expect(await places()).toEqual([
        ['Ana Souza', null],
        ['Clarinha', 'Ana Clara'],
      ]);
      expect(await waiting()).toEqual([]);
    });

    it('never takes a place from somebody, nor gives one to who is not in', async () => {
      const id = await expectPlace('Bia');
      expect(await assign(id)).toBe(false);
      await join(db, student, code);
      const bia = await db.signUp({ nome: 'Bia' });
      await join(db, bia, code);
      expect(await assign(id)).toBe(false);
      expect(await assign(crypto.randomUUID())).toBe(false);
      expect(await places()).toEqual([
        ['Ana Souza', null],
        ['Bia', 'Bia'],
      ]);
    });

    it('is nobody’s but the teacher’s', async () => {
      await join(db, student, code);
      const id = await expectPlace('Ana Clara');
      for (const outsider of [rival, student]) expect(await assign(id, student, outsider)).toBe(false);
      await assign(id);
      for (const outsider of [rival, student]) expect(await undo(null, outsider)).toBe(false);
      for (const sql of ['atribuir_nome($1, $2, $3)', 'desfazer_atribuicao($1, $3)']) {
        const asked = db.asAnon(`select public.${sql}, $2::uuid`, [classroom, id, student]);
        expect(await outcome(asked)).toBe('refused');
      }
      const seen = db.asUser(student, 'select nome from public.sala_nomes');
      expect(await outcome(seen)).toMatch(/^(refused|nothing)$/);
      expect(await places()).toEqual([['Ana Souza', 'Ana Clara']]);
    });
  });

  it('an e-mail written down goes with the account it belongs to, and with the class', async () => {
    const { email, id } = await account('Rui');
    await expectPlace('Rui Prado', email);
    expect(await deleteAccount(db, id)).toEqual({ ok: true });
    expect(await waiting()).toEqual([['Rui Prado', null]]);
    await expectPlace('Lia', 'lia@exemplo.com.br');
    await deleteForGood(db, teacher, classroom);
    expect(await db.asOwner('select from public.sala_nomes where sala_id = $1', [classroom])).toEqual([]);
  });

  describe('names in every answer', () => {
    const rename = (user: string, nome: string) =>
      db.asUser(user, 'update public.profiles set nome = $1 returning 1', [nome]);
    const backdate = (user: string, to: string) =>
      db.asOwner(`update public.nomes_anteriores set mudou_em = ${to} where usuario_id = $1`, [user]);
    const joinedLongAgo = () =>
      db.asOwner(`update public.sala_alunos set created_at = ${DAYS(90)} where aluno_id = $1`, [student]);
    const former = async () => (await whole()).alunos[0].nome_anterior;
    const formerRows = () =>
      db.asOwner('select nome from public.nomes_anteriores where usuario_id = $1 order by mudou_em', [
        student,
      ]);

    async function sendOne(user: string) {
      await storeCorrection(db, user, { chave: 'k', correcao: correctionOf([120, 120, 120, 120, 120]) });
      return send(db, user, classroom, 'k');
    }
    async function everywhere(sending: string) {
      const one = (await call(db, teacher, 'envios_da_sala($1)', [classroom])).find(
        ({ id }: { id: string }) => id === sending,
      );
      const recent = (await call(db, teacher, 'redacoes_recentes_das_salas()')).find(
        ({ envio_id }: { envio_id: string }) => envio_id === sending,
      );
      const essay = await call(db, teacher, 'redacao_da_sala($1)', [sending]);
      return [one, recent, essay].map(({ aluno_nome, nome_anterior }) => [aluno_nome, nome_anterior]);
    }

    it('of one class are numbered as their students joined, in lists and essays alike', async () => {
      const second = await db.signUp({ nome: 'ANA  SOUZA' });
      const other = await createClassroom(db, teacher, '2º B');
      await join(db, student, code);
      await join(db, second, code);
      await join(db, second, await invite(db, teacher, other));
      expect((await places()).map(([nome]) => nome)).toEqual(['ANA  SOUZA (2)', 'Ana Souza (1)']);
      const sending = await sendOne(second);
      expect(await everywhere(sending)).toEqual(thrice(['ANA  SOUZA (2)', null]));
      const [alone] = (await call(db, teacher, 'sala_do_professor($1)', [other])).alunos;
      expect(alone.nome).toBe('ANA  SOUZA');
    });

    it('stay apart where a student takes a number for a name', async () => {
      for (const nome of ['Ana Souza (1)', 'Ana Souza (2)', 'Ana Souza']) {
        await join(db, await db.signUp({ nome }), code);
      }
      const names = (await places()).map(([nome]) => nome);
      expect(new Set(names).size).toBe(3);
      expect(names).toContain('Ana Souza (3)');
    });

    it('are told with the former one for thirty days', async () => {
      await join(db, student, code);
      await joinedLongAgo();
      const sending = await sendOne(student);
      await rename(student, 'Ana Lima');
      expect(await everywhere(sending)).toEqual(thrice(['Ana Lima', 'Ana Souza']));
      await backdate(student, DAYS(29));
      expect(await former()).toBe('Ana Souza');
      await rename(student, 'Ana Reis');
      expect(await former()).toBe('Ana Souza');
      await db.asOwner(
        `update public.nomes_anteriores set mudou_em = ${DAYS(31)} where usuario_id = $1 and nome = 'Ana Souza'`,
        [student],
      );
      expect(await former()).toBe('Ana Lima');
    });

    it('are told of no change of capitals or accents, of none undone, and of none before joining', async () => {
      await rename(student, 'Ana Lima');
      await join(db, student, code);
      expect(await former()).toBeNull();
      await rename(student, 'ANÁ LIMA');
      expect(await formerRows()).toHaveLength(1);
      await rename(student, 'Bia Lima');
      expect(await former()).toBe('ANÁ LIMA');
      await rename(student, 'Aná Lima');
      expect(await former()).toBeNull();
    });

    it('before are pruned after thirty days, by anybody’s change, and are thirty at most', async () => {
      await rename(student, 'Ana Lima');
      await backdate(student, DAYS(31));
      const other = await db.signUp({ nome: 'Rui' });
      await rename(other, 'Rui Prado');
      expect(await formerRows()).toEqual([]);
      for (let change = 0; change < 40; change += 1) await rename(student, `Ana ${'abcdefgh'[change % 8]}`);
      expect(await formerRows()).toHaveLength(30);
    });

    it('before are their owner’s to read and nobody’s to write; of a teacher none are kept', async () => {
      await join(db, student, code);
      await rename(student, 'Ana Lima');
      await rename(teacher, 'Prof. Ivo Reis');
      const read = 'select nome from public.nomes_anteriores';
      expect(await db.asUser(student, read)).toEqual([{ nome: 'Ana Souza' }]);
      expect(await db.asUser(teacher, read)).toEqual([]);
      const before = await formerRows();
      for (const sql of [
        `insert into public.nomes_anteriores (usuario_id, nome) values ('${student}', 'Falso') returning 1`,
        `update public.nomes_anteriores set nome = 'Falso' returning 1`,
        'delete from public.nomes_anteriores returning 1',
      ]) {
        for (const user of [student, teacher, rival]) {
          expect(await outcome(db.asUser(user, sql))).toMatch(/^(refused|nothing)$/);
        }
        expect(await outcome(db.asAnon(sql))).toMatch(/^(refused|nothing)$/);
      }
      expect(await formerRows()).toEqual(before);
    });
  });
});
