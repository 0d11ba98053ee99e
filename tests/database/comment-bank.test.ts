import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, openClassroom } from './support/classroom';
import { outcome } from './support/outcome';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('the comments a teacher keeps with %s grants', (grants) => {
  let db: TestDatabase;
  let teacher: string;
  let rival: string;
  let student: string;
  let other: string;
  let classroom: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    ({ teacher, rival, student, classroom } = await openClassroom(db));
    other = await db.signUp({ nome: 'Prof. Rita', tipo_conta: 'teacher' });
    const { codigo } = await call(db, teacher, 'convidar_professor($1)', [classroom]);
    await call(db, other, 'entrar_como_professor($1)', [codigo]);
  });
  afterAll(() => db.close());

  const list = (user = teacher) => call(db, user, 'banco_de_comentarios()');
  const texts = async (user = teacher) => (await list(user)).map(({ texto }: { texto: string }) => texto);
  const keep = (texto: string, { user = teacher, id = randomUUID() as string, competencia = 1 } = {}) =>
    call(db, user, 'guardar_comentario($1, $2, $3)', [id, texto, competencia]);
  const use = (id: string, user = teacher) => call(db, user, 'usar_comentario($1)', [id]);

  it('come the most used first, and are changed and deleted by their owner', async () => {
    const id = randomUUID();
    expect(await keep(' Confira o verbo. ', { id })).toBe(true);
    await keep('Cite a fonte.', { competencia: 2 });
    expect(await use(id)).toBe(true);
    expect((await list())[0]).toEqual({
      id,
      texto: 'Confira o verbo.',
      competencia: 1,
      usos: 1,
      meu: true,
      autor: 'Prof. Ivo',
    });
    expect(await keep('Confira a concordância.', { id })).toBe(true);
    expect(await texts()).toEqual(['Confira a concordância.', 'Cite a fonte.']);
    expect(await call(db, teacher, 'excluir_comentario($1)', [id])).toBe(true);
    expect(await texts()).toEqual(['Cite a fonte.']);
  });

  it('are kept once, whatever the key that asks twice', async () => {
    await keep('Cite a fonte.');
    expect(await keep('Cite a fonte.')).toBe(true);
    expect(await texts()).toEqual(['Cite a fonte.']);
  });

  it('are used by who teaches beside her, who changes none; after the removal they are out of sight', async () => {
    const id = randomUUID();
    await keep('Cite a fonte.', { id });
    await keep('Da Rita.', { user: other });
    expect(await texts(other)).toEqual(expect.arrayContaining(['Cite a fonte.', 'Da Rita.']));
    expect(await texts()).toEqual(expect.arrayContaining(['Cite a fonte.', 'Da Rita.']));
    expect(await use(id, other)).toBe(true);
    expect(await keep('Mudei.', { user: other, id })).toBe(false);
    expect(await call(db, other, 'excluir_comentario($1)', [id])).toBe(false);
    await call(db, teacher, 'remover_professor($1, $2)', [classroom, other]);
    expect(await texts(other)).toEqual(['Da Rita.']);
    expect(await texts()).toEqual(['Cite a fonte.']);
    expect(await use(id, other)).toBe(false);
  });

  it('are nobody else’s, and students keep none', async () => {
    const id = randomUUID();
    await keep('Cite a fonte.', { id });
    for (const outsider of [rival, student]) {
      expect(await list(outsider)).toEqual([]);
      expect(await use(id, outsider)).toBe(false);
      expect(await keep('Mudei.', { user: outsider, id })).toBe(false);
      expect(await call(db, outsider, 'excluir_comentario($1)', [id])).toBe(false);
    }
    expect(await keep('De aluno.', { user: student })).toBe(false);
    expect(await texts()).toEqual(['Cite a fonte.']);
    expect(await outcome(db.asAnon('select public.banco_de_comentarios()'))).toBe('refused');
  });

  it('are 500 at most', async () => {
    await db.asOwner(
      `insert into public.comentarios_guardados (professor_id, texto)
       select $1, 'Comentário ' || n from generate_series(1, 500) n`,
      [teacher],
    );
    expect(await keep('Mais um.')).toBe(false);
  });

  it.each([
    ['nothing', ' \n', 1],
    ['a long text', 'c'.repeat(1001), 1],
    ['a sixth competency', 'Bom.', 6],
  ])('are refused with %s', async (_what, texto, competencia) => {
    expect(await outcome(keep(texto, { competencia }))).toMatch(/^2/);
  });

  it('go with the account', async () => {
    await keep('Cite a fonte.');
    await db.asOwner('delete from auth.users where id = $1', [teacher]);
    const left = 'select id from public.comentarios_guardados where professor_id = $1';
    expect(await db.asOwner(left, [teacher])).toEqual([]);
  });
});
