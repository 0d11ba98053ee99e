import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, fillClassroom, send } from './support/classroom';
import { outcome } from './support/outcome';
import { storeCorrection } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const ESSAY = 'A água é um direito. 💧 Tal cenário decorre da falta de investimento.';
const AT = ESSAY.indexOf('Tal cenário');

const MARK = {
  id: '6b1f1a52-51b1-4a55-9d5e-0f4a5f0f1a01',
  inicio: AT,
  fim: AT + 'Tal cenário'.length,
  trecho: 'Tal cenário',
  comentario: 'Boa retomada.',
  caneta: 'azul',
  competencia: 4,
};
const DISMISSAL = { inicio: 2, fim: 6, codigo: 'ACENTO', trecho: 'água' };
const ALL = { geral: 'Texto claro.', marcas: [MARK], descartes: [DISMISSAL] };

describe.each(GRANTS)('what a teacher says in the text with %s grants', (grants) => {
  let db: TestDatabase;
  let teacher: string;
  let rival: string;
  let student: string;
  let classmate: string;
  let classroom: string;
  let essay: string;
  let id: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    ({ teacher, rival, student, classmate, classroom } = await fillClassroom(db));
    essay = await storeCorrection(db, student, { texto: ESSAY, correcao: {} });
    id = await send(db, student, classroom, essay);
  });
  afterAll(() => db.close());

  const review = async (anotacoes: unknown = ALL, user = teacher, itens: unknown = []) => {
    const seen = (await call(db, user, 'redacao_da_sala($1)', [id]))?.publicacao.versao ?? 0;
    const said = [id, JSON.stringify(itens), JSON.stringify(anotacoes), seen];
    return call(db, user, 'revisar_redacao($1, $2, $3, $4)', said);
  };
  const draft = (anotacoes: unknown, user = teacher) =>
    call(db, user, 'guardar_rascunho($1, $2, $3)', [id, '[{}]', JSON.stringify(anotacoes)]);
  const read = async (user = teacher) =>
    (await call(db, user, 'redacao_da_sala($1)', [id]))?.anotacoes ?? null;
  const readByStudent = async (user = student) =>
    (await call(db, user, 'revisoes_da_redacao($1)', [essay]))[0]?.anotacoes ?? null;
  async function addCoTeacher(): Promise<string> {
    const other = await db.signUp({ nome: 'Prof. Rita', tipo_conta: 'teacher' });
    const { codigo } = await call(db, teacher, 'convidar_professor($1)', [classroom]);
    await call(db, other, 'entrar_como_professor($1)', [codigo]);
    return other;
  }

  it('is read by both once published, as that of who wrote it, and makes a review of its own', async () => {
    const said = {
      geral: 'Texto claro.',
      autor: 'Prof. Ivo',
      publicada_em: expect.any(String),
      marcas: [{ ...MARK, autor: 'Prof. Ivo' }],
      descartes: [DISMISSAL],
    };
    expect(await readByStudent()).toBeNull();
    expect(await review()).toMatchObject({ ok: true, revisao: [], anotacoes: said });
    expect(await read()).toEqual(said);
    expect(await readByStudent()).toEqual(said);
    expect((await call(db, student, 'minhas_salas()'))[0].envios[0].revisada).toBe(true);
    await review({ geral: ' ', marcas: [], descartes: [] });
    expect(await readByStudent()).toBeNull();
    expect((await call(db, student, 'minhas_salas()'))[0].envios[0].revisada).toBe(false);
  });

  it('stays hidden while it is a draft, which is kept whole', async () => {
    expect(await draft(ALL)).toMatchObject({ ok: true });
    expect(await readByStudent()).toBeNull();
    expect(await read()).toBeNull();
    expect(await call(db, teacher, 'rascunho_da_revisao($1)', [id])).toMatchObject({ anotacoes: ALL });
    await call(db, teacher, 'guardar_rascunho($1, $2)', [id, '[{}]']);
    expect(await call(db, teacher, 'rascunho_da_revisao($1)', [id])).toMatchObject({ anotacoes: ALL });
    await review();
    expect(await call(db, teacher, 'rascunho_da_revisao($1)', [id])).toBeNull();
  });

  it('stays where somebody publishes who knows nothing of it', async () => {
    await review();
    await call(db, teacher, 'revisar_redacao($1, $2)', [id, '[]']);
    expect(await readByStudent()).toMatchObject(ALL);
  });

  it('names the writer of each mark, also where another teacher publishes later', async () => {
    const other = await addCoTeacher();
    await review();
    const own = { ...MARK, id: '6b1f1a52-51b1-4a55-9d5e-0f4a5f0f1a02', comentario: 'Concordo.' };
    await review({ ...ALL, marcas: [MARK, own] }, other);
    const autores = async () =>
      (await readByStudent()).marcas.map(({ id: mark, autor }: { id: string; autor: string }) => [
        mark,
        autor,
      ]);
    expect(await autores()).toEqual([
      [MARK.id, 'Prof. Ivo'],
      [own.id, 'Prof. Rita'],
    ]);
    expect((await readByStudent()).autor).toBe('Prof. Rita');
    await review({ ...ALL, marcas: [{ ...MARK, comentario: 'Mudei.' }] }, other);
    expect(await autores()).toEqual([[MARK.id, 'Prof. Rita']]);
  });

  it('is nobody else’s to read or write: other teachers, removed ones, students', async () => {
    const other = await addCoTeacher();
    await review();
    await call(db, teacher, 'remover_professor($1, $2)', [classroom, other]);
    for (const outsider of [rival, other, student, classmate]) {
      expect(await read(outsider)).toBeNull();
      expect(await review({ ...ALL, geral: 'Invadi.' }, outsider)).toEqual({
        ok: false,
        motivo: 'nao_encontrada',
      });
      expect(await draft(ALL, outsider)).toBeNull();
    }
    expect(await readByStudent(classmate)).toBeNull();
    expect(await readByStudent(rival)).toBeNull();
    expect(await readByStudent()).toMatchObject(ALL);
    expect(await outcome(db.asAnon('select public.revisar_redacao($1, $2, $3)', [id, '[]', '{}']))).toBe(
      'refused',
    );
  });

  it('has a text under it that nobody changes', async () => {
    await review();
    for (const user of [student, teacher])
      await outcome(db.asUser(user, `update public.redacoes set texto = 'Outro.' where id = $1`, [essay]));
    expect((await db.asOwner('select texto from public.redacoes where id = $1', [essay]))[0]?.texto).toBe(
      ESSAY,
    );
  });

  it.each<[string, unknown]>([
    ['words that the essay does not have', { marcas: [{ ...MARK, trecho: 'Tal cenarío' }] }],
    ['a dismissal of such words', { descartes: [{ ...DISMISSAL, trecho: 'fogo' }] }],
    ['a place too short for its words', { marcas: [{ ...MARK, fim: AT + 3 }] }],
    ['no words', { marcas: [{ ...MARK, inicio: 1, fim: 2, trecho: ' ' }] }],
    ['a negative place', { marcas: [{ ...MARK, inicio: -1, fim: 10 }] }],
    ['an unknown pen', { marcas: [{ ...MARK, caneta: 'rosa' }] }],
    ['a sixth competency', { marcas: [{ ...MARK, competencia: 6 }] }],
    ['a long comment', { marcas: [{ ...MARK, comentario: 'c'.repeat(1001) }] }],
    ['too many marks', { marcas: Array.from({ length: 101 }, () => MARK) }],
    ['a long comment on the whole', { geral: 'c'.repeat(3001) }],
    ['marks that are no list', { marcas: 'Boa.' }],
  ])('with %s is refused, and what was there stays', async (_what, anotacoes) => {
    await review();
    expect(await outcome(review(anotacoes))).toMatch(/^2/);
    expect(await readByStudent()).toMatchObject(ALL);
  });

  describe('of an essay that is withdrawn', () => {
    const withdrawn = (user = teacher) => call(db, user, 'revisoes_de_retiradas()');
    const ITEM = [{ competencia: 1, comentario: '', nivel: 120, motivo: 'Poucos desvios.' }];

    it('stays readable to both, and the essay to its writer alone', async () => {
      await review(ALL, teacher, ITEM);
      await draft({ ...ALL, geral: 'Só um rascunho.' });
      expect(await call(db, student, 'retirar_da_sala($1)', [id])).toBe(true);
      expect(await call(db, teacher, 'redacao_da_sala($1)', [id])).toBeNull();
      expect(await call(db, teacher, 'envios_da_sala($1)', [classroom])).toEqual([]);
      const [seen] = await withdrawn();
      expect(seen).toMatchObject({
        id,
        sala_id: classroom,
        aluno_nome: 'Ana Souza',
        retirada_em: expect.any(String),
        revisao: [{ nivel: 120 }],
        anotacoes: { geral: 'Texto claro.', marcas: [MARK], descartes: [] },
      });
      for (const words of ['Só um rascunho', 'falta de investimento', 'água'])
        expect(JSON.stringify(seen)).not.toContain(words);
      expect(await call(db, student, 'revisoes_da_redacao($1)', [essay])).toMatchObject([
        { id, retirada_em: expect.any(String), revisao: [{ nivel: 120 }], anotacoes: ALL },
      ]);
      expect(await withdrawn(student)).toMatchObject([{ id, anotacoes: ALL }]);
    });

    it('is no more than its essay was where nothing was published', async () => {
      await draft(ALL);
      await call(db, student, 'retirar_da_sala($1)', [id]);
      expect(await withdrawn()).toEqual([]);
      expect(await call(db, student, 'revisoes_da_redacao($1)', [essay])).toEqual([]);
    });

    it('is nobody else’s, and cannot be changed any more', async () => {
      const other = await addCoTeacher();
      await review();
      for (const outsider of [rival, classmate, teacher])
        expect(await call(db, outsider, 'retirar_da_sala($1)', [id])).toBe(false);
      await call(db, student, 'retirar_da_sala($1)', [id]);
      expect(await withdrawn(other)).toMatchObject([{ id }]);
      await call(db, teacher, 'remover_professor($1, $2)', [classroom, other]);
      for (const outsider of [rival, other, classmate]) expect(await withdrawn(outsider)).toEqual([]);
      expect(await review({ ...ALL, geral: 'Depois.' })).toEqual({ ok: false, motivo: 'nao_encontrada' });
      expect(await withdrawn()).toMatchObject([{ anotacoes: { geral: 'Texto claro.' } }]);
      expect(await outcome(db.asAnon('select public.revisoes_de_retiradas()'))).toBe('refused');
    });

    it('goes with the student who leaves the class, or ends the account', async () => {
      await review();
      await call(db, student, 'retirar_da_sala($1)', [id]);
      await call(db, teacher, 'remover_aluno($1, $2)', [classroom, student]);
      expect(await withdrawn()).toEqual([]);
      await call(db, teacher, 'desfazer_remocao($1, $2)', [classroom, student]);
      expect(await withdrawn()).toHaveLength(1);
      await call(db, student, 'sair_da_sala($1)', [classroom]);
      expect(await db.asOwner('select from public.revisoes_retiradas where envio_id = $1', [id])).toEqual([]);
    });
  });
});
