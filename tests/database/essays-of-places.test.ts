import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from './support/account';
import { call, deleteForGood, fillClassroom, invite, join, LEVELS } from './support/classroom';
import { outcome } from './support/outcome';
import { correctionOf, newText } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('essays of who has not joined yet, with %s grants', (grants) => {
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
    await db.asOwner('delete from public.redacoes where usuario_id is null');
    ({ teacher, rival, student, classmate, classroom } = await fillClassroom(db));
    code = await invite(db, teacher, classroom);
    await call(db, teacher, 'confirmar_fotos($1)', [classroom]);
    place = await expectName('Bia Reis');
  });
  afterAll(() => db.close());

  async function expectName(nome: string, email: string | null = null) {
    const id = crypto.randomUUID();
    await call(db, teacher, 'importar_nomes($1, $2)', [classroom, JSON.stringify([{ id, nome, email }])]);
    return id;
  }
  const put = (of = place, user = teacher, texto = newText(), correcao: unknown = correctionOf(LEVELS)) =>
    call(db, user, 'enviar_folha($1, $2, $3, $4, $5, $6)', [
      classroom,
      crypto.randomUUID(),
      of,
      'Leitura',
      texto,
      JSON.stringify(correcao),
    ]);
  const whole = () => call(db, teacher, 'sala_do_professor($1)', [classroom]);
  const list = (user = teacher) => call(db, user, 'envios_da_sala($1)', [classroom]);
  const received = async (user: string) =>
    (await call(db, user, 'folhas_recebidas()')).map(({ id }: { id: string }) => id);
  const review = (id: string, user = teacher) =>
    call(db, user, 'revisar_redacao($1, $2)', [id, JSON.stringify([{ competencia: 1, comentario: 'Bom.' }])]);
  const assign = (to: string, which = place) =>
    call(db, teacher, 'atribuir_nome($1, $2, $3)', [classroom, which, to]);
  const undo = (of: string) => call(db, teacher, 'desfazer_atribuicao($1, $2)', [classroom, of]);
  const forget = (count?: number, user = teacher) =>
    call(db, user, 'apagar_nome($1, $2, $3)', [classroom, place, count ?? 0]);
  const texts = async () =>
    (await db.asOwner('select count(*)::int as n from public.redacoes where usuario_id is null'))[0]?.n;

  it('stand wherever the teacher reads essays, under the name of the place', async () => {
    const { id } = await put(place, teacher, 'A leitura abre portas.');
    const shown = expect.objectContaining({ id, aluno_id: place, aluno_nome: 'Bia Reis', esperado: true });
    expect(await list()).toEqual([shown]);
    const { total, itens } = await call(db, teacher, 'fila_de_revisao()');
    expect([total, itens]).toEqual([1, [shown]]);
    expect(await call(db, teacher, 'redacoes_a_revisar()')).toBe(1);
    expect(await call(db, teacher, 'redacoes_recentes_das_salas()')).toEqual([
      expect.objectContaining({ envio_id: id, aluno_nome: 'Bia Reis', esperado: true }),
    ]);
    expect(await call(db, teacher, 'resumo_das_salas()')).toEqual([
      expect.objectContaining({ alunos: 2, redacoes: 1, media: 600 }),
    ]);
    expect(await call(db, teacher, 'redacao_da_sala($1)', [id])).toMatchObject({
      aluno_nome: 'Bia Reis',
      esperado: true,
      redacao: { texto: 'A leitura abre portas.', origem: 'professor' },
    });
    expect((await whole()).nomes).toEqual([
      { id: place, nome: 'Bia Reis', mostrado: 'Bia Reis', email: null, redacoes: 1, pretendente_id: null },
    ]);
  });

  it('are discussed, reviewed and taken away like any other', async () => {
    const found = [{ codigo: 'grafia', start: 2, trecho: 'leitura', mensagem: 'Confira.' }];
    const { id } = await put(place, teacher, 'A leitura.', {
      ...correctionOf(LEVELS),
      erros_detectados: found,
    });
    expect(await call(db, teacher, `passagens_da_sala($1, 'grafia')`, [classroom])).toEqual([
      expect.objectContaining({ trecho: 'leitura' }),
    ]);
    expect(await review(id)).toMatchObject({ ok: true, revisao: [{ comentario: 'Bom.' }] });
    expect(await call(db, teacher, 'comentarios_da_sala($1)', [classroom])).toMatchObject([{ envio_id: id }]);
    expect((await call(db, teacher, `fila_de_revisao('revisada', 'nao_visto')`)).total).toBe(1);
    expect(await call(db, teacher, 'apagar_folha($1)', [id])).toBe(true);
    expect([await list(), await texts()]).toEqual([[], 0]);
  });

  it('are nobody’s to read, send or take away but those who teach the class now', async () => {
    const { id } = await put();
    const invitation = await call(db, teacher, 'convidar_professor($1)', [classroom]);
    await call(db, rival, 'entrar_como_professor($1)', [invitation.codigo]);
    expect(await list(rival)).toHaveLength(1);
    await call(db, teacher, 'remover_professor($1, $2)', [classroom, rival]);
    for (const outsider of [rival, student, classmate]) {
      expect(await list(outsider)).toBeNull();
      expect(await call(db, outsider, 'redacao_da_sala($1)', [id])).toBeNull();
      expect(await call(db, outsider, 'folha_recebida($1)', [id])).toBeNull();
      expect(await received(outsider)).toEqual([]);
      expect((await review(id, outsider)).ok).toBe(false);
      expect((await put(place, outsider)).motivo).toBe('sala_nao_encontrada');
      expect(await forget(9, outsider)).toEqual({ ok: false, motivo: 'nao_encontrada' });
      for (const taking of ['retirar_da_sala($1)', 'apagar_folha($1)'])
        expect(await call(db, outsider, taking, [id])).toBe(false);
      expect(
        await outcome(db.asUser(outsider, 'delete from public.sala_nomes where id = $1', [place])),
      ).toMatch(/^(refused|nothing)$/);
    }
    expect(await texts()).toBe(1);
  });

  it('are refused for a place of another class, and in an archived one', async () => {
    const elsewhere = await db.asUser(rival, `insert into public.salas (nome) values ('2º B') returning id`);
    const [other] = await db.asUser(
      rival,
      `insert into public.sala_nomes (sala_id, nome) values ($1, 'Caio') returning id`,
      [elsewhere[0]?.id],
    );
    expect(await put(String(other?.id))).toEqual({ ok: false, motivo: 'aluno_nao_encontrado' });
    await call(db, teacher, 'arquivar_sala($1, true)', [classroom]);
    expect(await put()).toEqual({ ok: false, motivo: 'sala_nao_encontrada' });
    expect(await texts()).toBe(0);
  });

  it('are two hundred a place', async () => {
    const { id } = await put();
    await db.asOwner(
      `with copies as (
         insert into public.redacoes (usuario_id, tema, texto, nota_total, correcao, origem)
         select null, 'Leitura', 'Texto ' || n, 600, r.correcao, 'professor'
         from generate_series(1, 199) n, public.redacoes r, public.sala_envios e where e.id = $1 and r.id = e.redacao_id
         returning id
       )
       insert into public.sala_envios (sala_id, nome_id, redacao_id, tema) select $2, $3, id, 'Leitura' from copies`,
      [id, classroom, place],
    );
    expect(await put()).toEqual({ ok: false, motivo: 'limite_de_envios' });
  });

  describe('go to whoever takes the place', () => {
    it('on joining by e-mail', async () => {
      const nome = 'Bibi';
      const email = `bia.${grants}@exemplo.com.br`;
      const { id } = await put(await expectName('Bia R.', email));
      await review(id);
      const newcomer = await db.signUp({ nome, email });
      expect(await received(newcomer)).toEqual([]);
      await join(db, newcomer, code);
      expect(await received(newcomer)).toEqual([id]);
      expect(await call(db, newcomer, 'folha_recebida($1)', [id])).toMatchObject({
        revisao: [{ comentario: 'Bom.' }],
      });
      expect(await list()).toMatchObject([{ id, aluno_id: newcomer, aluno_nome: nome, esperado: false }]);
      expect(await call(db, newcomer, 'retirar_da_sala($1)', [id])).toBe(true);
      expect(await texts()).toBe(0);
    });

    it('by the teacher’s hand, also what is photographed for the place afterwards', async () => {
      const { id } = await put();
      expect(await assign(classmate)).toBe(true);
      const later = await put();
      expect((await received(classmate)).toSorted()).toEqual([id, later.id].toSorted());
      expect(await received(student)).toEqual([]);
    });

    it('and are expected again when that is undone, whatever else the student has', async () => {
      const { id } = await put();
      await review(id);
      const own = await put(classmate);
      await assign(classmate);
      expect(await undo(classmate)).toBe(true);
      expect(await received(classmate)).toEqual([own.id]);
      expect(await call(db, classmate, 'folha_recebida($1)', [id])).toBeNull();
      expect(await call(db, classmate, 'retirar_da_sala($1)', [id])).toBe(false);
      expect(await list()).toContainEqual(
        expect.objectContaining({ id, aluno_id: place, esperado: true, revisada: true }),
      );
      await assign(student);
      expect(await received(student)).toEqual([id]);
    });

    it('and not to who is in by the e-mail it had, until that is known again', async () => {
      const email = `volta.${grants}@exemplo.com.br`;
      const owner = await db.signUp({ nome: 'Outra', email });
      const which = await expectName('Bia R.');
      await join(db, owner, code);
      const { id } = await put(which);
      await assign(classmate, which);
      await call(db, teacher, 'desfazer_atribuicao($1, $2, $3)', [classroom, classmate, email]);
      expect([await received(classmate), await received(owner)]).toEqual([[], [id]]);
    });

    it('and out of sight with a student who is removed, until that is undone', async () => {
      const { id } = await put();
      await assign(classmate);
      await call(db, teacher, 'remover_aluno($1, $2)', [classroom, classmate]);
      expect(await list()).toEqual([]);
      expect(await call(db, teacher, 'redacao_da_sala($1)', [id])).toBeNull();
      expect(await put()).toEqual({ ok: false, motivo: 'aluno_nao_encontrado' });
      expect(await forget(9)).toEqual({ ok: false, motivo: 'nao_encontrada' });
      await call(db, teacher, 'desfazer_remocao($1, $2)', [classroom, classmate]);
      expect(await list()).toHaveLength(1);
    });
  });

  it('have names that nobody else of the class has', async () => {
    const email = `ana.${grants}@exemplo.com.br`;
    const second = await expectName('ANA SOUZA');
    const third = await expectName('Ana Souza (2)', email);
    for (const of of [student, second, third]) await put(of);
    const names = (await list()).map(({ aluno_nome }: { aluno_nome: string }) => aluno_nome);
    expect(names.toSorted()).toEqual(['ANA SOUZA (2)', 'Ana Souza', `Ana Souza (2) (${email})`]);
    expect((await whole()).nomes.map(({ mostrado }: { mostrado: string }) => mostrado)).toEqual([
      'ANA SOUZA (2)',
      `Ana Souza (2) (${email})`,
      'Bia Reis',
    ]);
  });

  describe('end', () => {
    it('with the name, once the teacher knows how many go', async () => {
      await put();
      await put();
      for (const known of [0, 1]) expect(await forget(known)).toEqual({ ok: false, motivo: 'redacoes' });
      expect(await call(db, teacher, 'desfazer_importacao($1, $2)', [classroom, [place]])).toBe(0);
      const direct = db.asUser(teacher, 'delete from public.sala_nomes where id = $1', [place]);
      expect(await outcome(direct)).toMatch(/^(refused|nothing)$/);
      expect(await texts()).toBe(2);
      expect(await forget(2)).toEqual({ ok: true });
      expect([await texts(), (await whole()).nomes]).toEqual([0, []]);
    });

    it('with the student’s leaving, with the account, with the teacher’s, and with the classroom', async () => {
      await put();
      await assign(classmate);
      await call(db, classmate, 'sair_da_sala($1)', [classroom]);
      expect(await texts()).toBe(0);
      const next = await expectName('Caio');
      await put(next);
      await assign(student, next);
      await deleteAccount(db, student);
      expect(await texts()).toBe(0);
      await put(await expectName('Davi'));
      await deleteForGood(db, teacher, classroom);
      expect(await texts()).toBe(0);
      const again = await fillClassroom(db);
      ({ teacher, classroom } = again);
      await call(db, teacher, 'confirmar_fotos($1)', [classroom]);
      await put(await expectName('Edu'));
      expect(await texts()).toBe(1);
      await deleteAccount(db, teacher);
      expect(await texts()).toBe(0);
    });

    it('365 days after, where nobody has claimed them', async () => {
      const age = (id: string, days: number) =>
        db.asOwner(
          `update public.sala_envios set created_at = now() - $2 * interval '1 day' - interval '1 second' where id = $1`,
          [id, days],
        );
      const old = await put();
      const young = await put();
      const claimed = await put(classmate);
      await age(old.id, 365);
      await age(young.id, 364);
      await age(claimed.id, 400);
      await call(db, rival, 'salas_excluidas()');
      const left = (await list()).map(({ id }: { id: string }) => id);
      expect(left).toEqual([young.id, claimed.id]);
      expect(await texts()).toBe(2);
      await age(young.id, 366);
      await put(classmate);
      expect(await texts()).toBe(2);
    });
  });
});
