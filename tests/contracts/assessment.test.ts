import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { AssessmentSchema } from '@/contracts/assessment';
import { assessCompetency, buildAssessment } from '../support/assessments';

const GOOD = buildAssessment();

function refusedBy(value: unknown): string[] {
  const parsed = z.safeParse(AssessmentSchema, value);
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
}

describe('AssessmentSchema', () => {
  it('takes a whole answer, and leaves out what was not asked', () => {
    const parsed = z.parse(AssessmentSchema, {
      ...GOOD,
      nota_final: 1000,
      videos_sugeridos: [{ link: 'x' }],
    });
    expect(parsed).toEqual(GOOD);
  });

  it.each<[string, unknown, string]>([
    ['a level of 137', 137, 'competencias.competencia_2.note'],
    ['a level of "200"', '200', 'competencias.competencia_2.note'],
    ['a level of 240', 240, 'competencias.competencia_2.note'],
    ['a negative level', -40, 'competencias.competencia_2.note'],
  ])('refuses %s', (_requirement, note, path) => {
    const competencia_2 = { ...assessCompetency(200), note };
    expect(refusedBy({ ...GOOD, competencias: { ...GOOD.competencias, competencia_2 } })).toEqual([path]);
  });

  it.each<[string, object, string]>([
    [
      'a missing competency',
      { competencias: { ...GOOD.competencias, competencia_5: undefined } },
      'competencias.competencia_5',
    ],
    ['an unknown approach', { tema: { abordagem: 'quase', justificativa: '' } }, 'tema.abordagem'],
    ['no word on human rights', { direitos_humanos: undefined }, 'direitos_humanos'],
    ['an unknown pen', { erros_detectados: [{ trecho: 'x', classe: 'verde' }] }, 'erros_detectados.0.classe'],
    ['subjects that are no list', { estudos: 'crase' }, 'estudos'],
  ])('refuses %s', (_requirement, changes, path) => {
    expect(refusedBy({ ...GOOD, ...changes })).toContain(path);
  });
});
