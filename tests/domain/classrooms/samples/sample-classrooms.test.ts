import { describe, expect, it } from 'vitest';
import { loadScorerWeights } from '@/data/evaluator/load-scorer-weights';
import { essaysOf, recentOf, sampleRecord, summaryOf } from '@/domain/classrooms/class-record';
import { delayText } from '@/copy/classes';
import { lateEssays } from '@/domain/classrooms/late-work';
import { missingStudents } from '@/domain/classrooms/missing-students';
import { classPlaces, classStudents } from '@/domain/classrooms/stored-classroom';
import { SAMPLE_TEXTS } from '@/domain/classrooms/samples/sample-texts';
import { stuckStudents } from '@/domain/classrooms/stuck-students';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { COMPETENCY_NUMBERS } from '@/domain/rubric/competency';
import { FINDING_CATEGORIES } from '@/domain/writing/categories';
import { lexiconWithModels } from '../../../support/lexicon-with-models';

const NOW = new Date('2025-10-22T18:00:00.000Z');
const record = sampleRecord(NOW);
const classrooms = record.rooms.map((classroom) => ({ classroom, essays: essaysOf(record, classroom, NOW) }));
const essays = classrooms.flatMap((one) => one.essays);

describe('the sample classes', () => {
  it('have the students and means of R-MODE-6, which follow from their essays', () => {
    expect(record.rooms.map((classroom) => summaryOf(record, classroom, NOW))).toMatchObject([
      { nome: '3º ano A', alunos: 28, media: 720 },
      { nome: 'Extensivo noturno', alunos: 35, media: 680 },
    ]);
  });

  it('name every student, theme and essay once', () => {
    const names = classrooms.flatMap(({ classroom }) => classroom.alunos.map(({ nome }) => nome));
    expect(new Set(names).size).toBe(63);
    const ids = [
      ...essays,
      ...classrooms.flatMap(({ classroom }) => [...classroom.alunos, ...classroom.temas]),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(classrooms)(
    'give the report of $classroom.nome something to tell',
    ({ classroom, essays: sent }) => {
      const [current] = classroom.temas;
      expect(classroom.temas.length).toBeGreaterThan(2);
      expect(
        missingStudents(
          { ...classroom, alunos: classStudents(classroom, NOW), nomes: classPlaces(classroom, NOW) },
          current!,
          sent,
          NOW,
        ).students.length,
      ).toBeGreaterThan(3);
      expect(stuckStudents(sent).length).toBeGreaterThan(0);
      expect(stuckStudents(sent).length).toBeLessThan(3);
      for (const competency of COMPETENCY_NUMBERS)
        expect(new Set(sent.map(({ niveis }) => niveis?.[competency - 1])).size).toBeGreaterThan(3);
    },
  );

  it('were written while their theme was open or a few days late, before now, and never at night', () => {
    const late = classrooms.flatMap(({ classroom, essays: sent }) => lateEssays(sent, classroom.temas));
    expect(late.map(({ delay }) => delayText(delay)).sort()).toEqual(['15 h', '2 dias', '3 dias', '4 dias']);
    const lateIds = new Set(late.map(({ essay }) => essay.id));
    for (const { classroom, essays: sent } of classrooms)
      for (const { id, enviado_em, tema_id } of sent) {
        const theme = classroom.temas.find(({ id }) => id === tema_id);
        expect(enviado_em > theme!.criado_em).toBe(true);
        expect(enviado_em > theme!.prazo!).toBe(lateIds.has(id));
        expect(enviado_em < NOW.toISOString()).toBe(true);
        const hour = (new Date(enviado_em).getUTCHours() + 21) % 24;
        expect(hour).toBeGreaterThanOrEqual(13);
      }
  });

  it.each(['2025-10-22T03:00:00Z', '2025-10-23T02:59:00Z'])('are the same all day, as at %s', (instant) => {
    const { rooms: same } = sampleRecord(new Date(instant));
    expect(same).toEqual(record.rooms);
  });

  it('mark what the checker knows', () => {
    for (const { achados } of essays)
      for (const code of Object.keys(achados)) expect(FINDING_CATEGORIES).toHaveProperty([code]);
  });
});

describe('the texts', () => {
  it('are those of the latest essays, with and without a total', () => {
    const latest = recentOf(record, Object.keys(SAMPLE_TEXTS).length, NOW);
    expect(new Set(latest.map(({ envio_id }) => envio_id))).toEqual(new Set(Object.keys(SAMPLE_TEXTS)));
    expect(latest.filter(({ total }) => total === null)).toHaveLength(1);
  });

  it.each(Object.entries(SAMPLE_TEXTS))('%s has the levels of the figures', async (id, essay) => {
    const { tema = '', niveis = null } = essays.find((one) => one.id === id) ?? {};
    const { competencias, grifo } = evaluateEssay(
      { theme: tema, essay },
      await loadScorerWeights(),
      lexiconWithModels,
    );
    expect(grifo?.zeroReason).toBeUndefined();
    const given = COMPETENCY_NUMBERS.map((number) => competencias[`competencia_${number}`].note);
    // Nobody has vouched for the levels of a pending essay, so `niveis` is null.
    expect(given).toEqual(niveis ?? given);
    expect(given).not.toContain(0);
  });
});
