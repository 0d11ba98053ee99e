import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byName } from '../../src/domain/classrooms/student-names';
import { call, createClassroom, fillClassroom, invite, join, LEVELS, send } from './support/classroom';
import { outcome } from './support/outcome';
import { correctionOf, storeCorrection } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('what a teacher has to review with %s grants', (grants) => {
  let db: TestDatabase;
  let teacher: string;
  let rival: string;
  let student: string;
  let classmate: string;
  let classroom: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    ({ teacher, rival, student, classmate, classroom } = await fillClassroom(db));
  });
  afterAll(() => db.close());

  type Asked = {
    estado?: string;
    ordem?: string;
    sala?: string;
    tema?: string;
    busca?: string;
    limite?: number;
  };
  const queue = (asked: Asked = {}, user = teacher) =>
    call(db, user, 'fila_de_revisao($1, $2, $3, $4, $5, $6)', [
      asked.estado ?? 'a_revisar',
      asked.ordem ?? 'prazo',
      asked.sala ?? null,
      asked.tema ?? null,
      asked.busca ?? '',
      asked.limite ?? 50,
    ]);
  const ids = async (asked: Asked = {}, user = teacher) =>
    (await queue(asked, user)).itens.map(({ id }: { id: string }) => id);
  /** Submits an essay whose band is `width` wide. */
  async function sent(user: string, width: number, tema = 'Leitura', sala = classroom) {
    const correcao = { ...correctionOf(LEVELS), grifo: { band: { low: 500, high: 500 + width } } };
    return send(db, user, sala, await storeCorrection(db, user, { tema, correcao }));
  }
  const review = (id: string) =>
    call(db, teacher, 'revisar_redacao($1, $2)', [
      id,
      JSON.stringify([{ competencia: 1, comentario: 'Bom.' }]),
    ]);
  const draft = (id: string, itens: unknown = [{ competencia: 2, comentario: 'A tese' }], user = teacher) =>
    call(db, user, 'guardar_rascunho($1, $2)', [id, JSON.stringify(itens)]);

  it('tells of each essay what helps to choose', async () => {
    const id = await sent(student, 120);
    expect(await queue()).toEqual({
      total: 1,
      itens: [
        {
          id,
          sala_id: classroom,
          sala_nome: '3º A',
          aluno_id: student,
          aluno_nome: 'Ana Souza',
          esperado: false,
          tema: 'Leitura',
          prazo: '2036-12-01T02:59:59+00:00',
          enviado_em: expect.any(String),
          total: 600,
          largura: 120,
          revisada: false,
          rascunho: false,
        },
      ],
    });
    expect(await call(db, teacher, 'redacoes_a_revisar()')).toBe(1);
  });

  it('comes by deadline, by how sure the corrector is, by students not yet seen, or by name', async () => {
    const [undated, unsure, sure] = [
      await sent(student, 80, 'Outro tema'),
      await sent(student, 240),
      await sent(classmate, 40),
    ];
    expect(await ids()).toEqual([unsure, sure, undated]);
    expect(await ids({ ordem: 'certeza' })).toEqual([unsure, undated, sure]);
    const seen = await sent(student, 10);
    await review(seen);
    expect(await ids({ ordem: 'nao_visto' })).toEqual([sure, undated, unsure]);
    expect(await ids({ ordem: 'nome' })).toEqual([undated, unsure, sure]);
  });

  it('of more essays than it shows, has those with the earliest dates', async () => {
    await db.asOwner(
      `with theme as (
        insert into public.sala_temas (sala_id, tema, prazo)
        values ($1, 'Tarde', '2036-03-03'), ($1, 'Cedo', '2036-01-01'), ($1, 'Meio', '2036-02-02') returning id, tema
      ),
      essay as (
        insert into public.redacoes (id, tema, texto, nota_total, origem)
        select gen_random_uuid(), tema, 'Texto', 600, 'professor'
        from (values ('Tarde', 100), (null, 2), ('Meio', 100), ('Cedo', 150)) given (tema, amount), generate_series(1, amount)
        returning id, tema
      )
      insert into public.sala_envios (sala_id, aluno_id, redacao_id, tema_id, tema)
      select $1, $2, e.id, t.id, e.tema from essay e left join theme t on t.tema = e.tema`,
      [classroom, student],
    );
    const { total, itens } = await queue({ limite: 200 });
    expect(total).toBe(352);
    const themes = itens.map(({ tema }: { tema: string }) => tema);
    expect(themes).toEqual([...Array(150).fill('Cedo'), ...Array(50).fill('Meio')]);
    expect(await ids({ limite: 50 })).toEqual(itens.slice(0, 50).map(({ id }: { id: string }) => id));
  });

  it('is narrowed by class, theme, state and name, and tells how many there are in all', async () => {
    const other = await createClassroom(db, teacher, '2º B');
    await join(db, classmate, await invite(db, teacher, other));
    const [one, two, three] = [
      await sent(student, 80),
      await sent(classmate, 80),
      await sent(classmate, 80, 'Água', other),
    ];
    await review(one);
    expect(await ids({ estado: 'revisada' })).toEqual([one]);
    expect((await ids()).toSorted()).toEqual([two, three].toSorted());
    expect(await ids({ sala: other })).toEqual([three]);
    const [{ id: theme }] = (await call(db, teacher, 'sala_do_professor($1)', [classroom])).temas;
    expect(await ids({ tema: theme })).toEqual([two]);
    expect(await ids({ busca: ' BET ' })).toHaveLength(2);
    expect(await ids({ busca: '%' })).toEqual([]);
    expect(await queue({ limite: 1 })).toMatchObject({ total: 2, itens: [{}] });
    await draft(two);
    expect(await ids({ estado: 'rascunho' })).toEqual([two]);
  });

  it('by name is sorted as people sort, and found without accents and capitals', async () => {
    const names = [
      'Zoe',
      'ana lima',
      'Álvaro',
      'Ana Souza (10)',
      'Ana Souza (2)',
      'João Sá',
      "D'Ávila",
      'Ana-Bia',
    ];
    const code = await invite(db, teacher, classroom);
    for (const nome of names) {
      const one = await db.signUp({ nome });
      await join(db, one, code);
      await sent(one, 80);
    }
    const found = async (filter: Parameters<typeof queue>[0]) =>
      (await queue(filter)).itens.map(({ aluno_nome }: { aluno_nome: string }) => aluno_nome);
    const all = await found({ ordem: 'nome' });
    expect(all).toEqual(byName(all.map((nome: string) => ({ nome }))).map(({ nome }) => nome));
    expect(all.slice(0, 2)).toEqual(['Álvaro', 'ana lima']);
    for (const busca of ['joao', 'JOÃO', ' joa\u0303o  sa '])
      expect(await found({ busca })).toEqual(['João Sá']);
    expect(await found({ busca: 'alv' })).toEqual(['Álvaro']);
  });

  it('has nothing of whoever left, nor of the classes of others', async () => {
    await sent(student, 80);
    for (const outsider of [rival, student]) {
      expect(await queue({}, outsider)).toEqual({ total: 0, itens: [] });
      expect(await queue({ sala: classroom }, outsider)).toEqual({ total: 0, itens: [] });
      expect(await call(db, outsider, 'redacoes_a_revisar()')).toBe(0);
    }
    await call(db, teacher, 'remover_aluno($1, $2)', [classroom, student]);
    expect(await queue()).toEqual({ total: 0, itens: [] });
    expect(await call(db, teacher, 'redacoes_a_revisar()')).toBe(0);
  });

  describe('the draft of a review', () => {
    const read = (id: string, user = teacher) => call(db, user, 'rascunho_da_revisao($1)', [id]);

    it('is kept as it stands, and goes with the review that is published', async () => {
      const id = await sent(student, 80);
      expect(await read(id)).toBeNull();
      expect(await draft(id)).toEqual({ ok: true, versao: 1 });
      expect(await draft(id, [{ competencia: 2, comentario: 'A tese está clara.' }])).toEqual({
        ok: true,
        versao: 2,
      });
      expect(await read(id)).toEqual({
        itens: [{ competencia: 2, comentario: 'A tese está clara.' }],
        anotacoes: null,
        atualizado_em: expect.any(String),
        professor_nome: 'Prof. Ivo',
        meu: true,
        versao: 2,
        revisao_versao: 0,
      });
      await review(id);
      expect(await read(id)).toBeNull();
    });

    it('is taken away by an empty one', async () => {
      const id = await sent(student, 80);
      await draft(id);
      expect(await draft(id, [])).toMatchObject({ ok: true });
      expect(await read(id)).toBeNull();
    });

    it('is never told to the student, and nobody else writes one', async () => {
      const id = await sent(student, 80);
      await draft(id);
      for (const outsider of [rival, student]) {
        expect(await read(id, outsider)).toBeNull();
        expect(await draft(id, [{ competencia: 1 }], outsider)).toBeNull();
      }
      const own = await call(db, student, 'revisoes_da_redacao($1)', [
        (await call(db, student, 'minhas_salas()'))[0].envios[0].redacao_id,
      ]);
      expect(own).toMatchObject([{ revisao: [] }]);
      expect(await outcome(db.asAnon('select public.rascunho_da_revisao($1)', [id]))).toBe('refused');
    });

    it.each([
      ['is no list', { a: 1 }],
      ['is too long', [{ comentario: 'x'.repeat(40_000) }]],
    ])('is refused where it %s', async (_what, itens) => {
      expect(await outcome(draft(await sent(student, 80), itens))).toMatch(/^2/);
    });
  });
});
