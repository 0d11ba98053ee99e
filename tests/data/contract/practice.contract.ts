import { beforeAll, describe, expect, it } from 'vitest';
import type { PracticeAnswer, PracticeCard } from '@/contracts/practice';
import {
  correctionOf,
  newClass,
  newId,
  sameInstant,
  sendNew,
  type Contract,
  type Person,
  type Stage,
} from './stage';

const HOUR_MS = 3_600_000;

/** Exercises of a student that return until they hold, and those made from sentences of her class. */
export const practiceContract: Contract = (makeStage) => {
  let stage: Stage;

  beforeAll(() => {
    stage = makeStage();
  });

  const newStudent = (name = 'Helena Prado') => stage.newPerson('student', name);
  const inHours = (hours: number) => new Date(stage.now().getTime() + hours * HOUR_MS).toISOString();

  const cardOf = (chave: string, changes: Partial<PracticeCard> = {}): PracticeCard => ({
    chave,
    falta: 'crase/a-verbo',
    vence: inHours(24),
    memoria: { stability: 2.3065, state: 1, last_review: inHours(0) },
    redacao_id: null,
    frase: null,
    respondido_em: inHours(0),
    ...changes,
  });

  function answer(
    { id: userId, practice }: Person,
    card: PracticeCard,
    changes: Partial<PracticeAnswer> = {},
  ) {
    const { respondido_em: respondida_em } = card;
    return practice.answer({ id: newId(), userId, card, certa: true, respondida_em, ...changes });
  }

  const stateOf = ({ practice }: Person, until = inHours(48)) => practice.state(inHours(-12), until);
  const faultsOf = async (person: Person) =>
    (await stateOf(person)).faltas.map(({ falta, seguidas, acertos, erros }) => [
      falta,
      seguidas,
      acertos,
      erros,
    ]);

  describe('an answer', () => {
    it('stores its card, which is listed once it is due', async () => {
      const helena = await newStudent();
      const essayId = await stage.correct(helena, correctionOf(stage));
      const frase = { errada: 'Ela foi à pé 🦅.', certa: 'Ela foi a pé 🦅.' };
      const own = cardOf('frase/1', { redacao_id: essayId, frase, vence: inHours(3) });
      await answer(helena, cardOf('banco/1', { vence: inHours(2) }));
      await answer(helena, own, { certa: false });
      await answer(helena, cardOf('banco/2', { vence: inHours(30) }));

      const { cartoes, faltas, hoje } = await stateOf(helena, inHours(24));
      expect(cartoes).toMatchObject([
        { chave: 'banco/1', redacao_id: null, frase: null },
        { ...own, vence: sameInstant(own.vence), respondido_em: sameInstant(own.respondido_em) },
      ]);
      expect(faltas).toMatchObject([
        {
          falta: 'crase/a-verbo',
          seguidas: 1,
          acertos: 2,
          erros: 1,
          vence: sameInstant(cartoes[0]!.vence),
        },
      ]);
      expect(hoje).toEqual([
        { chave: 'banco/1', certa: true, acertou: true },
        { chave: 'frase/1', certa: false, acertou: false },
        { chave: 'banco/2', certa: true, acertou: true },
      ]);
      expect(await stateOf(await newStudent('Marina Alves'))).toEqual({ cartoes: [], faltas: [], hoje: [] });
    });

    it('that is right after a wrong one of the day leaves the first, and tells that it was right by now', async () => {
      const helena = await newStudent();
      await answer(helena, cardOf('banco/1'), { certa: false });
      await answer(helena, cardOf('banco/1'));
      expect((await stateOf(helena)).hoje).toEqual([{ chave: 'banco/1', certa: false, acertou: true }]);
    });

    it('that is sent twice is there once', async () => {
      const helena = await newStudent();
      const id = newId();
      await answer(helena, cardOf('banco/1'), { id });
      await answer(helena, cardOf('banco/1'), { id });
      expect(await faultsOf(helena)).toEqual([['crase/a-verbo', 1, 1, 0]]);
    });

    it('counts by fault, in the order in which answers were given', async () => {
      const helena = await newStudent();
      const given: [string, string, number, boolean][] = [
        ['banco/1', 'crase/a-verbo', -5, true],
        ['banco/2', 'comma/vocative', -5, true],
        ['banco/3', 'crase/a-verbo', -2, true],
        ['banco/1', 'crase/a-verbo', -1, true],
        // Given before the last two, but received after them.
        ['banco/4', 'crase/a-verbo', -3, false],
        ['banco/3', 'crase/a-verbo', -4, true],
      ];
      for (const [chave, falta, hours, certa] of given)
        await answer(helena, cardOf(chave, { falta, respondido_em: inHours(hours) }), { certa });
      expect((await faultsOf(helena)).toSorted()).toEqual([
        ['comma/vocative', 1, 1, 0],
        ['crase/a-verbo', 2, 4, 1],
      ]);
      const { hoje, faltas } = await stateOf(helena);
      expect(
        faltas.every(({ desde }) => Math.abs(Date.parse(desde) - Date.parse(inHours(-5))) < 60_000),
      ).toBe(true);
      expect(hoje.map(({ chave }) => chave).toSorted()).toEqual(['banco/1', 'banco/2', 'banco/3', 'banco/4']);
      expect(hoje.slice(2)).toEqual([
        { chave: 'banco/3', certa: true, acertou: true },
        { chave: 'banco/4', certa: false, acertou: false },
      ]);
    });

    it('of an earlier time leaves the card as a later one made it', async () => {
      const helena = await newStudent();
      const later = cardOf('banco/1', { vence: inHours(5) });
      await answer(helena, later);
      await answer(helena, cardOf('banco/1', { vence: inHours(1), respondido_em: inHours(-1) }));
      expect((await stateOf(helena)).cartoes).toMatchObject([{ vence: sameInstant(later.vence) }]);
    });

    it('has a possible time, whatever the clock of the device says', async () => {
      const helena = await newStudent();
      await answer(helena, cardOf('banco/1', { respondido_em: inHours(24 * 365) }));
      await answer(helena, cardOf('banco/2', { respondido_em: inHours(-24 * 365) }));
      const times = (await stateOf(helena)).cartoes.map(({ respondido_em }) => Date.parse(respondido_em));
      const now = stage.now().getTime();
      expect(Math.max(...times)).toBeLessThan(now + HOUR_MS);
      expect(Math.min(...times)).toBeGreaterThan(now - 61 * 24 * HOUR_MS);
    });

    it.each<[string, Partial<PracticeCard>]>([
      ['no key', { chave: '' }],
      ['an endless key', { chave: 'é'.repeat(161) }],
      ['no fault', { falta: '' }],
      ['an endless fault', { falta: 'f'.repeat(61) }],
      ['an endless memory', { memoria: { note: 'm'.repeat(1100) } }],
      ['an essay that is not stored', { redacao_id: newId() }],
      ['a sentence of no essay', { frase: { errada: 'Ela foi à pé.', certa: 'Ela foi a pé.' } }],
    ])('with %s is refused, and nothing is stored', async (_requirement, bad) => {
      const helena = await newStudent();
      await expect(answer(helena, cardOf('banco/1', bad))).rejects.toMatchObject({ code: 'refused' });
      expect(await stateOf(helena)).toEqual({ cartoes: [], faltas: [], hoje: [] });
    });

    it('is about an own essay only, and its sentence has an end', async () => {
      const [helena, marina] = [await newStudent(), await newStudent('Marina Alves')];
      const essayId = await stage.correct(helena, correctionOf(stage));
      const others = answer(marina, cardOf('frase/1', { redacao_id: essayId }));
      await expect(others).rejects.toMatchObject({ code: 'refused' });
      const frase = { errada: 'a'.repeat(601), certa: 'a' };
      const endless = answer(helena, cardOf('frase/1', { redacao_id: essayId, frase }));
      await expect(endless).rejects.toMatchObject({ code: 'refused' });
    });
  });

  describe('a card', () => {
    it('is new until it is answered or dismissed', async () => {
      const helena = await newStudent();
      await answer(helena, cardOf('banco/2'));
      await helena.practice.dismiss({ id: newId(), userId: helena.id, card: cardOf('banco/3') });
      expect(await helena.practice.unseen(['banco/4', 'banco/3', 'banco/2', 'banco/1'])).toEqual([
        'banco/4',
        'banco/1',
      ]);
      expect(await helena.practice.unseen([])).toEqual([]);
      const many = Array.from({ length: 1001 }, (_, at) => `banco/${at}`);
      await expect(helena.practice.unseen(many)).rejects.toMatchObject({ code: 'refused' });
    });

    it('that is dismissed is never asked again, even if an answer comes later', async () => {
      const helena = await newStudent();
      const card = cardOf('banco/1');
      await answer(helena, card, { certa: false });
      for (const id of [newId(), newId()]) await helena.practice.dismiss({ id, userId: helena.id, card });
      await answer(helena, { ...card, respondido_em: inHours(0) });
      expect(await stateOf(helena)).toMatchObject({
        cartoes: [],
        faltas: [{ falta: 'crase/a-verbo', vence: null, acertos: 1, erros: 1 }],
      });
    });
  });

  describe('sentences of the class', () => {
    const errada = 'A juventude precisa de acesso à educar-se.';
    const certa = 'A juventude precisa de acesso a educar-se.';

    /** A class in which Helena has practised a sentence of a submitted essay, and Marina has not. */
    async function practisedClass(sentence = errada, changes: Partial<PracticeCard> = {}) {
      const otavio = await stage.newPerson('teacher', 'Otávio Reis');
      const [helena, marina] = [await newStudent(), await newStudent('Marina Alves')];
      const { id } = await newClass(otavio, { students: [helena, marina] });
      const { essayId, submissionId } = await sendNew(stage, helena, id, {
        originalText: `No Brasil, tudo muda. ${sentence} Assim, todos ganham.`,
      });
      const frase = { errada: sentence, certa };
      const card = cardOf('frase/1', { redacao_id: essayId, frase, ...changes });
      await answer(helena, card, { certa: false });
      const seen = () => marina.practice.classSentences();
      return { otavio, helena, marina, id, card, submissionId, seen };
    }

    it('are practised once a teacher allows it, without a name, and never one’s own', async () => {
      const { otavio, helena, id, seen } = await practisedClass();
      expect(await seen()).toEqual([]);
      await otavio.classrooms.shareSentences(id, true);
      expect((await otavio.classrooms.get(id))?.frases_no_treino).toBe(true);
      expect(await seen()).toEqual([{ errada, falta: 'crase/a-verbo' }]);
      expect(await helena.practice.classSentences()).toEqual([]);
      const outsider = await newStudent('Davi Nunes');
      expect(await outsider.practice.classSentences()).toEqual([]);
      await otavio.classrooms.shareSentences(id, false);
      expect(await seen()).toEqual([]);
    });

    it('are let in by teachers of the class only', async () => {
      const { id, seen } = await practisedClass();
      const lia = await stage.newPerson('teacher', 'Lia Prates');
      const missing = lia.classrooms.shareSentences(id, true);
      await expect(missing).rejects.toMatchObject({ code: 'not-found' });
      expect(await seen()).toEqual([]);
    });

    it.each<[string, string]>([
      ['a classmate', 'Como diz marina, o acesso à educar-se é raro.'],
      ['the teacher', 'O professor OTAVIO sabe que o acesso à educar-se é raro.'],
      ['somebody expected', 'Íris e o acesso à educar-se: um direito.'],
      ['its writer', 'Eu, Helena, não tenho acesso à educar-se.'],
    ])('have none with the name of %s', async (_requirement, sentence) => {
      const { otavio, id, seen } = await practisedClass(sentence);
      await otavio.classrooms.expectStudents(id, [{ id: newId(), nome: 'Iris de Sá', email: null }]);
      await otavio.classrooms.shareSentences(id, true);
      expect(await seen()).toEqual([]);
    });

    it.each<[string, Partial<PracticeCard>]>([
      ['is not in the submitted essay', { frase: { errada: 'Você é um chato.', certa } }],
      ['names its fault by a message', { falta: 'voce e um chato' }],
    ])('have none that %s', async (_requirement, changes) => {
      const { otavio, id, seen } = await practisedClass(errada, changes);
      await otavio.classrooms.shareSentences(id, true);
      expect(await seen()).toEqual([]);
    });

    it('end when the essay is taken back, the sentence is dismissed, or its writer leaves', async () => {
      const ends = [
        ({ helena, submissionId }) => helena.enrolments.takeBack(submissionId),
        ({ helena, card }) => helena.practice.dismiss({ id: newId(), userId: helena.id, card }),
        ({ helena, id }) => helena.enrolments.leave(id),
        ({ otavio, helena, id }) => otavio.classrooms.removeStudent(id, helena.id),
      ] satisfies ((made: Awaited<ReturnType<typeof practisedClass>>) => Promise<unknown>)[];
      for (const end of ends) {
        const made = await practisedClass();
        await made.otavio.classrooms.shareSentences(made.id, true);
        expect(await made.seen()).toHaveLength(1);
        await end(made);
        expect(await made.seen()).toEqual([]);
      }
    });

    it('are twenty at most', async () => {
      const { otavio, helena, id, seen } = await practisedClass();
      await otavio.classrooms.shareSentences(id, true);
      for (const essay of [1, 2, 3]) {
        const sentences = Array.from({ length: 8 }, (_, at) => `Frase ${essay}${at}: o acesso à educar-se.`);
        const { essayId } = await sendNew(stage, helena, id, { originalText: sentences.join(' ') });
        for (const sentence of sentences)
          await answer(helena, cardOf(sentence, { redacao_id: essayId, frase: { errada: sentence, certa } }));
      }
      const seenNow = (await seen()).map((one) => one.errada);
      expect(new Set(seenNow).size).toBe(20);
    });
  });
};
