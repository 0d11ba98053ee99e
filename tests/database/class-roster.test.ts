import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, invite, join, openClassroom, send } from './support/classroom';
import { outcome } from './support/outcome';
import { correctionOf, storeCorrection } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('the roster of a classroom with %s grants', (grants) => {
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

  it('tells its teacher all about the classroom, and nobody else anything', async () => {
    await join(db, student, code);
    await join(db, await db.signUp({ nome: 'bruno lima' }), code);
    await db.asUser(
      teacher,
      `insert into public.sala_nomes (sala_id, nome) values ($1, 'Zeca'), ($1, 'Davi')`,
      [classroom],
    );
    await call(db, teacher, `definir_tema($1, 'Leitura', '2036-12-01T02:59:59Z', 0)`, [classroom]);
    expect(await whole()).toMatchObject({
      id: classroom,
      nome: '3º A',
      descricao: '',
      criada_em: expect.stringMatching(/^\d{4}-/),
      tema_versao: 1,
      temas: [{ id: expect.any(String), tema: 'Leitura', prazo: '2036-12-01T02:59:59+00:00' }],
      alunos: [{ id: student, nome: 'Ana Souza', entrou_em: expect.any(String) }, { nome: 'bruno lima' }],
      nomes: [{ id: expect.any(String), nome: 'Davi' }, { nome: 'Zeca' }],
      convite: { codigo: code, criado_em: expect.any(String) },
    });
    for (const outsider of [rival, student]) expect(await whole(outsider)).toBeNull();
  });

  it.each([
    ['definir_tema', `definir_tema($1, 'Meu', null, 0)`, { ok: false, motivo: 'nao_encontrada' }],
    ['importar_nomes', `importar_nomes($1, '[]')`, { ok: false, motivo: 'nao_encontrada' }],
    ['atribuir_nome', 'atribuir_nome($1, gen_random_uuid(), $2)', false],
    ['desfazer_atribuicao', 'desfazer_atribuicao($1, $2)', false],
    ['remover_aluno', 'remover_aluno($1, $2)', false],
    ['desfazer_remocao', 'desfazer_remocao($1, $2)', false],
    ['renovar_convite', 'renovar_convite($1)', null],
    ['revogar_convites', 'revogar_convites($1)', false],
  ])('%s does nothing in another’s classroom, as in none', async (_name, sql, nothing) => {
    await join(db, student, code);
    const before = await whole();
    const given = (sala: string) => (sql.includes('$2') ? [sala, student] : [sala]);
    for (const outsider of [rival, student]) {
      expect(await call(db, outsider, sql, given(classroom))).toEqual(nothing);
      expect(await call(db, outsider, sql, given(crypto.randomUUID()))).toEqual(nothing);
    }
    expect(await outcome(db.asAnon(`select public.${sql}`, given(classroom)))).toBe('refused');
    expect(await whole()).toEqual(before);
  });

  describe('the theme', () => {
    const set = (tema: string | null, version: number | null, prazo: string | null = null) =>
      call(db, teacher, 'definir_tema($1, $2, $3, $4)', [classroom, tema, prazo, version]);
    const themes = async () => (await whole()).temas.map(({ tema }: { tema: string }) => tema);

    it('is followed by the next, and its date moves under the same text', async () => {
      expect(await set('Leitura', 0)).toEqual({ ok: true });
      expect(await set(' Leitura\n', 1, '2036-12-01T02:59:59Z')).toEqual({ ok: true });
      expect(await set('Trabalho', 2)).toEqual({ ok: true });
      expect(await set('Leitura', 3)).toEqual({ ok: true });
      const { temas, tema_versao } = await whole();
      expect(tema_versao).toBe(4);
      expect(temas.map(({ tema, prazo }: { tema: string; prazo: string }) => [tema, prazo])).toEqual([
        ['Leitura', null],
        ['Trabalho', null],
        ['Leitura', '2036-12-01T02:59:59+00:00'],
      ]);
      expect(await db.asUser(teacher, 'select tema from public.salas')).toEqual([{ tema: 'Leitura' }]);
    });

    it('that is new begins with no date that is over; the one there is may move to any day', async () => {
      const yesterday = new Date(Date.now() - 86_400_000).toISOString();
      await set('Leitura', 0);
      expect(await set('Leitura', 1, yesterday)).toEqual({ ok: true });
      const inherited = db.asUser(teacher, `select public.definir_tema($1, 'Trabalho', $2, 2)`, [
        classroom,
        yesterday,
      ]);
      expect(await outcome(inherited)).toBe('23514');
      expect(await themes()).toEqual(['Leitura']);
      expect(await set('Trabalho', 2, '2036-12-01T02:59:59Z')).toEqual({ ok: true });
    });

    it('of another tab is not overwritten', async () => {
      await set('De uma aba', 0);
      for (const seen of [0, 2, null]) {
        expect(await set('De outra aba', seen)).toMatchObject({ ok: false, motivo: 'conflito' });
      }
      expect(await themes()).toEqual(['De uma aba']);
    });

    it.each([
      ['nothing', null, '23502'],
      ['a blank text', '   ', '23514'],
      ['line breaks', '\n\t', '23514'],
      ['301 characters', 't'.repeat(301), '23514'],
      ['300 emoji', '📚'.repeat(300), 'done'],
      ['markup', '<script>alert(1)</script>', 'done'],
    ])('takes %s as it should', async (_requirement, text, expected) => {
      const setting = db.asUser(teacher, 'select public.definir_tema($1, $2, null, 0)', [classroom, text]);
      expect(await outcome(setting)).toBe(expected);
      expect(await themes()).toEqual(expected === 'done' ? [text] : []);
    });

    it.each(['infinity', '1999-01-01', '9999-01-01'])(
      'is not due %s: no browser reads that',
      async (date) => {
        const setting = db.asUser(teacher, `select public.definir_tema($1, 'Leitura', $2, 0)`, [
          classroom,
          date,
        ]);
        expect(await outcome(setting)).toBe('23514');
      },
    );

    it.each([
      ['given', `insert into public.sala_temas (sala_id, tema) values ($1, 'Falso')`],
      ['edited', `update public.sala_temas set tema = 'Falso' where sala_id = $1 returning id`],
      ['withdrawn', 'delete from public.sala_temas where sala_id = $1 returning id'],
    ])('is never %s past the function', async (_how, sql) => {
      await set('Leitura', 0);
      expect(await outcome(db.asUser(teacher, sql, [classroom]))).toMatch(/^(refused|nothing)$/);
      expect(await themes()).toEqual(['Leitura']);
    });
  });

  describe('expected names', () => {
    const expectName = (name: string) =>
      db.asUser(teacher, 'insert into public.sala_nomes (sala_id, nome) values ($1, $2) returning nome', [
        classroom,
        name,
      ]);
    const names = async () => (await whole()).nomes.map(({ nome }: { nome: string }) => nome);

    it.each([
      ['a blank name', ' ', '23514'],
      ['a name of line breaks', '\n\t', '23514'],
      ['a name of 101 characters', 'n'.repeat(101), '23514'],
      ['a name of 500 characters', 'n'.repeat(500), '23514'],
      ['100 signs, emoji among them', `Ana${'🎒'.repeat(97)}`, 'done'],
      ['emoji alone', '🎒🎒', '23514'],
      ['a name nobody can see', '\u200b\u2800', '23514'],
      ['a name of another script', 'Ирина', 'done'],
      ['markup, kept as text', '<b>Ana</b>', 'done'],
    ])('take %s as they should', async (_requirement, name, expected) => {
      expect(await outcome(expectName(name))).toBe(expected);
      expect(await names()).toEqual(expected === 'done' ? [name] : []);
    });

    it('may be alike, and go one by one', async () => {
      await expectName(' João ');
      await expectName('João');
      expect(await names()).toEqual(['João', 'João']);
      const [first] = (await whole()).nomes;
      expect(await call(db, teacher, 'apagar_nome($1, $2)', [classroom, first.id])).toEqual({ ok: true });
      expect(await names()).toEqual(['João']);
    });

    it('are at most two hundred', async () => {
      const add = (count: number) =>
        db.asUser(
          teacher,
          `insert into public.sala_nomes (sala_id, nome) select $1, 'Ana' from generate_series(1, $2::int)`,
          [classroom, count],
        );
      expect(await outcome(add(201))).toBe('23514');
      await add(200);
      expect(await outcome(add(1))).toBe('23514');
    });

    it('give way to whoever joins under one, if there is one only', async () => {
      for (const name of ['ANA SOUZA', 'Ana']) await expectName(name);
      await join(db, student, code);
      await join(db, student, code);
      expect(await names()).toEqual(['Ana']);
    });
  });

  describe('a removal', () => {
    let sending: string;
    beforeEach(async () => {
      await join(db, student, code);
      await storeCorrection(db, student, { chave: 'k', correcao: correctionOf([120, 120, 120, 120, 120]) });
      sending = await send(db, student, classroom, 'k');
      const item = [{ competencia: 1, comentario: 'Boa pontuação.' }];
      await call(db, teacher, 'revisar_redacao($1, $2)', [sending, JSON.stringify(item)]);
    });
    const remove = () => call(db, teacher, 'remover_aluno($1, $2)', [classroom, student]);
    const restore = () => call(db, teacher, 'desfazer_remocao($1, $2)', [classroom, student]);
    /** All data that the teacher and the student can see of the classroom. */
    const sight = async () => ({
      classroom: await whole(),
      essays: await call(db, teacher, 'envios_da_sala($1)', [classroom]),
      essay: await call(db, teacher, 'redacao_da_sala($1)', [sending]),
      summary: await call(db, teacher, 'resumo_das_salas()'),
      latest: await call(db, teacher, 'redacoes_recentes_das_salas()'),
      mine: await call(db, student, 'minhas_salas()'),
      reviews: await call(db, student, 'revisoes_da_redacao($1)', ['k']),
      tables: await db.asUser(student, 'select nome from public.salas'),
    });

    it('takes the student out of sight, and the classroom out of the student’s', async () => {
      expect(await remove()).toBe(true);
      expect(await remove()).toBe(false);
      expect(await sight()).toMatchObject({
        classroom: { alunos: [] },
        essays: [],
        essay: null,
        summary: [{ alunos: 0, redacoes: 0, media: null }],
        latest: [],
        mine: [],
        reviews: [],
        tables: [],
      });
      expect(await call(db, student, 'enviar_para_sala($1, $2)', [classroom, 'k'])).toEqual({
        ok: false,
        motivo: 'sala_nao_encontrada',
      });
      expect(await call(db, teacher, 'revisar_redacao($1, $2)', [sending, '[]'])).toEqual({
        ok: false,
        motivo: 'nao_encontrada',
      });
    });

    it('is taken back with everything there was', async () => {
      const before = await sight();
      expect(before.mine).toHaveLength(1);
      await remove();
      expect(await restore()).toBe(true);
      expect(await sight()).toEqual(before);
      expect(await restore()).toBe(false);
    });

    it('lets nobody back in by the invites of before, nor by leaving first', async () => {
      await remove();
      const page = 'select nome from public.sala_por_convite($1)';
      expect(await db.asUser(student, page, [code])).toEqual([]);
      expect(await join(db, student, code)).toEqual({ ok: false, motivo: 'convite_invalido' });
      expect(await call(db, student, 'sair_da_sala($1)', [classroom])).toBe(false);
      expect(await join(db, student, code)).toEqual({ ok: false, motivo: 'convite_invalido' });
      // Everybody else can still join with this code.
      expect(await join(db, await db.signUp(), code)).toMatchObject({ ok: true });
    });

    it('ends with a new invite', async () => {
      await remove();
      expect(await join(db, student, await invite(db, teacher, classroom))).toMatchObject({ ok: true });
      expect(await restore()).toBe(false);
      expect(await remove()).toBe(true);
    });

    /**
     * Lets this many days pass since the removal, and loads a list for the teacher, which deletes expired removals.
     */
    const wait = async (days: number, by = teacher) => {
      await db.asOwner(
        `update public.sala_removidos set removido_em = now() - make_interval(secs => $1) where aluno_id = $2`,
        [days * 86_400, student],
      );
      // The invite must be older than the removal, as it was before.
      await db.asOwner(`update public.sala_convites set created_at = created_at - make_interval(days => 40)`);
      await call(db, by, 'salas_excluidas()');
    };
    const kept = async () => ({
      sendings: (await db.asOwner('select 1 from public.sala_envios where aluno_id = $1', [student])).length,
      withdrawn: (await db.asOwner('select 1 from public.revisoes_retiradas where aluno_id = $1', [student]))
        .length,
      places: (await db.asOwner('select 1 from public.sala_nomes where aluno_id = $1', [student])).length,
    });

    it('is over after thirty days: what was sent is gone, whoever looks, and the essay stays its writer’s', async () => {
      const other = await storeCorrection(db, student, { correcao: {} });
      const regretted = await send(db, student, classroom, other);
      await call(db, teacher, 'revisar_redacao($1, $2, $3)', [regretted, '[]', '{"geral": "Bom."}']);
      await call(db, student, 'retirar_da_sala($1)', [regretted]);
      await db.asOwner(`insert into public.sala_nomes (sala_id, nome) values ($1, 'Ana na lista')`, [
        classroom,
      ]);
      await db.asOwner('update public.sala_nomes set aluno_id = $1 where sala_id = $2', [student, classroom]);
      await remove();
      await wait(29.99);
      expect(await kept()).toEqual({ sendings: 1, withdrawn: 1, places: 1 });
      const before = await call(db, student, 'minhas_remocoes()');
      expect(before).toMatchObject([
        {
          sala_nome: '3º A',
          envios: [{ id: sending, texto: null, revisao: [{ competencia: 1, comentario: 'Boa pontuação.' }] }],
        },
      ]);
      expect(Date.parse(before[0].guardado_ate) - Date.parse(before[0].removido_em)).toBe(30 * 86_400_000);

      await wait(30.01, rival);
      expect(await kept()).toEqual({ sendings: 0, withdrawn: 0, places: 0 });
      expect(await restore()).toBe(false);
      expect(await call(db, student, 'minhas_remocoes()')).toEqual([]);
      const essays = 'select 1 from public.redacoes where usuario_id = $1';
      expect(await db.asOwner(essays, [student])).toHaveLength(2);
      // The removal itself is still recorded.
      expect(await join(db, student, code)).toEqual({ ok: false, motivo: 'convite_invalido' });
      expect(await join(db, student, await invite(db, teacher, classroom))).toMatchObject({ ok: true });
      expect((await sight()).essays).toEqual([]);
    });

    it('is over after thirty days also where nobody has looked since', async () => {
      await remove();
      await db.asOwner(`update public.sala_removidos set removido_em = now() - interval '30 days 1 minute'`);
      expect(await restore()).toBe(false);
    });

    it('of whoever was removed clears away what is older, and nothing of others', async () => {
      const other = await db.signUp();
      await join(db, other, code);
      const theirs = await send(db, other, classroom, await storeCorrection(db, other, { correcao: {} }));
      await remove();
      await db.asOwner(`update public.sala_removidos set removido_em = now() - interval '31 days'`);
      expect(await call(db, teacher, 'remover_aluno($1, $2)', [classroom, other])).toBe(true);
      expect(await kept()).toMatchObject({ sendings: 0 });
      expect(await call(db, teacher, 'desfazer_remocao($1, $2)', [classroom, other])).toBe(true);
      expect(await call(db, teacher, 'redacao_da_sala($1)', [theirs])).toMatchObject({ id: theirs });
    });

    it('is told to its student alone, with the text of what a teacher photographed', async () => {
      await call(db, teacher, 'confirmar_fotos($1)', [classroom]);
      const sheet = crypto.randomUUID();
      const correction = JSON.stringify(correctionOf([120, 120, 120, 120, 120]));
      await call(db, teacher, `enviar_folha($1, $2, $3, 'Água', 'Texto da folha.', $4)`, [
        classroom,
        sheet,
        student,
        correction,
      ]);
      await remove();
      const [{ envios }] = await call(db, student, 'minhas_remocoes()');
      expect(envios.find(({ id }: { id: string }) => id === sheet)).toMatchObject({
        tema: 'Água',
        texto: 'Texto da folha.',
      });
      for (const user of [teacher, rival]) expect(await call(db, user, 'minhas_remocoes()')).toEqual([]);
      expect(await outcome(db.asAnon('select public.minhas_remocoes()'))).toBe('refused');
    });

    it('is nobody’s but the teacher’s, and of members only', async () => {
      const stranger = await db.signUp();
      expect(await call(db, teacher, 'remover_aluno($1, $2)', [classroom, stranger])).toBe(false);
      expect(await call(db, teacher, 'desfazer_remocao($1, $2)', [classroom, stranger])).toBe(false);
      await outcome(db.asUser(teacher, 'delete from public.sala_alunos'));
      await outcome(db.asUser(student, 'delete from public.sala_alunos'));
      expect((await whole()).alunos).toHaveLength(1);
      await remove();
      expect(await call(db, student, 'desfazer_remocao($1, $2)', [classroom, student])).toBe(false);
      for (const user of [teacher, student, rival]) {
        const look = db.asUser(user, 'select * from public.sala_removidos');
        expect(await outcome(look)).toMatch(/^(refused|nothing)$/);
      }
    });

    it('brings back an empty-handed student who took everything along', async () => {
      await remove();
      await call(db, student, 'sair_da_sala($1)', [classroom]);
      await restore();
      expect(await call(db, teacher, 'envios_da_sala($1)', [classroom])).toEqual([]);
    });
  });
});
