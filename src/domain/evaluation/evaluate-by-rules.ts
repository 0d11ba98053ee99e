import { COMPETENCY_NUMBERS } from '../rubric/competency.ts';
import { findZeroReason } from '../rubric/zero-rules.ts';
import { analyzeText } from '../text/analyze-text.ts';
import { byCompetency } from './by-competency.ts';
import { toCoherence } from './check-theme.ts';
import { MAX_IMPROVEMENTS } from './correction.ts';
import type { Evaluation, EvaluationInput } from './evaluation.ts';
import { gatherEvidence } from './feedback/gather-evidence.ts';
import { suggestVideos } from './feedback/video-suggestions.ts';
import { writeFeedback } from './feedback/write-feedback.ts';
import { writeSummary } from './feedback/write-summary.ts';
import { levelsByRules } from './levels-by-rules.ts';
import { readEssay } from './read-essay.ts';
import { RULES_VERSION } from './rules-constants.ts';
import { zeroEvaluation } from './zero-evaluation.ts';

/** Competencies whose errors the wire carries (spec §3). */
const WITH_ERRORS = new Set([1, 4]);

/**
 * The local evaluation by the specification's rules (§9 "Local fallback evaluator"), in the wire shape. Any
 * text gets one: official zero situations first, then levels of 0–200 in steps of 40 whose sum is the total.
 */
export function evaluateByRules(input: EvaluationInput): Evaluation {
  const reading = readEssay(input);
  const coherence = toCoherence(reading.overlap.share);
  const supportText = input.supportText ? analyzeText(input.supportText) : undefined;
  const zeroReason = findZeroReason({ essay: reading.essay, supportText });
  if (zeroReason) return zeroEvaluation(zeroReason, coherence);

  const levels = levelsByRules(reading);
  const evidence = gatherEvidence(reading, supportText);
  const feedback = writeFeedback(reading, levels, evidence);
  const improvements = byCompetency((number) => feedback[number].improvements.slice(0, MAX_IMPROVEMENTS));
  return {
    nota_final: COMPETENCY_NUMBERS.reduce((total, number) => total + levels[number], 0),
    competencias: byCompetency((number) => ({
      note: levels[number],
      feedback: `${feedback[number].strength} ${feedback[number].advice}`,
      ...(WITH_ERRORS.has(number) && { erros: improvements[`competencia_${number}`] }),
    })),
    erros_detectados: reading.findings,
    videos_sugeridos: suggestVideos(reading, levels),
    resumo: writeSummary(levels, feedback),
    grifo: {
      producer: 'rules',
      version: RULES_VERSION,
      evidence,
      improvements,
      coherence,
    },
  };
}
