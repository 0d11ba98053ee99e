import { AssessmentSchema } from '../../../src/contracts/assessment.ts';
import type { EvaluationRequest } from '../../../src/contracts/essay-request.ts';
import { assessmentSentences } from '../../../src/domain/evaluation/assessment/assessment-sentences.ts';
import { fromAssessment } from '../../../src/domain/evaluation/assessment/from-assessment.ts';
import { withoutNotesToGrader } from '../../../src/domain/evaluation/assessment/notes-to-grader.ts';
import { readsAsPortuguese } from '../../../src/domain/evaluation/assessment/reads-as-portuguese.ts';
import type { Evaluation } from '../../../src/domain/evaluation/evaluation.ts';
import { readEssay } from '../../../src/domain/evaluation/read-essay.ts';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import { askModel, type Asked } from '../_shared/ask-model.ts';
import type { ModelEndpoint } from '../_shared/environment.ts';
import { buildPrompt, PROMPT_VERSION } from './prompt.ts';

const MAX_VERSION_CHARACTERS = 100;

/** The evaluation by a language model, or why there is none. Never throws. */
export async function evaluateWithModel(
  { theme, essay, supportText }: EvaluationRequest,
  { endpoint, timeout, lexicon }: { endpoint: ModelEndpoint; timeout: number; lexicon: Lexicon },
): Promise<Asked<Evaluation>> {
  const reading = readEssay({ theme, essay, supportText }, lexicon);
  const shown = { theme, supportText, essay: withoutNotesToGrader(reading.essay) };
  const asked = await askModel(
    endpoint,
    {
      ...buildPrompt(shown, crypto.randomUUID()),
      schema: AssessmentSchema,
      findFault: (answer) =>
        readsAsPortuguese(assessmentSentences(answer)) ? null : 'não está em português',
    },
    timeout,
  );
  if (!asked.ok) return asked;
  const version = `${PROMPT_VERSION} ${endpoint.model}`.slice(0, MAX_VERSION_CHARACTERS);
  return { ok: true, answer: fromAssessment(asked.answer, { reading, version }) };
}
