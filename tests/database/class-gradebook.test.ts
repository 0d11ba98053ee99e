import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, createClassroom, fillClassroom, invite, join, LEVELS, send } from './support/classroom';
import { outcome } from './support/outcome';
import { correctionOf, storeCorrection, storeEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const ITEMS = [
  { competencia: 1, comentario: 'Cuide das vírgulas.', nivel: null, motivo: '' },
  { competencia: 2, comentario: '', nivel: 200, motivo: 'O repertório é pertinente e produtivo.' },
];

const TEXT =
  'O Brasil desperdiça comida. Muita gente ajuda a comunidade, e passa fome. Portanto, é preciso agir.';

/** A correction that reports these words as errors, wherever they occur in a text. */
function marking(words: readonly string[], texto = TEXT, more: object = {}) {
  return {
    ...correctionOf(LEVELS),
    erros_detectados: words.map((trecho) => ({
      start: texto.indexOf(trecho),
      end: texto.indexOf(trecho) + trecho.length,
      trecho,
      codigo: 'crase',
      mensagem: 'Confira a crase.',
      sugestao: 'à comunidade',
      ...more,
    })),
  };
}

describe.each(GRANTS)('the gradebook of a classroom with %s grants', (grants) => {
  let db: TestDatabase;
  let teacher: string;
  let rival: string;
  let student: string;
  let classmate: string;
  let classroom: string;
  let essay: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    ({ teacher, rival, student, classmate, classroom, essay } = await fillClassroom(db));
  });
  afterAll(() => db.close());

  const comments = (user = teacher) => call(db, user, 'comentarios_da_sala($1)', [classroom]);
  const passages = (user = teacher, code = 'crase') =>
    call(db, user, 'passagens_da_sala($1, $2)', [classroom, code]);
  const review = (sent: string) =>
    call(db, teacher, 'revisar_redacao($1, $2)', [sent, JSON.stringify(ITEMS)]);

  async function sendMarked(user: string, words: readonly string[], texto = TEXT, more: object = {}) {
    const correcao = marking(words, texto, more);
    return send(db, user, classroom, await storeCorrection(db, user, { tema: 'Leitura', texto, correcao }));
  }

  describe('the comments', () => {
    it('come all at once, of those with a review', async () => {
      const id = await send(db, student, classroom, essay);
      expect(await comments()).toEqual([]);
      await review(id);
      const said = ITEMS.map((item) => ({ ...item, atualizado_em: expect.any(String) }));
      expect(await comments()).toEqual([
        { envio_id: id, revisao: said, anotacoes: expect.objectContaining({ geral: '', marcas: [] }) },
      ]);
      const remarks = { geral: 'Boa progressão.', marcas: [], descartes: [] };
      await call(db, teacher, 'revisar_redacao($1, $2, $3)', [id, '[]', JSON.stringify(remarks)]);
      expect(await comments()).toMatchObject([
        { envio_id: id, revisao: [], anotacoes: { geral: 'Boa progressão.', autor: 'Prof. Ivo' } },
      ]);
    });

    it('are for those who teach the class alone', async () => {
      await review(await send(db, student, classroom, essay));
      for (const outsider of [rival, student, classmate]) expect(await comments(outsider)).toBeNull();
      const visit = db.asAnon('select public.comentarios_da_sala($1)', [classroom]);
      expect(await outcome(visit)).toBe('refused');
      expect(await call(db, teacher, 'comentarios_da_sala($1)', [crypto.randomUUID()])).toBeNull();
    });

    it('leave out who was removed, and other classes of the same teacher', async () => {
      await review(await send(db, student, classroom, essay));
      const other = await createClassroom(db, teacher, '3º B');
      expect(await call(db, teacher, 'comentarios_da_sala($1)', [other])).toEqual([]);
      await call(db, teacher, 'remover_aluno($1, $2)', [classroom, student]);
      expect(await comments()).toEqual([]);
      await call(db, teacher, 'desfazer_remocao($1, $2)', [classroom, student]);
      expect(await comments()).toHaveLength(1);
    });
  });

  describe('the passages', () => {
    it('are what was marked with the text around it, and no name', async () => {
      const id = await sendMarked(student, ['a comunidade']);
      expect(await passages()).toEqual([
        {
          id: `${id}:${TEXT.indexOf('a comunidade')}`,
          antes: 'O Brasil desperdiça comida. Muita gente ajuda ',
          trecho: 'a comunidade',
          depois: ', e passa fome. Portanto, é preciso agir.',
          mensagem: 'Confira a crase.',
          sugestao: 'à comunidade',
        },
      ]);
      expect(JSON.stringify(await passages())).not.toMatch(/Ana|Souza/);
    });

    it('at the first and the last word are whole', async () => {
      await sendMarked(student, ['O Brasil', 'agir.']);
      expect(await passages()).toMatchObject([
        { antes: '', trecho: 'O Brasil' },
        { antes: TEXT.slice(0, TEXT.indexOf('agir.')), trecho: 'agir.', depois: '' },
      ]);
    });

    it('are of the kind asked for, of the newest essay of each student, of several students first', async () => {
      await sendMarked(student, ['passa fome'], TEXT.replace('O Brasil', 'O país'));
      await sendMarked(student, ['Muita gente', 'a comunidade', 'comida', 'Portanto']);
      await sendMarked(classmate, ['passa fome'], TEXT.replace('O Brasil', 'A cidade'));
      expect((await passages()).map(({ trecho }: { trecho: string }) => trecho)).toEqual([
        'passa fome',
        'comida',
        'Muita gente',
        'a comunidade',
      ]);
      expect(await passages(teacher, 'virgula')).toEqual([]);
    });

    it('carry at most 600 characters on each side', async () => {
      const texto = `${'a'.repeat(700)} palavra ${'b'.repeat(700)}`;
      await sendMarked(student, ['palavra'], texto);
      const [passage] = await passages();
      expect([passage.antes.length, passage.depois.length]).toEqual([600, 600]);
      expect(passage.antes.endsWith('a ')).toBe(true);
      expect(passage.depois.startsWith(' b')).toBe(true);
    });

    it.each([
      ['a place that is no number', { start: 'zero' }],
      ['a place that is none of the text', { start: 99_999 }],
      ['a negative place', { start: -1 }],
      ['an endless place', { start: 1e300 }],
      ['a place that is not a whole one', { start: 0.4, trecho: 'Brasil' }],
      ['other words than the text has there', { start: 0, trecho: 'Leia isto, professora' }],
      ['an empty mark', { trecho: '' }],
      ['a mark that is no text', { trecho: { tamanho: 9 } }],
      ['a mark that is not there', { trecho: null }],
      ['an endless mark', { trecho: 'x'.repeat(2000) }],
    ])('leave out a finding with %s, and still bring the others', async (_, made) => {
      const correcao = marking(['a comunidade', 'comida']);
      Object.assign(correcao.erros_detectados[0]!, made);
      const stored = await storeCorrection(db, student, { tema: 'Leitura', texto: TEXT, correcao });
      await send(db, student, classroom, stored);
      expect((await passages()).map(({ trecho }: { trecho: string }) => trecho)).toEqual(['comida']);
    });

    it('leave out essays whose levels nobody vouches for, until the teacher gives all five', async () => {
      const stored = await storeEssay(db, student, { texto: TEXT, correcao: marking(['a comunidade']) });
      const id = await send(db, student, classroom, stored);
      expect(await passages()).toEqual([]);
      const levels = [1, 2, 3, 4, 5].map((competencia) => ({ competencia, nivel: 120, motivo: 'Li.' }));
      await call(db, teacher, 'revisar_redacao($1, $2)', [id, JSON.stringify(levels)]);
      expect(await passages()).toHaveLength(1);
    });

    it('are for those who teach the class alone, of who is in it now', async () => {
      await sendMarked(student, ['a comunidade']);
      for (const outsider of [rival, student, classmate]) expect(await passages(outsider)).toBeNull();
      const visit = db.asAnon('select public.passagens_da_sala($1, $2)', [classroom, 'crase']);
      expect(await outcome(visit)).toBe('refused');
      await call(db, student, 'sair_da_sala($1)', [classroom]);
      expect(await passages()).toEqual([]);
    });

    it('of another class of the same student stay there', async () => {
      const other = await createClassroom(db, rival, 'Outra');
      await join(db, student, await invite(db, rival, other));
      const correcao = marking(['a comunidade']);
      await send(db, student, other, await storeCorrection(db, student, { texto: TEXT, correcao }));
      expect(await passages()).toEqual([]);
    });

    it('are thirty at most, of a full class', async () => {
      const code = await invite(db, teacher, classroom);
      for (let nth = 0; nth < 33; nth += 1) {
        const one = await db.signUp({});
        await join(db, one, code);
        await sendMarked(one, ['a comunidade', 'comida'], `${TEXT} ${nth}`);
      }
      const found = await passages();
      expect(found).toHaveLength(30);
      expect(new Set(found.map(({ id }: { id: string }) => id.split(':')[0])).size).toBe(30);
    });

    it('take any code, whatever it looks like', async () => {
      await sendMarked(student, ['a comunidade']);
      for (const code of ['', `' or true --`, '$.*', 'x'.repeat(5000)]) {
        expect(await passages(teacher, code)).toEqual([]);
      }
      expect(await call(db, teacher, 'passagens_da_sala($1, null)', [classroom])).toEqual([]);
    });
  });
});
