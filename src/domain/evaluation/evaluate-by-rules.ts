import type { Evaluation, EvaluationInput } from './evaluation.ts';

/** Skeleton. */
export function evaluateByRules(_input: EvaluationInput): Evaluation {
  const competency = () => ({ note: 0, feedback: '' });
  return {
    nota_final: 0,
    competencias: {
      competencia_1: competency(),
      competencia_2: competency(),
      competencia_3: competency(),
      competencia_4: competency(),
      competencia_5: competency(),
    },
    erros_detectados: [],
    videos_sugeridos: [],
    resumo: { pontos_fortes: [], pontos_fracos: [], melhorias: [] },
    grifo: { producer: 'rules', version: 'rules-1', evidence: {} },
  };
}
