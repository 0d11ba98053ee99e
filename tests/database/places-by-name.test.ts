import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from './support/account';
import { call, fillClassroom, invite, join, LEVELS } from './support/classroom';
import { outcome } from './support/outcome';
import { correctionOf, newText } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('a name is no proof of who comes, with %s grants', (grants) => {
  let db: TestDatabase;
  let teacher: string;
  let rival: string;
  let student: string;
  let classmate: string;
  let classroom: string;
  let code: string;
  let place: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    ({ teacher, rival, student, classmate, classroom } = await fillClassroom(db));
    code = await invite(db, teacher, classroom);
    await call(db, teacher, 'confirmar_fotos($1)', [classroom]);
    place = await expectName('Bia Reis');
  });
  afterAll(() => db.close());

  async function expectName(nome: string) {
    const id = crypto.randomUUID();
    const line = { id, nome, email: null };
    await call(db, teacher, 'importar_nomes($1, $2)', [classroom, JSON.stringify([line])]);
    return id;
  }
  const put = (of = place) =>
    call(db, teacher, 'enviar_folha($1, $2, $3, $4, $5, $6)', [
      classroom,
      crypto.randomUUID(),
      of,
      'Leitura',
      newText(),
      JSON.stringify(correctionOf(LEVELS)),
    ]);
  const whole = () => call(db, teacher, 'sala_do_professor($1)', [classroom]);
  const list = () => call(db, teacher, 'envios_da_sala($1)', [classroom]);
  const received = async (user: string) =>
    (await call(db, user, 'folhas_recebidas()')).map(({ id }: { id: string }) => id);
  const assign = (to: string, which = place) =>
    call(db, teacher, 'atribuir_nome($1, $2, $3)', [classroom, which, to]);
  const undo = (of: string) => call(db, teacher, 'desfazer_atribuicao($1, $2)', [classroom, of]);
  const leave = (who: string) => call(db, who, 'sair_da_sala($1)', [classroom]);
  const rename = (who: string, nome: string) =>
    db.asUser(who, 'update public.profiles set nome = $1 returning 1', [nome]);
  const placeOf = async (who: string) =>
    (await whole()).alunos.find(({ id }: { id: string }) => id === who)?.nome_na_lista;

  describe('an empty place', () => {
    it('is had by who comes, and expected again when they go', async () => {
      const newcomer = await db.signUp({ nome: 'Bia Reis' });
      await join(db, newcomer, code);
      expect(await placeOf(newcomer)).toBe('Bia Reis');
      await call(db, teacher, 'remover_aluno($1, $2)', [classroom, newcomer]);
      expect((await whole()).nomes).toMatchObject([{ id: place }]);
      await call(db, teacher, 'desfazer_remocao($1, $2)', [classroom, newcomer]);
      expect(await placeOf(newcomer)).toBe('Bia Reis');
      await leave(newcomer);
      expect((await whole()).nomes).toMatchObject([{ id: place }]);
      await join(db, newcomer, code);
      expect(await placeOf(newcomer)).toBe('Bia Reis');
      await deleteAccount(db, newcomer);
      expect((await whole()).nomes).toMatchObject([{ id: place }]);
    });

    it('is not had under another name than on first coming, however often one leaves', async () => {
      await rename(student, 'Bia Reis');
      for (let time = 0; time < 2; time += 1) {
        await leave(student);
        await join(db, student, code);
        expect(await placeOf(student)).toBeNull();
      }
      await call(db, teacher, 'remover_aluno($1, $2)', [classroom, student]);
      await call(db, teacher, 'desfazer_remocao($1, $2)', [classroom, student]);
      expect(await placeOf(student)).toBeNull();
      expect((await whole()).nomes).toMatchObject([{ id: place, pretendente_id: null }]);
    });

    it('has a memory that its student alone reads, and nobody writes', async () => {
      const read = 'select chave from public.sala_chegadas';
      expect(await db.asUser(student, read)).toEqual([{ chave: 'ana souza' }]);
      for (const outsider of [teacher, rival]) expect(await db.asUser(outsider, read)).toEqual([]);
      for (const sql of [
        `update public.sala_chegadas set chave = 'bia reis' returning 1`,
        'delete from public.sala_chegadas returning 1',
        `insert into public.sala_chegadas (sala_id, usuario_id) values ('${classroom}', '${rival}') returning 1`,
      ])
        expect(await outcome(db.asUser(student, sql))).toMatch(/^(refused|nothing)$/);
    });
  });

  describe('essays wait', () => {
    const claim = async () =>
      (await whole()).nomes.map((one: { pretendente_id: string }) => one.pretendente_id);
    const confirm = (who: string) => assign(who);
    const refuse = (who: string, user = teacher) =>
      call(db, user, 'recusar_nome($1, $2, $3)', [classroom, place, who]);
    async function comeAs(nome: string) {
      const newcomer = await db.signUp({ nome });
      await join(db, newcomer, code);
      return newcomer;
    }
    async function readsNothing(who: string, id: string) {
      expect(await received(who)).toEqual([]);
      expect(await call(db, who, 'folha_recebida($1)', [id])).toBeNull();
      expect(await call(db, who, 'retirar_da_sala($1)', [id])).toBe(false);
      for (const rows of [
        'redacoes where usuario_id is null',
        `sala_envios where id = '${id}'`,
        'sala_nomes',
      ])
        expect(await outcome(db.asUser(who, `select 1 from public.${rows}`))).toMatch(/^(refused|nothing)$/);
      expect(await list()).toContainEqual(expect.objectContaining({ id, aluno_id: place, esperado: true }));
    }

    it('until the teacher confirms, and are theirs then', async () => {
      const { id } = await put();
      const newcomer = await comeAs('bia  REIS');
      await readsNothing(newcomer, id);
      expect(await claim()).toEqual([newcomer]);
      for (const outsider of [rival, newcomer, classmate]) {
        expect(await call(db, outsider, 'atribuir_nome($1, $2, $3)', [classroom, place, newcomer])).toBe(
          false,
        );
        expect(await refuse(newcomer, outsider)).toBe(false);
      }
      await readsNothing(newcomer, id);
      expect(await confirm(newcomer)).toBe(true);
      expect(await received(newcomer)).toEqual([id]);
      expect(await put(newcomer)).toMatchObject({ ok: true });
      expect(await received(newcomer)).toHaveLength(2);
    });

    it('also those photographed after the place was taken, for the place or for the student', async () => {
      const newcomer = await comeAs('Bia Reis');
      expect((await whole()).nomes).toEqual([]);
      for (const of of [newcomer, place, newcomer]) await readsNothing(newcomer, (await put(of)).id);
      expect(await claim()).toEqual([newcomer]);
      await confirm(newcomer);
      expect(await received(newcomer)).toHaveLength(3);
    });

    it('and a place that was confirmed while it was empty hands over what comes', async () => {
      const newcomer = await comeAs('Bia Reis');
      expect(await confirm(newcomer)).toBe(true);
      const { id } = await put();
      expect(await received(newcomer)).toEqual([id]);
    });

    it('for ever from who renames, leaves and comes again', async () => {
      const { id } = await put();
      await rename(student, 'Bia Reis');
      await leave(student);
      await join(db, student, code);
      await readsNothing(student, id);
      expect(await claim()).toEqual([null]);
      await put(student);
      expect(await received(student)).toHaveLength(1);
      await readsNothing(classmate, id);
    });

    it('for somebody else where the teacher says no, also if they come again', async () => {
      const { id } = await put();
      const newcomer = await comeAs('Bia Reis');
      expect(await refuse(classmate)).toBe(false);
      expect(await refuse(newcomer)).toBe(true);
      expect(await refuse(newcomer)).toBe(false);
      expect(await claim()).toEqual([null]);
      expect((await whole()).alunos).toContainEqual(
        expect.objectContaining({ id: newcomer, nome_na_lista: null }),
      );
      await leave(newcomer);
      await join(db, newcomer, code);
      expect(await claim()).toEqual([null]);
      await readsNothing(newcomer, id);
      const other = await comeAs('Bia Reis');
      expect(await claim()).toEqual([other]);
      await confirm(other);
      expect(await received(other)).toEqual([id]);
    });

    it('with the place where they go, are removed or delete the account', async () => {
      const { id } = await put();
      const first = await comeAs('Bia Reis');
      await leave(first);
      expect(await claim()).toEqual([null]);
      const second = await comeAs('Bia Reis');
      await call(db, teacher, 'remover_aluno($1, $2)', [classroom, second]);
      expect(await claim()).toEqual([null]);
      await call(db, teacher, 'desfazer_remocao($1, $2)', [classroom, second]);
      expect(await claim()).toEqual([second]);
      await deleteAccount(db, second);
      expect(await claim()).toEqual([null]);
      expect(await list()).toMatchObject([{ id, aluno_id: place }]);
    });

    it('for the first of two who come by it, until the teacher chooses', async () => {
      const { id } = await put();
      const first = await comeAs('Bia Reis');
      const second = await comeAs('Bia Reis');
      expect(await claim()).toEqual([first]);
      await confirm(second);
      expect([await received(first), await received(second)]).toEqual([[], [id]]);
      await undo(second);
      expect(await claim()).toEqual([null]);
      await readsNothing(second, id);
    });

    it('for nobody in particular once who came has another place', async () => {
      await put();
      const newcomer = await comeAs('Bia Reis');
      const other = await expectName('Bia R.');
      await assign(newcomer, other);
      expect(await claim()).toEqual([null]);
      const { id } = await put(newcomer);
      expect(await received(newcomer)).toEqual([id]);
    });

    it('and the teachers are told once there is something to confirm', async () => {
      const kinds = async (user: string) =>
        (await call(db, user, 'meus_avisos()')).map(({ tipo }: { tipo: string }) => tipo);
      const newcomer = await comeAs('Bia Reis');
      expect(await kinds(teacher)).not.toContain('lugar');
      await put(newcomer);
      expect(await call(db, teacher, 'meus_avisos()')).toContainEqual(
        expect.objectContaining({
          tipo: 'lugar',
          sala_id: classroom,
          quantos: 1,
          lido: false,
          aluno_nome: null,
        }),
      );
      expect(await kinds(newcomer)).not.toContain('lugar');
      expect(await kinds(rival)).toEqual([]);
      await confirm(newcomer);
      expect(await kinds(teacher)).not.toContain('lugar');
    });
  });
});
