import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NAMED_SENTENCES } from '../fixtures/named-sentences';
import { call, createClassroom, deleteForGood, fillClassroom, invite, join, send } from './support/classroom';
import { outcome } from './support/outcome';
import { answer, dismiss } from './support/practice';
import { storeCorrection } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const ERRADA = 'O acesso à educar-se é raro.';
const certa = 'O acesso a educar-se é raro.';

describe.each(GRANTS)('sentences of a class with %s grants', (grants) => {
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

  const seen = (user = classmate) => call(db, user, 'frases_da_sala()');
  const allow = (user = teacher, id = classroom, yes = true) =>
    call(db, user, 'permitir_frases($1, $2)', [id, yes]);
  const isAllowed = async () => {
    const [row] = await db.asOwner('select frases_no_treino from public.salas where id = $1', [classroom]);
    return row?.frases_no_treino;
  };

  /** Ana practises a sentence of an essay, which she submits unless told otherwise. */
  async function practise(errada = ERRADA, { texto = errada, isSent = true } = {}) {
    const essay = await storeCorrection(db, student, { texto: `Tudo muda. ${texto} Fim.`, correcao: {} });
    await answer(db, student, { chave: errada, redacao_id: essay, frase: { errada, certa } });
    return { essay, sending: isSent ? await send(db, student, classroom, essay) : null };
  }

  it('are shown to classmates where a teacher allows it, and say nothing else', async () => {
    await practise();
    expect(await seen()).toEqual([]);
    expect(await allow()).toBe(true);
    expect(await seen()).toEqual([{ errada: ERRADA, falta: 'crase/a-verbo' }]);
    for (const nobody of [student, teacher, rival]) expect(await seen(nobody)).toEqual([]);
    expect(await allow(teacher, classroom, false)).toBe(true);
    expect(await seen()).toEqual([]);
  });

  describe('are let in', () => {
    it('by those who teach the class, and nobody else', async () => {
      for (const outsider of [student, classmate, rival]) expect(await allow(outsider)).toBe(false);
      expect(await allow(teacher, crypto.randomUUID())).toBe(false);
      expect(await isAllowed()).toBe(false);
      const { codigo } = await call(db, teacher, 'convidar_professor($1)', [classroom]);
      await call(db, rival, 'entrar_como_professor($1)', [codigo]);
      expect(await allow(rival)).toBe(true);
      await call(db, teacher, 'remover_professor($1, $2)', [classroom, rival]);
      expect(await allow(rival, classroom, false)).toBe(false);
      expect(await isAllowed()).toBe(true);
    });

    it('by the function alone, and never with a new class', async () => {
      for (const user of [teacher, student]) {
        const update = 'update public.salas set frases_no_treino = true where id = $1 returning 1';
        expect(await outcome(db.asUser(user, update, [classroom]))).toMatch(/^(refused|nothing)$/);
      }
      expect(await isAllowed()).toBe(false);
      const made = await db
        .asUser(
          teacher,
          `insert into public.salas (nome, frases_no_treino) values ('4º A', true) returning frases_no_treino`,
        )
        .catch(() => [{ frases_no_treino: false }]);
      expect(made).toEqual([{ frases_no_treino: false }]);
      await allow();
      const copy = crypto.randomUUID();
      await call(db, teacher, `copiar_sala($1, $2, '3º B', false)`, [classroom, copy]);
      expect(await call(db, teacher, 'sala_do_professor($1)', [copy])).toMatchObject({
        frases_no_treino: false,
      });
    });
  });

  it('are those of submitted essays, whoever else may have the card', async () => {
    await allow();
    await practise(ERRADA, { isSent: false });
    expect(await seen()).toEqual([]);
    const other = await createClassroom(db, teacher, '2º B');
    await join(db, student, await invite(db, teacher, other));
    await allow(teacher, other);
    const essay = await storeCorrection(db, student, { texto: 'Outra frase à toa.', correcao: {} });
    await send(db, student, other, essay);
    await answer(db, student, {
      chave: 'x',
      redacao_id: essay,
      frase: { errada: 'Outra frase à toa.', certa },
    });
    expect(await seen()).toEqual([]);
    await join(db, classmate, await invite(db, teacher, other));
    expect(await seen()).toMatchObject([{ errada: 'Outra frase à toa.' }]);
  });

  it.each([
    ['stands in no submitted text', 'Você é um chato.', 'Nada disso.'],
    ['differs by a letter', 'O acesso à educar-se é ruim.', ERRADA],
    ['names a classmate', 'Como diz BETO, o acesso à educar-se é raro.', undefined],
    ['names its writer by the surname', 'A família Souza não tem acesso à educar-se.', undefined],
    ['names the teacher', 'O professor Ivo, do acesso à educar-se, sabe.', undefined],
    ['names somebody expected', 'Já a Ângela: acesso à educar-se, nunca.', undefined],
    ['names somebody in another alphabet', 'Como diz Βετο, o acesso à educar-se é raro.', undefined],
    ['names somebody with invisible signs', 'Como diz Be\u200bto, o acesso à educar-se é raro.', undefined],
  ])('have none that %s', async (_requirement, errada, texto) => {
    await allow();
    await call(db, teacher, 'importar_nomes($1, $2)', [
      classroom,
      JSON.stringify([{ id: crypto.randomUUID(), nome: 'Angela de Sá', email: null }]),
    ]);
    await practise(errada, { texto });
    expect(await seen()).toEqual([]);
    // The particles of names, "de" and "da", hide nothing.
    await practise('Falta acesso à educar-se, de fato e da raiz.');
    expect(await seen()).toHaveLength(1);
  });

  it.each(NAMED_SENTENCES)('are compared with names: %s', async (_requirement, sentence, name, holds) => {
    const words = (parameter: string) => `private.words_of_key(private.name_key(${parameter}))`;
    const sql = `select ${words('$1')} && ${words('$2')} as holds`;
    expect(await db.asOwner(sql, [sentence, name])).toEqual([{ holds }]);
  });

  it('have no fault that is a message', async () => {
    await allow();
    const { essay } = await practise();
    for (const falta of ['voce e chato', 'voce\te\tchato'])
      await answer(db, student, {
        chave: ERRADA,
        falta,
        redacao_id: essay,
        frase: { errada: ERRADA, certa },
      });
    expect(await seen()).toEqual([]);
  });

  it.each<[string, (made: Awaited<ReturnType<typeof practise>>) => Promise<unknown>]>([
    ['the essay is taken back', ({ sending }) => call(db, student, 'retirar_da_sala($1)', [sending])],
    [
      'the writer says it is no fault',
      ({ essay }) => dismiss(db, student, { chave: ERRADA, redacao_id: essay }),
    ],
    ['the writer leaves', () => call(db, student, 'sair_da_sala($1)', [classroom])],
    ['the writer is removed', () => call(db, teacher, 'remover_aluno($1, $2)', [classroom, student])],
    ['the reader is removed', () => call(db, teacher, 'remover_aluno($1, $2)', [classroom, classmate])],
    ['the class is deleted', () => call(db, teacher, 'excluir_sala($1)', [classroom])],
    ['the class is gone', () => deleteForGood(db, teacher, classroom)],
  ])('end when %s', async (_requirement, end) => {
    await allow();
    const made = await practise();
    expect(await seen()).toHaveLength(1);
    await end(made);
    expect(await seen()).toEqual([]);
  });

  it('are twenty at most, each once', async () => {
    await allow();
    const sentences = Array.from({ length: 9 }, (_, at) => `Frase ${at} do acesso à educar-se.`);
    for (const part of ['a', 'b', 'c'])
      for (const sentence of sentences) await practise(`${part}: ${sentence}`);
    await practise(`a: ${sentences[0]}`);
    const shown = await seen();
    expect(shown).toHaveLength(20);
    expect(new Set(shown.map(({ errada }: { errada: string }) => errada)).size).toBe(20);
  });
});
