import { ZERO_EXPLANATIONS } from '../rubric/zero-rules.ts';
import { byCompetency } from './by-competency.ts';
import type { Evaluation, ThemeCoherence, ZeroReason } from './evaluation.ts';
import { toVideoSuggestion } from './feedback/video-suggestions.ts';
import { RULES_VERSION } from './rules-constants.ts';

const STUDY_SUBJECT = 'Por que a redação zera';

/** An essay the exam would annul: 0 everywhere, and the reason in plain words. */
export function zeroEvaluation(zeroReason: ZeroReason, coherence: ThemeCoherence): Evaluation {
  const { reason, advice } = ZERO_EXPLANATIONS[zeroReason];
  return {
    nota_final: 0,
    competencias: byCompetency(() => ({ note: 0, feedback: `Sem pontos nesta competência. ${reason}` })),
    erros_detectados: [],
    videos_sugeridos: [toVideoSuggestion(STUDY_SUBJECT)],
    resumo: { pontos_fortes: [], pontos_fracos: [reason], melhorias: [advice] },
    grifo: { producer: 'rules', version: RULES_VERSION, evidence: {}, zeroReason, coherence },
  };
}
