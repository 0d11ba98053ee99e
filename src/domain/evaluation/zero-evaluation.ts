import { ZERO_EXPLANATIONS } from '../rubric/zero-rules.ts';
import { byCompetency } from './by-competency.ts';
import type { Evaluation, EvaluationExtras, ZeroReason } from './evaluation.ts';
import { toVideoSuggestion } from './feedback/video-suggestions.ts';

const STUDY_SUBJECT = 'Por que a redação zera';

/** An essay the exam would annul: 0 everywhere, and the reason in plain words. */
export function zeroEvaluation(
  zeroReason: ZeroReason,
  extras: Pick<EvaluationExtras, 'producer' | 'version' | 'coherence'>,
): Evaluation {
  const { reason, advice } = ZERO_EXPLANATIONS[zeroReason];
  return {
    nota_final: 0,
    competencias: byCompetency(() => ({ note: 0, feedback: `Sem pontos nesta competência. ${reason}` })),
    erros_detectados: [],
    videos_sugeridos: [toVideoSuggestion(STUDY_SUBJECT)],
    resumo: { pontos_fortes: [], pontos_fracos: [reason], melhorias: [advice] },
    grifo: { ...extras, evidence: {}, zeroReason },
  };
}
