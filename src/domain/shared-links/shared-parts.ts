import type { Correction } from '../evaluation/correction.ts';
import type { Evaluation, EvaluationExtras } from '../evaluation/evaluation.ts';
import { SHARED_ID, type SharedCorrection, type SharedLink } from './shared-link.ts';

/** For each extra, whether visitors see it: extras about the essay are shown, extras about the account are not. */
const EXTRAS: Record<keyof EvaluationExtras, boolean> = {
  producer: true,
  version: true,
  readers: true,
  unreadByModel: false,
  payment: false,
  band: true,
  accounts: true,
  evidence: true,
  improvements: true,
  steps: true,
  totalWithSteps: true,
  praise: true,
  faults: false,
  ceilings: true,
  zeroReason: true,
  coherence: true,
  mock: false,
  fromPhoto: false,
  withoutDictionary: false,
  storedId: false,
};

/** The parts of an evaluation that visitors see, the same as in `private.shared_parts` on the server. */
export function sharedParts(evaluation: Evaluation): Evaluation {
  const { nota_final, competencias, erros_detectados, videos_sugeridos, resumo, grifo } = evaluation;
  const isShown: Record<string, boolean> = EXTRAS;
  const shown = Object.entries(grifo ?? {}).filter(([name]) => isShown[name] === true);
  return {
    nota_final,
    competencias,
    erros_detectados,
    videos_sugeridos,
    resumo,
    ...(grifo && { grifo: Object.fromEntries(shown) as EvaluationExtras }),
  };
}

/**
 * The contents of a link stored on this device: the correction without its ids and the data of its account. `name`
 * is the name of its writer.
 */
export function toShared(
  correction: Correction,
  { com_nome, valido_ate }: SharedLink,
  name: string,
): SharedCorrection {
  const { finalScore, theme, originalText, submittedAt, competencies, summary, suggestions, aiAnalysis } =
    correction;
  const shown = {
    id: SHARED_ID,
    finalScore,
    theme,
    originalText,
    submittedAt,
    competencies,
    summary,
    suggestions,
    aiAnalysis: sharedParts(aiAnalysis),
  };
  return { correction: shown, nome: com_nome ? name : null, conferida: false, valido_ate };
}
