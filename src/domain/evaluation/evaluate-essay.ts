import { smallLexicon, type Lexicon } from '../writing/lexicon/lexicon.ts';
import { totalOf, type Levels, byCompetency } from '../rubric/competency.ts';
import { findZeroReason, zeroEvaluation } from './zero-rules.ts';
import { applyCeilings, type Ceiling, pointsLeft, CEILING_EXPLANATIONS } from '../scoring/guards/ceiling.ts';
import { findCeilings } from '../scoring/guards/find-ceilings.ts';
import { lowerAccounts, lowerBand, scoreEssay, type Band, type EssayScore } from '../scoring/score-essay.ts';
import type { ScorerWeights } from '../scoring/scorer-weights.ts';
import { inWritten, type Prose } from '../text/prose.ts';
import { toCoherence } from './check-theme.ts';
import { collectFacts } from './collect-facts.ts';
import { COMPETENCIES_WITH_ERRORS, MAX_IMPROVEMENTS } from './correction.ts';
import { lessonOfZero } from './zero-lesson.ts';
import type { Evaluation, EvaluationInput, EvaluationExtras, ZeroReason } from './evaluation.ts';
import { gatherEvidence } from './feedback/gather-evidence.ts';
import { isOfOtherType } from './feedback/other-type.ts';
import { suggestVideos } from './feedback/video-suggestions.ts';
import { chooseNextSteps, countFaults } from './feedback/next-steps.ts';
import { observe, observeAllFaults, writeFeedback } from './feedback/write-feedback.ts';
import { praiseAtTop, writeSummary } from './feedback/write-summary.ts';
import { levelsByRules } from './levels-by-rules.ts';
import { readEssay, type EssayReading } from './read-essay.ts';
import { RULES_VERSION } from './rules-constants.ts';
import { createWhatIf, type WhatIf } from './what-if.ts';

/**
 * The local evaluation in the shape of the evaluation response, for any text. Official zero situations are checked
 * first. Then the five levels (0–200 in steps of 40) are lowered to the ceilings of the guards, and returned with
 * the evidence for them. The levels come from the calibrated scorer or, if `weights` is null, from the rules
 * (R-RULES-1).
 */
export function evaluateEssay(
  input: EvaluationInput,
  weights: ScorerWeights | null,
  lexicon: Lexicon = smallLexicon,
): Evaluation {
  return evaluateReading(readEssay(input, lexicon), weights);
}

/** Like `evaluateEssay`, for an essay that is already analyzed. */
export function evaluateReading(reading: EssayReading, weights: ScorerWeights | null): Evaluation {
  const coherence = toCoherence(reading.themeVerdict);
  const provenance = weights
    ? { producer: 'scorer' as const, version: weights.version }
    : { producer: 'rules' as const, version: RULES_VERSION };
  const zeroReason = findZeroReason(reading);
  if (zeroReason)
    return annul(reading, zeroReason, {
      extras: { ...provenance, coherence },
      levels: () => giveLevels(reading, weights).levels,
    });

  return writeEvaluation(reading, { ...giveLevels(reading, weights), extras: { ...provenance, coherence } });
}

type Annulled = {
  extras: Parameters<typeof zeroEvaluation>[1];
  /** Levels the essay would have had if it were not annulled. */
  levels: () => Levels;
  shownBy?: readonly string[];
};

/** The evaluation of an essay that the exam annuls. */
export function annul(
  reading: EssayReading,
  zeroReason: ZeroReason,
  { extras, levels, shownBy = [] }: Annulled,
): Evaluation {
  const lesson = lessonOfZero(reading, zeroReason, levels);
  return placeInWritten(zeroEvaluation(zeroReason, extras, { shownBy, lesson }), reading.prose);
}

type Levelled = Given & { extras: Pick<EvaluationExtras, 'producer' | 'version' | 'coherence' | 'readers'> };

/**
 * Builds the evaluation of an analyzed essay whose levels are already computed; evidence, feedback and steps are
 * derived from the analysis.
 */
export function writeEvaluation(
  reading: EssayReading,
  { levels, band, ceilings, accounts, whatIf, extras }: Levelled,
): Evaluation {
  const evidence = gatherEvidence(reading, ceilings);
  const observations = observe(reading, levels, evidence, ceilings);
  const feedback = writeFeedback(reading, levels, observations);
  const { steps, ...reached } = chooseNextSteps(reading, levels, { observations, ceilings, whatIf });
  const praise = praiseAtTop(levels, observations);
  const improvements = byCompetency((number) => feedback[number].improvements.slice(0, MAX_IMPROVEMENTS));
  const evaluation: Evaluation = {
    nota_final: totalOf(levels),
    competencias: byCompetency((number) => ({
      note: levels[number],
      feedback: `${feedback[number].strength} ${feedback[number].advice}`,
      ...(COMPETENCIES_WITH_ERRORS.has(number) && { erros: improvements[`competencia_${number}`] }),
    })),
    erros_detectados: reading.findings,
    videos_sugeridos: suggestVideos(reading, levels),
    resumo: writeSummary(levels, feedback, { steps, praise }),
    grifo: {
      ...extras,
      ...(band && { band }),
      ...(accounts && { accounts: byCompetency((number) => accounts[number]) }),
      ...(ceilings.length > 0 && { ceilings: explainCeilings(ceilings) }),
      evidence,
      improvements,
      steps,
      ...reached,
      ...(praise !== undefined && { praise }),
      ...(!reading.isSpellChecked && { withoutDictionary: true }),
      faults: countFaults(observeAllFaults(reading, evidence, observations)),
    },
  };
  return placeInWritten(evaluation, reading.prose);
}

/** Maps the positions and quotes of an evaluation from the prose to the student's original text. */
function placeInWritten({ grifo, ...evaluation }: Evaluation, prose: Prose): Evaluation {
  const evidence = Object.entries(grifo?.evidence ?? {}).map(([key, items]) => [
    key,
    items.map((item) => ({
      ...item,
      passages: item.passages.map((passage) => {
        const placed = inWritten(prose, passage);
        return { ...placed, quote: prose.written.slice(placed.start, placed.end) };
      }),
    })),
  ]);
  return {
    ...evaluation,
    erros_detectados: evaluation.erros_detectados.map((finding) => {
      const placed = inWritten(prose, finding);
      return { ...placed, trecho: prose.written.slice(placed.start, placed.end) };
    }),
    ...(grifo && {
      grifo: {
        ...grifo,
        evidence: Object.fromEntries(evidence),
        ...(grifo.steps && {
          steps: grifo.steps.map((step) => ({
            ...step,
            ...(step.place && { place: inWritten(prose, step.place) }),
          })),
        }),
      },
    }),
  };
}

export type Given = {
  levels: Levels;
  band: Band | null;
  ceilings: Ceiling[];
  /** How each level was computed; null if the levels are not the scorer's. */
  accounts: EssayScore['accounts'] | null;
  /** Computes the scorer's result for changed facts; null if the levels are not the scorer's. */
  whatIf: WhatIf | null;
};

/** The levels of an essay, with the ceilings that limit them. */
export function giveLevels(reading: EssayReading, weights: ScorerWeights | null): Given {
  const ceilings = findCeilings(reading);
  const score = weights && scoreEssay(reading, collectFacts(reading), weights);
  const levels = applyCeilings(score?.levels ?? levelsByRules(reading), ceilings);
  return {
    levels,
    band: score && lowerBand(score.band, levels, ceilings),
    ceilings,
    accounts: score && lowerAccounts(score.accounts, levels),
    whatIf: score && createWhatIf(score.basis, { weights, ceilings }),
  };
}

/**
 * Explanations of the ceilings for the student. A wrong type of text is explained first, because the exam annuls
 * such a text; then the ceilings that leave the fewest points.
 */
export function explainCeilings(ceilings: readonly Ceiling[]): NonNullable<EvaluationExtras['ceilings']> {
  return ceilings
    .toSorted(
      (a, b) => Number(isOfOtherType([b])) - Number(isOfOtherType([a])) || pointsLeft([a]) - pointsLeft([b]),
    )
    .map(({ reason }) => ({ reason, ...CEILING_EXPLANATIONS[reason] }));
}
