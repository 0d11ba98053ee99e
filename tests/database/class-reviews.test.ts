import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, createClassroom, fillClassroom, invite, join, LEVELS, send } from './support/classroom';
import { outcome } from './support/outcome';
import { storeEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const ITEMS = [
  { competencia: 2, comentario: '', nivel: 200, motivo: 'O repertório é pertinente e produtivo.' },
  { competencia: 1, comentario: 'Cuide das vírgulas.', nivel: null, motivo: '' },
];

describe.each(GRANTS)('a review with %s grants', (grants) => {
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
    ({ teacher, rival, student, classmate, classroom, essay } = await fillClassroom(db));
    id = await send(db, student, classroom, essay);
  });
  afterAll(() => db.close());

  const list = () => call(db, teacher, 'envios_da_sala($1)', [classroom]);
  const read = (sent: string, user = teacher) => call(db, user, 'redacao_da_sala($1)', [sent]);
  const summary = async () => (await call(db, teacher, 'resumo_das_salas()'))[0];
  const review = (sent: string, items: unknown, user = teacher) =>
    call(db, user, 'revisar_redacao($1, $2)', [sent, JSON.stringify(items)]);
  const reviews = (redacao = essay, user = student) => call(db, user, 'revisoes_da_redacao($1)', [redacao]);

  it('is read by the student, and its levels count', async () => {
    const { ok, revisao } = await review(id, ITEMS);
    expect(ok).toBe(true);
    expect(revisao).toEqual(
      ITEMS.toReversed().map((item) => ({ ...item, atualizado_em: expect.any(String) })),
    );
    expect(await reviews('k')).toEqual([
      {
        id,
        sala_id: classroom,
        sala_nome: '3º A',
        professor_nome: 'Prof. Ivo',
        professores: ['Prof. Ivo'],
        enviado_em: expect.any(String),
        retirada_em: null,
        pendente: false,
        anotacoes: expect.objectContaining({ autor: 'Prof. Ivo', geral: '', marcas: [], descartes: [] }),
        revisao,
      },
    ]);
    expect((await read(id)).revisao).toEqual(revisao);
    expect((await list())[0]).toMatchObject({
      revisada: true,
      niveis: LEVELS,
      niveis_professor: [null, 200, null, null, null],
    });
    expect(await call(db, teacher, 'redacoes_recentes_das_salas()')).toMatchObject([{ total: 640 }]);
    expect(await summary()).toMatchObject({ media: 640 });
  });

  it('takes the place of the one before, and none takes it back', async () => {
    await review(id, ITEMS);
    await review(id, [{ competencia: 3, nivel: 40, motivo: 'Só lista ideias.', segredo: 'x' }]);
    expect((await read(id)).revisao).toMatchObject([{ competencia: 3, comentario: '', nivel: 40 }]);
    expect((await list())[0].niveis_professor).toEqual([null, null, 40, null, null]);
    expect(await review(id, [])).toMatchObject({ ok: true, revisao: [], anotacoes: null });
    expect((await list())[0]).toMatchObject({
      revisada: false,
      niveis_professor: [null, null, null, null, null],
    });
    expect(await summary()).toMatchObject({ media: 600 });
  });

  it('of all five levels gives a pending essay its total', async () => {
    const claimed = await storeEssay(db, classmate, { nota: 1000 });
    const pending = await send(db, classmate, classroom, claimed);
    const levels = [1, 2, 3, 4, 5].map((competencia) => ({ competencia, nivel: 80, motivo: 'Li.' }));
    await review(pending, levels.slice(0, 4));
    expect(await reviews(claimed, classmate)).toMatchObject([{ pendente: true, revisao: { length: 4 } }]);
    expect(await summary()).toMatchObject({ redacoes: 1 });
    await review(pending, levels);
    expect(await summary()).toMatchObject({ redacoes: 2, media: 500 });
  });

  it.each<[string, unknown]>([
    ['a level without a reason', [{ competencia: 1, nivel: 120 }]],
    ['a level with a blank reason', [{ competencia: 1, nivel: 120, motivo: ' \n' }]],
    ['a reason without a level', [{ competencia: 1, comentario: 'Bom', motivo: 'Porque sim.' }]],
    ['nothing said', [{ competencia: 1, comentario: ' \t' }]],
    ['a level of 100', [{ competencia: 1, nivel: 100, motivo: 'Quase.' }]],
    ['a level of 240', [{ competencia: 1, nivel: 240, motivo: 'Ótima.' }]],
    ['a negative level', [{ competencia: 1, nivel: -40, motivo: 'Ruim.' }]],
    ['a level in words', [{ competencia: 1, nivel: 'alto', motivo: 'Boa.' }]],
    ['a sixth competency', [{ competencia: 6, comentario: 'Bom' }]],
    ['no competency', [{ comentario: 'Bom' }]],
    ['a competency twice', [ITEMS[1], ITEMS[1]]],
    ['a comment of 1,001 characters', [{ competencia: 1, comentario: 'c'.repeat(1001) }]],
    ['a reason of 501 characters', [{ competencia: 1, nivel: 40, motivo: 'm'.repeat(501) }]],
    ['one item that does not fit among others', [...ITEMS, { competencia: 3, nivel: 1, motivo: 'x' }]],
    ['no list', { competencia: 1, comentario: 'Bom' }],
    ['a list of words', ['Bom']],
  ])('with %s is refused, and the one before stays', async (_requirement, items) => {
    await review(id, ITEMS);
    const before = await read(id);
    const attempt = db.asUser(teacher, 'select public.revisar_redacao($1, $2)', [id, JSON.stringify(items)]);
    expect(await outcome(attempt)).toMatch(/^2[23]/);
    expect(await read(id)).toEqual(before);
  });

  it('keeps markup and emoji as text', async () => {
    const comentario = `<img src=x onerror=alert(1)> '; drop table revisoes; -- ${'👏🏽'.repeat(100)}`;
    await review(id, [{ competencia: 5, comentario }]);
    expect((await reviews())[0].revisao[0].comentario).toBe(comentario);
  });

  it('is of one classroom: another teacher of the same essay has none of it', async () => {
    const other = await createClassroom(db, rival);
    await join(db, student, await invite(db, rival, other));
    const there = await send(db, student, other, essay);
    await review(id, ITEMS);
    expect((await read(there, rival)).revisao).toEqual([]);
    expect((await call(db, rival, 'resumo_das_salas()'))[0]).toMatchObject({ media: 600 });
    expect(await review(id, [], rival)).toEqual({ ok: false, motivo: 'nao_encontrada' });
    expect(
      (await reviews()).map(({ sala_nome, revisao }: { sala_nome: string; revisao: [] }) => [
        sala_nome,
        revisao.length,
      ]),
    ).toEqual([
      ['3º A', 0],
      ['3º A', 2],
    ]);
  });

  it('leaves the essay itself, the ranking and the achievements as they are', async () => {
    const row = () => db.asOwner('select * from public.redacoes where id = $1', [essay]);
    const before = await row();
    const levels = [1, 2, 3, 4, 5].map((competencia) => ({ competencia, nivel: 200, motivo: 'Nota mil.' }));
    await review(id, levels);
    expect(await row()).toEqual(before);
    const unlocked = await db.asUser(student, 'select codigo from public.desbloquear_conquistas()');
    expect(unlocked.map(({ codigo }) => codigo)).not.toContain('pontuacao_maxima');
  });
});
