import { evaluateReading, giveLevels } from '../../../src/domain/evaluation/evaluate-essay.ts';
import { evaluateByReaders, readFirst } from '../../../src/domain/evaluation/evaluate-by-readers.ts';
import type { Evaluation } from '../../../src/domain/evaluation/evaluation.ts';
import { gatherEvidence } from '../../../src/domain/evaluation/feedback/gather-evidence.ts';
import type { EssayReading } from '../../../src/domain/evaluation/read-essay.ts';
import { COMPETENCY_NUMBERS, type CompetencyNumber } from '../../../src/domain/rubric/competency.ts';
import type { ScorerWeights } from '../../../src/domain/scoring/scorer-weights.ts';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import type { ModelUse } from '../_shared/ask-model.ts';
import type { ModelResult } from '../_shared/database.ts';
import type { ModelEndpoint } from '../_shared/environment.ts';
import { PROMPT_VERSION } from './prompt.ts';
import { add, readWithModel, type ModelReading } from './read-with-model.ts';

/** Time limit of one pass, including both its tries. */
const PASS_TIMEOUT_MS = 12_000;
/** A second round is not started if less time than this is left. */
const SHORTEST_ROUND_MS = 2000;
const MAX_VERSION_CHARACTERS = 100;

type Setting = {
  endpoint: ModelEndpoint;
  /** Time limit for all rounds together, in milliseconds. */
  timeout: number;
  lexicon: Lexicon;
  weights: ScorerWeights;
};

/** `outcome` is for the log. `claims` counts the quotes that the model gave and those that are valid. */
export type ModelEvaluation = {
  evaluation: Evaluation;
  outcome: string;
  /** Whether the model's reading is used for the levels. */
  served: ModelResult;
  use: ModelUse;
  claims: ModelReading['claims'];
};

/**
 * The evaluation by two readers, the scorer and a model, with a third reading if the exam's rule requires one
 * because the two differ. If the model returns nothing usable, returns the scorer's evaluation alone. Never throws.
 */
export async function evaluateWithModel(
  reading: EssayReading,
  { endpoint, timeout, lexicon, weights }: Setting,
): Promise<ModelEvaluation> {
  const deadline = Date.now() + timeout;
  const left = () => Math.min(PASS_TIMEOUT_MS, deadline - Date.now());
  const scored = giveLevels(reading, weights);
  const { facts, use, claims, failures } = await readWithModel(reading, COMPETENCY_NUMBERS, {
    endpoint,
    lexicon,
    timeout: left(),
  });
  const first = readFirst(reading, facts, scored.levels);
  if (first.unread.length === COMPETENCY_NUMBERS.length) {
    const reason = failures.length > 0 ? failures.join(', ') : 'model showed no passage';
    return {
      evaluation: withoutReading(evaluateReading(reading, weights)),
      outcome: `scorer, as ${reason}`,
      served: Object.keys(facts).length > 0 ? 'descartado' : 'falhou',
      use,
      claims,
    };
  }

  const again = { facts: {} as ModelReading['facts'], failures: [] as string[] };
  if (first.toReadAgain.length > 0 && left() >= SHORTEST_ROUND_MS) {
    const second = await readWithModel(reading, first.toReadAgain.toReversed(), {
      endpoint,
      lexicon,
      timeout: left(),
      pointedAt: (number) => passagesOf(reading, facts, number),
    });
    add(use, second.use);
    add(claims, second.claims);
    Object.assign(again, { facts: second.facts, failures: second.failures });
  }
  const evaluation = evaluateByReaders(reading, {
    scored,
    first,
    again: again.facts,
    version: `${PROMPT_VERSION} ${endpoint.model}`.slice(0, MAX_VERSION_CHARACTERS),
    scorerVersion: weights.version,
  });
  const rounds = first.toReadAgain.length > 0 ? 'model, read again' : 'model';
  const missed = [...new Set([...failures, ...again.failures])];
  const outcome = missed.length > 0 ? `${rounds}, in part as ${missed.join(', ')}` : rounds;
  const served = evaluation.grifo?.producer === 'model' ? 'modelo' : 'descartado';
  return { evaluation, outcome, served, use, claims };
}

function withoutReading(evaluation: Evaluation): Evaluation {
  return evaluation.grifo
    ? { ...evaluation, grifo: { ...evaluation.grifo, unreadByModel: 'falhou' } }
    : evaluation;
}

const MOST_PASSAGES = 30;

/**
 * The passages on which the two readings are based. The levels and the readers that named the passages are left
 * out.
 */
function passagesOf(reading: EssayReading, facts: ModelReading['facts'], number: CompetencyNumber): string[] {
  const byScorer = gatherEvidence(reading)[`competencia_${number}`].flatMap(({ passages }) =>
    passages.map(({ quote }) => quote),
  );
  const byModel = placesIn(facts[number]).map(({ start, end }) => reading.essay.text.slice(start, end));
  return [...new Set([...byScorer, ...byModel])].toSorted().slice(0, MOST_PASSAGES);
}

/** All spans in the facts of a pass, at any depth. */
function placesIn(found: unknown): { start: number; end: number }[] {
  if (Array.isArray(found)) return found.flatMap(placesIn);
  if (typeof found !== 'object' || found === null) return [];
  if ('start' in found && 'end' in found && 'sentence' in found)
    return [found as { start: number; end: number }];
  return Object.values(found).flatMap(placesIn);
}
