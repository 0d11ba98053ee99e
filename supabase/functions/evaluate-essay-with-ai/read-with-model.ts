import { CLAIM_SCHEMAS } from '../../../src/contracts/model-claims.ts';
import type { ModelFacts } from '../../../src/domain/evaluation/model-reading/add-facts.ts';
import {
  checkClaims,
  type ClaimCount,
  type Facts,
} from '../../../src/domain/evaluation/model-reading/check-claims.ts';
import type { Claims } from '../../../src/domain/evaluation/model-reading/claims.ts';
import { withoutNotesToGrader } from '../../../src/domain/evaluation/model-reading/model-text.ts';
import { numberSentences } from '../../../src/domain/evaluation/model-reading/numbered-sentences.ts';
import type { EssayReading } from '../../../src/domain/evaluation/read-essay.ts';
import type { CompetencyNumber } from '../../../src/domain/rubric/competency.ts';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import { askModel, type ModelUse } from '../_shared/ask-model.ts';
import type { ModelEndpoint } from '../_shared/environment.ts';
import { buildPrompt } from './prompt.ts';

/** Twenty faults, each with its quote and correction, need about 1,200 tokens. */
const MAX_TOKENS = 2000;

export type ModelReading = {
  facts: ModelFacts;
  use: ModelUse;
  claims: ClaimCount;
  /** Reasons why passes returned no facts, each listed once; for the log. */
  failures: string[];
};

type Setting = {
  endpoint: ModelEndpoint;
  lexicon: Lexicon;
  /** Time limit of each pass, both tries together, in milliseconds. */
  timeout: number;
  /** For a third reading: the passages of a competency that the earlier readings pointed at. */
  pointedAt?: (number: CompetencyNumber) => readonly string[];
};

/** Has a model look for the facts of some competencies, in parallel. A failed pass returns no facts. Never throws. */
export async function readWithModel(
  reading: EssayReading,
  passes: readonly CompetencyNumber[],
  { endpoint, lexicon, timeout, pointedAt }: Setting,
): Promise<ModelReading> {
  const { essay, theme, supportText } = reading;
  const shown = numberSentences(essay);
  const result: ModelReading = {
    facts: {},
    use: { calls: 0, inputTokens: 0, outputTokens: 0 },
    claims: { made: 0, kept: 0 },
    failures: [],
  };

  async function ask<Number extends CompetencyNumber>(number: Number): Promise<void> {
    const material = {
      theme: withoutNotesToGrader(theme),
      essay,
      ...(supportText && { supportText: withoutNotesToGrader(supportText) }),
      ...(pointedAt && { pointedAt: pointedAt(number) }),
    };
    const question = {
      ...buildPrompt(number, material, crypto.randomUUID()),
      schema: CLAIM_SCHEMAS[number],
    };
    const asked = await askModel(endpoint, question, { timeout, maxTokens: MAX_TOKENS });
    add(result.use, asked.use);
    if (!asked.ok) {
      if (!result.failures.includes(asked.reason)) result.failures.push(asked.reason);
      return;
    }
    // The casts are safe, because the schema of this number has just been applied.
    const { facts, count } = checkClaims(number, asked.answer as Claims[Number], { reading, lexicon, shown });
    add(result.claims, count);
    (result.facts as Partial<Record<CompetencyNumber, Facts[CompetencyNumber]>>)[number] = facts;
  }

  await Promise.all(passes.map((number) => ask(number)));
  return result;
}

/** Adds the amounts of `more` to those of `to`. */
export function add<Count extends Record<string, number>>(to: Count, more: Count): void {
  for (const key of Object.keys(to) as (keyof Count & string)[])
    to[key] = ((to[key] ?? 0) + (more[key] ?? 0)) as Count[typeof key];
}
