import { beforeAll, describe, expect, it } from 'vitest';
import { NO_REMARKS } from '@/domain/classrooms/remarks';
import { WHOLE_QUEUE } from '@/domain/classrooms/review-queue';
import { SAMPLE_THEME } from '../../support/builders';
import { buildRemarks } from '../../support/classrooms';
import { correctionOf, newClass, newId, sendNew, type Contract, type Person, type Stage } from './stage';

const NO_LEVELS = [null, null, null, null, null];
const UNSEEN = { versao: 0, rascunho_versao: 0 };
const says = (comentario: string) => [{ competencia: 1 as const, comentario, nivel: null, motivo: '' }];
const total = (levels: readonly number[] | null | undefined) =>
  levels?.reduce<number>((sum, level) => sum + level, 0);

/** The essays of a class, the teacher's reviews of them, and what happens to these reviews later. */
export const reviewsContract: Contract = (makeStage) => {
  let stage: Stage;
  let otavio: Person;
  let helena: Person;
  let caio: Person;

  beforeAll(async () => {
    stage = makeStage();
    otavio = await stage.newPerson('teacher', 'Otávio Reis');
    helena = await stage.newPerson('student', 'Helena Prado');
    caio = await stage.newPerson('student', 'Caio Ferreira');
  });

  /** Helena's class with an essay of hers. */
  async function newEssay(changes: Parameters<typeof sendNew>[3] = {}) {
    const { id } = await newClass(otavio, { students: [helena] });
    return { id, ...(await sendNew(stage, helena, id, changes)) };
  }
  const averageOf = async (id: string) =>
    (await otavio.classrooms.list()).find((one) => one.id === id)?.media;

  describe('an essay of a class', () => {
    it('is there with its figures, and is read as its student reads it', async () => {
      const { id, essayId, submissionId } = await newEssay({ score: 640 });
      const [sent, ...others] = await otavio.classrooms.submissions(id);
      expect(others).toEqual([]);
      expect(sent).toMatchObject({
        id: submissionId,
        aluno_id: helena.id,
        aluno_nome: 'Helena Prado',
        esperado: false,
        tema: SAMPLE_THEME,
        niveis_professor: NO_LEVELS,
        revisada: false,
      });
      expect(total(sent?.niveis)).toBe(640);
      const read = await otavio.classrooms.essay(submissionId);
      expect(read).toMatchObject({
        sala_id: id,
        sala_nome: '3º ano A',
        pendente: false,
        fotografada: false,
        publicacao: { versao: 0, professor_nome: null, em: null, meu: false },
        revisao: [],
        anotacoes: null,
      });
      expect(read?.correction).toEqual(await helena.essays.get(essayId));
    });

    it('is out of sight with its student, and back with what was said of it', async () => {
      const { id, submissionId } = await newEssay();
      await otavio.classrooms.review(submissionId, says('Bom.'));
      await otavio.classrooms.removeStudent(id, helena.id);
      expect(await otavio.classrooms.submissions(id)).toEqual([]);
      expect(await otavio.classrooms.reviews(id)).toEqual([]);
      expect(await otavio.classrooms.essay(submissionId)).toBeNull();
      expect((await helena.enrolments.list()).map((one) => one.id)).not.toContain(id);
      await otavio.classrooms.restoreStudent(id, helena.id);
      expect(await otavio.classrooms.submissions(id)).toMatchObject([{ id: submissionId, revisada: true }]);
    });

    it('tells what was marked in it, and a class its passages of one kind', async () => {
      const correction = correctionOf(stage);
      correction.aiAnalysis.erros_detectados = ['crase', 'virgula', 'crase'].map((codigo, at) => ({
        start: at * 3,
        end: at * 3 + 2,
        trecho: correction.originalText.slice(at * 3, at * 3 + 2),
        classe: 'vermelho',
        codigo,
        competencia: 1,
        mensagem: 'Confira.',
      }));
      const { id } = await newClass(otavio, { students: [helena] });
      const essayId = await stage.correct(helena, correction);
      await helena.enrolments.send({ classroomId: id, essayId, themeId: null });
      expect(await otavio.classrooms.submissions(id)).toMatchObject([{ achados: { crase: 2, virgula: 1 } }]);
      expect(await otavio.classrooms.passages(id, 'crase')).toMatchObject(
        [0, 6].map((at) => ({
          trecho: correction.originalText.slice(at, at + 2),
          mensagem: 'Confira.',
        })),
      );
      expect(await otavio.classrooms.passages(id, 'constructor')).toEqual([]);
    });
  });

  describe('a review', () => {
    it('is what its student reads, with the marks in the text', async () => {
      const { id, essayId, submissionId } = await newEssay();
      const items = [
        { competencia: 1, comentario: 'Cuidado com a vírgula 🖊️.', nivel: null, motivo: '' },
        { competencia: 5, comentario: '', nivel: 200, motivo: 'A proposta está completa.' },
      ] as const;
      const review = await otavio.classrooms.review(submissionId, items, buildRemarks(), UNSEEN);
      expect(review).toMatchObject({
        result: 'published',
        publicacao: { versao: 1, professor_nome: 'Otávio Reis', meu: true },
        revisao: items,
        anotacoes: { ...buildRemarks(), autor: 'Otávio Reis' },
      });
      const { publicacao, revisao, anotacoes } = review;
      expect(await otavio.classrooms.essay(submissionId)).toMatchObject({ publicacao, revisao, anotacoes });
      expect(await otavio.classrooms.reviews(id)).toEqual([{ envio_id: submissionId, revisao, anotacoes }]);
      const sent = (await helena.enrolments.list()).find((one) => one.id === id)!.envios[0];
      expect(sent).toMatchObject({ redacao_id: essayId, revisada: true });
      expect(await helena.enrolments.reviews(essayId)).toEqual([
        {
          id: submissionId,
          sala_id: id,
          sala_nome: '3º ano A',
          professor_nome: 'Otávio Reis',
          professores: ['Otávio Reis'],
          enviado_em: sent?.enviado_em,
          retirada_em: null,
          pendente: false,
          revisao,
          anotacoes,
        },
      ]);
    });

    it('has the teacher’s level count; with no items it is taken back', async () => {
      const { id, submissionId } = await newEssay({ score: 760 });
      await otavio.classrooms.review(submissionId, [
        { competencia: 1, comentario: '', nivel: 0, motivo: 'Cópia.' },
      ]);
      expect(await otavio.classrooms.submissions(id)).toMatchObject([
        { niveis_professor: [0, null, null, null, null], revisada: true },
      ]);
      expect(await averageOf(id)).toBeLessThan(760);
      const taken = await otavio.classrooms.review(submissionId, []);
      expect(taken).toMatchObject({ revisao: [], anotacoes: null });
      expect(await otavio.classrooms.submissions(id)).toMatchObject([
        { niveis_professor: NO_LEVELS, revisada: false },
      ]);
      expect(await averageOf(id)).toBe(760);
    });

    it('may be marks alone; who knows nothing of them leaves them', async () => {
      const { id, submissionId } = await newEssay();
      const { anotacoes } = await otavio.classrooms.review(submissionId, [], buildRemarks());
      expect(anotacoes?.marcas).toMatchObject([{ autor: 'Otávio Reis' }]);
      expect(await otavio.classrooms.submissions(id)).toMatchObject([{ revisada: true }]);
      const { anotacoes: left } = await otavio.classrooms.review(submissionId, []);
      expect(left).toEqual({ ...anotacoes, publicada_em: expect.any(String) });
      expect((await otavio.classrooms.review(submissionId, [], NO_REMARKS)).anotacoes).toBeNull();
      expect(await otavio.classrooms.submissions(id)).toMatchObject([{ revisada: false }]);
    });

    it('is published over the review that was read, and not over that of another tab', async () => {
      const { submissionId } = await newEssay();
      const { result: _result, ...first } = await otavio.classrooms.review(
        submissionId,
        says('Na primeira aba.'),
        undefined,
        UNSEEN,
      );
      const second = await otavio.classrooms.review(submissionId, says('Na segunda aba.'), undefined, UNSEEN);
      expect(second).toEqual({ ...first, result: 'conflict' });
      expect(await otavio.classrooms.essay(submissionId)).toMatchObject(first);
    });

    it('that is begun is kept over the draft that was read, until it is published', async () => {
      const { submissionId } = await newEssay();
      expect(await otavio.reviews.draft(submissionId)).toBeNull();
      const draft = [{ comment: 'Começo', level: '', reason: '' }];
      const over = { versao: 0, revisao_versao: 0 };
      expect(await otavio.reviews.keepDraft(submissionId, draft, undefined, over)).toEqual({ versao: 1 });
      expect(await otavio.reviews.keepDraft(submissionId, [], undefined, over)).toEqual({
        newer: await otavio.reviews.draft(submissionId),
      });
      await otavio.classrooms.review(submissionId, says('De outra aba.'), undefined, UNSEEN);
      expect(await otavio.reviews.draft(submissionId)).toMatchObject({
        itens: draft,
        versao: 1,
        revisao_versao: 0,
        professor_nome: 'Otávio Reis',
        meu: true,
      });
      await otavio.classrooms.review(submissionId, says('Daqui.'), undefined, {
        versao: 1,
        rascunho_versao: 1,
      });
      expect(await otavio.reviews.draft(submissionId)).toBeNull();
    });

    it('leaves the queue of what is to be reviewed', async () => {
      const { id, submissionId } = await newEssay();
      const before = await otavio.reviews.waiting();
      const ofClass = async () => (await otavio.reviews.queue({ ...WHOLE_QUEUE, sala: id }, 10)).itens;
      expect(await ofClass()).toMatchObject([
        { id: submissionId, aluno_nome: 'Helena Prado', revisada: false },
      ]);
      await otavio.classrooms.review(submissionId, says('Bom.'));
      expect(await otavio.reviews.waiting()).toBe(before - 1);
    });

    it('of a withdrawn essay is left to both, until the student leaves the class', async () => {
      const { id, essayId, submissionId } = await newEssay();
      await otavio.classrooms.review(submissionId, says('Releia.'));
      await helena.enrolments.takeBack(submissionId);
      const kept = {
        id: submissionId,
        retirada_em: expect.any(String),
        revisao: [{ comentario: 'Releia.' }],
      };
      expect(await helena.enrolments.reviews(essayId)).toMatchObject([kept]);
      expect(await helena.reviews.withdrawn()).toMatchObject([kept]);
      expect(await otavio.classrooms.essay(submissionId)).toBeNull();
      expect(await otavio.reviews.withdrawn({ submissionId })).toMatchObject([
        { ...kept, aluno_nome: 'Helena Prado' },
      ]);
      expect(await otavio.reviews.withdrawn({ classroomId: newId() })).toEqual([]);
      expect(await caio.reviews.withdrawn()).toEqual([]);
      await helena.enrolments.leave(id);
      expect(await otavio.reviews.withdrawn({ submissionId })).toEqual([]);
      expect(await helena.enrolments.reviews(essayId)).toEqual([]);
    });
  });

  it('comments are kept once each to be said again, the most used first, and forgotten', async () => {
    const { reviews } = otavio;
    const [first, second] = [newId(), newId()];
    await reviews.keepComment({ id: first, texto: ' Releia. ', competencia: null });
    await reviews.keepComment({ id: second, texto: 'Boa tese.', competencia: 2 });
    await reviews.keepComment({ id: newId(), texto: 'Releia.', competencia: 1 });
    await reviews.countUse(second);
    expect(await reviews.keptComments()).toMatchObject([
      { id: second, texto: 'Boa tese.', competencia: 2, usos: 1, meu: true, autor: 'Otávio Reis' },
      { id: first, texto: 'Releia.', competencia: null, usos: 0 },
    ]);
    const blank = reviews.keepComment({ id: newId(), texto: ' ', competencia: null });
    await expect(blank).rejects.toMatchObject({ code: 'refused' });
    await reviews.forgetComment(second);
    await reviews.forgetComment(second);
    expect(await reviews.keptComments()).toMatchObject([{ id: first }]);
  });
};
