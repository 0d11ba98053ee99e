import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, fillStudent, signedInAgo, tablesWith, writeToTeam } from './support/account';
import { call, createClassroom, fillClassroom, send } from './support/classroom';
import { outcome } from './support/outcome';
import { storeEssay } from './support/store-essay';
import { takeCredit } from './support/credits';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const STUDENT = { nome: 'Jurema Quitéria Sabugo', email: 'jurema.sabugo@exemplo.com.br' };

describe.each(GRANTS)('deleting an account with %s grants', (grants) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  afterAll(() => db.close());

  const exists = async (table: string, id: string) =>
    (await db.asOwner(`select 1 from ${table} where id = $1`, [id])).length > 0;

  describe('of a student who has everything', () => {
    let of: Awaited<ReturnType<typeof fillStudent>>;
    let classmateBefore: unknown;
    let classBefore: { alunos: unknown[]; envios: unknown[] };
    const ofClassmate = () =>
      db.asOwner(
        `select (select count(*)::int from public.redacoes where usuario_id = p.user_id) as essays,
           (select count(*)::int from public.sala_envios where aluno_id = p.user_id) as sendings,
           (select count(*)::int from public.revisoes r join public.sala_envios e on e.id = r.envio_id
            where e.aluno_id = p.user_id) as reviews, canetinhas::float8
         from public.profiles p where user_id = $1`,
        [of.classmate],
      );
    const ofClass = async () => ({
      alunos: (await call(db, of.teacher, 'sala_do_professor($1)', [of.classroom])).alunos,
      envios: await call(db, of.teacher, 'envios_da_sala($1)', [of.classroom]),
    });
    const found = async () => ({
      id: await tablesWith(db, of.student),
      email: await tablesWith(db, STUDENT.email),
      name: await tablesWith(db, STUDENT.nome),
      telephone: await tablesWith(db, '98888-7766'),
    });

    beforeAll(async () => {
      of = await fillStudent(db, STUDENT);
    });

    it('first there is a row in every table that can have one', async () => {
      const { id, email, name, telephone } = await found();
      // Every table with a foreign key to an account in any column, except the tables in which only a teacher or a
      // developer has rows (below).
      const owned = await db.asOwner(
        `select distinct c.conrelid::regclass::text as name from pg_constraint c
         where c.contype = 'f' and c.confrelid in (
             'public.profiles'::regclass, 'auth.users'::regclass, 'public.letra_consentimentos'::regclass
           )
           and c.conrelid not in (
             'public.salas'::regclass, 'public.sala_professores'::regclass, 'public.revisao_rascunhos'::regclass,
             'public.revisao_textos'::regclass, 'public.comentarios_guardados'::regclass, 'public.revisao_marcas'::regclass,
             'public.sala_fotos'::regclass, 'public.comunicados'::regclass
           )`,
      );
      expect(owned.length).toBeGreaterThan(10);
      const tables = owned.map((row) => `public.${String(row.name).replace('public.', '')}`);
      expect(id).toEqual([...tables, 'auth.users'].sort());
      expect(email).toEqual([
        'auth.users',
        'public.compras',
        'public.feedback_mensagens',
        'public.profiles',
        'public.sala_nomes',
      ]);
      expect(name).toEqual([
        'auth.users',
        'public.discordancias',
        'public.feedback_mensagens',
        'public.nomes_anteriores',
        'public.profiles',
        'public.sala_nomes',
      ]);
      expect(telephone).toEqual(['public.profiles']);
      classmateBefore = await ofClassmate();
      classBefore = await ofClass();
      expect(classmateBefore).toMatchObject([{ essays: 1, sendings: 1, reviews: 1 }]);
      expect([classBefore.alunos, classBefore.envios].map(({ length }) => length)).toEqual([2, 2]);
    });

    it('then no row of any table names the student any more', async () => {
      expect(await deleteAccount(db, of.student)).toEqual({ ok: true });
      expect(await found()).toEqual({ id: [], email: [], name: [], telephone: [] });
      expect(await tablesWith(db, of.essay)).toEqual([]);
    });

    it('leaves classmates and the class as they were, without the student', async () => {
      expect(await ofClassmate()).toEqual(classmateBefore);
      const after = await ofClass();
      const others = (rows: unknown[]) => rows.filter((row) => !JSON.stringify(row).includes(of.student));
      expect(after).toEqual({ alunos: others(classBefore.alunos), envios: others(classBefore.envios) });
      expect(after.envios).toHaveLength(1);
    });

    it('leaves of the purchases what was paid, and grants nothing of it again', async () => {
      const purchases = await db.asOwner(
        'select pagamento_id, usuario_id, email, creditos, creditada from public.compras order by 1',
      );
      expect(purchases).toEqual(
        ['pagamento-77', 'pagamento-78'].map((pagamento_id) => ({
          pagamento_id,
          usuario_id: null,
          email: null,
          creditos: 12,
          creditada: true,
        })),
      );
      const again = await db.signUp(STUDENT);
      await db.asService(`select public.registrar_compra('pagamento-78', $1, 'aluno_12')`, [STUDENT.email]);
      expect(
        await db.asOwner('select creditos_correcoes, plan from public.profiles where user_id = $1', [again]),
      ).toEqual([{ creditos_correcoes: 0, plan: 'trial' }]);
      expect(await deleteAccount(db, again)).toEqual({ ok: true });
    });

    it('leaves a token that outlives the account nothing to do', async () => {
      expect(await deleteAccount(db, of.student)).toEqual({ ok: false, motivo: 'nao_encontrada' });
      expect(await outcome(storeEssay(db, of.student).then(() => []))).toMatch(/^(23503|refused)$/);
      expect(await outcome(writeToTeam(db, of.student, STUDENT))).toMatch(/^(23503|refused)$/);
      expect(await takeCredit(db, of.student)).toBeNull();
      expect(Number(await call(db, of.student, 'receber_entrada_do_dia()'))).toBe(0);
      expect(await call(db, of.student, 'minhas_salas()')).toEqual([]);
      expect(await tablesWith(db, of.student)).toEqual([]);
    });
  });

  it('of a teacher takes the classes along, and leaves the students their essays', async () => {
    const { teacher, student, classroom, essay } = await fillClassroom(db);
    await db.asUser(
      teacher,
      `insert into public.sala_nomes (sala_id, nome, email) values ($1, 'Joana Lima', 'joana.lima@exemplo.com.br')`,
      [classroom],
    );
    const sending = await send(db, student, classroom, essay);
    await call(db, teacher, 'revisar_redacao($1, $2)', [
      sending,
      JSON.stringify([{ competencia: 2, nivel: 160, motivo: 'Bom repertório.' }]),
    ]);
    expect(await deleteAccount(db, teacher)).toEqual({ ok: true });

    expect(await tablesWith(db, teacher)).toEqual([]);
    for (const gone of [classroom, sending, 'Joana Lima', 'joana.lima@', 'Bom repertório']) {
      expect(await tablesWith(db, gone)).toEqual([]);
    }
    expect(await exists('public.redacoes', essay)).toBe(true);
    expect(await call(db, student, 'minhas_salas()')).toEqual([]);
    expect(await call(db, student, 'revisoes_da_redacao($1)', [essay])).toEqual([]);
  });

  it('of a developer leaves what the team published, as the team’s', async () => {
    const dev = await db.signUp({ nome: 'Dalva Desenvolvedora', email: 'dalva@exemplo.com.br' });
    await db.asOwner(`update public.profiles set tipo_conta = 'dev' where user_id = $1`, [dev]);
    await db.asUser(
      dev,
      `insert into public.comunicados (titulo, conteudo) values ('Manutenção', 'No domingo, das 8h às 9h.')`,
    );
    expect(await tablesWith(db, 'Dalva')).toContain('public.comunicados');
    expect(await deleteAccount(db, dev)).toEqual({ ok: true });
    for (const text of [dev, 'Dalva']) expect(await tablesWith(db, text)).toEqual([]);
    expect(
      await db.asOwner(`select autor_nome, criado_por from public.comunicados where titulo = 'Manutenção'`),
    ).toEqual([{ autor_nome: 'Equipe Grifo', criado_por: null }]);
  });

  it('in the dashboard of the project leaves as little', async () => {
    const who = { nome: 'Zoraide Quixaba', email: 'zoraide@exemplo.com.br' };
    const user = await db.signUp(who);
    await db.asService(`select public.registrar_compra('pagamento-painel', $1, 'aluno_12')`, [who.email]);
    await writeToTeam(db, user, who);
    await db.asAuth('delete from auth.users where id = $1', [user]);
    for (const text of [user, who.nome, who.email]) expect(await tablesWith(db, text)).toEqual([]);
  });

  it('leaves a purchase that waits for the e-mail of an account that never confirmed it', async () => {
    const email = 'de.outra.pessoa@exemplo.com.br';
    await db.asService(`select public.registrar_compra('pagamento-espera', $1, 'aluno_12')`, [email]);
    const impostor = await db.signUp({ email, confirmed: false });
    expect(await deleteAccount(db, impostor)).toEqual({ ok: true });
    const buyer = await db.signUp({ email });
    expect(await db.asUser(buyer, 'select pagamento_id from public.compras')).toEqual([
      { pagamento_id: 'pagamento-espera' },
    ]);
  });

  describe('is refused', () => {
    const now = () => Math.floor(Date.now() / 1000);
    it.each<[string, string | null, object, string]>([
      ['without the word', null, signedInAgo(1), 'confirmacao'],
      ['with another word', 'excluir tudo', signedInAgo(1), 'confirmacao'],
      ['with the word in small letters', 'excluir', signedInAgo(1), 'confirmacao'],
      ['a quarter of an hour after the sign-in', 'EXCLUIR', signedInAgo(15), 'entrada_antiga'],
      ['with a token renewed since', 'EXCLUIR', { ...signedInAgo(120), iat: now() }, 'entrada_antiga'],
      [
        'where the renewal calls itself a sign-in',
        'EXCLUIR',
        { amr: [{ method: 'token_refresh', timestamp: now() }], iat: now() - 7200 },
        'entrada_antiga',
      ],
      ['with an old token that tells no sign-in', 'EXCLUIR', { iat: now() - 3600 }, 'entrada_antiga'],
      ['with a token that tells no time at all', 'EXCLUIR', {}, 'entrada_antiga'],
    ])('%s', async (_requirement, word, claims, motivo) => {
      const user = await db.signUp();
      expect(await deleteAccount(db, user, word, claims)).toEqual({ ok: false, motivo });
      expect(await exists('auth.users', user)).toBe(true);
    });

    it('to visitors', async () => {
      expect(await outcome(db.asAnon(`select public.excluir_minha_conta('EXCLUIR')`))).toBe('refused');
    });

    it('of somebody else: there is no way to name one', async () => {
      const victim = await db.signUp({ tipo_conta: 'teacher' });
      await createClassroom(db, victim);
      const attacker = await db.signUp();
      const named = `select public.excluir_minha_conta('EXCLUIR', '${victim}')`;
      expect(await outcome(db.asUser(attacker, named))).toBe('42883');
      expect(await outcome(db.asUser(attacker, 'delete from auth.users where id = $1', [victim]))).toBe(
        'refused',
      );
      expect(await deleteAccount(db, attacker)).toEqual({ ok: true });
      expect(await exists('auth.users', victim)).toBe(true);
    });
  });
});
