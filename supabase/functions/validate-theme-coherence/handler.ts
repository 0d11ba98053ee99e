import { ThemeCheckRequestSchema, type ThemeCheckRequest } from '../../../src/contracts/essay-request.ts';
import { ThemeCoherenceSchema } from '../../../src/contracts/evaluation.ts';
import { cleanSentence } from '../../../src/domain/evaluation/assessment/clean-sentence.ts';
import { withoutNotesToGrader } from '../../../src/domain/evaluation/assessment/notes-to-grader.ts';
import { readsAsPortuguese } from '../../../src/domain/evaluation/assessment/reads-as-portuguese.ts';
import { checkTheme } from '../../../src/domain/evaluation/check-theme.ts';
import type { ThemeCoherence } from '../../../src/domain/evaluation/evaluation.ts';
import { analyzeText } from '../../../src/domain/text/analyze-text.ts';
import { answerRequest } from '../_shared/answer-request.ts';
import { askModel, type Asked } from '../_shared/ask-model.ts';
import { authenticate } from '../_shared/authenticate.ts';
import { countUse } from '../_shared/count-use.ts';
import { createDatabase } from '../_shared/database.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import type { ModelEndpoint } from '../_shared/environment.ts';
import { parseBody, readBody } from '../_shared/read-body.ts';
import { buildThemePrompt } from './prompt.ts';

const MAX_JUSTIFICATION_CHARACTERS = 400;
/** The student waits for this before anything else happens. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Says whether an essay keeps to its theme: `{theme, essay}` gives `{coherent, justification}` (spec §7). A
 * model is asked only with `consent: true`.
 */
export function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  return answerRequest(request, { name: 'validate-theme-coherence', dependencies }, async () => {
    const { environment } = dependencies;
    const userId = await authenticate(request, environment);
    const asked = parseBody(await readBody(request), ThemeCheckRequestSchema);
    const { model, modelTimeout } = environment;
    if (!model || !asked.consent) {
      const outcome = model ? 'rules, without consent' : 'rules';
      return { response: Response.json(checkTheme(asked)), outcome };
    }

    const use = { service: 'correcao', dailyLimit: environment.dailyLimit } as const;
    await countUse(userId, use, createDatabase(environment), dependencies);
    const byModel = await checkWithModel(asked, model, Math.min(modelTimeout, LONGEST_WAIT_MS));
    return {
      response: Response.json(byModel.ok ? byModel.answer : checkTheme(asked)),
      outcome: byModel.ok ? 'model' : `rules, as ${byModel.reason}`,
    };
  });
}

async function checkWithModel(
  { theme, essay }: ThemeCheckRequest,
  endpoint: ModelEndpoint,
  timeout: number,
): Promise<Asked<ThemeCoherence>> {
  const shown = { theme, essay: withoutNotesToGrader(analyzeText(essay)) };
  const asked = await askModel(
    endpoint,
    {
      ...buildThemePrompt(shown, crypto.randomUUID()),
      schema: ThemeCoherenceSchema,
      findFault: ({ justification }) =>
        justification.trim() !== '' && readsAsPortuguese([justification])
          ? null
          : 'falta a justificativa em português',
    },
    timeout,
  );
  if (!asked.ok) return asked;
  const { coherent, justification } = asked.answer;
  return {
    ok: true,
    answer: { coherent, justification: cleanSentence(justification, MAX_JUSTIFICATION_CHARACTERS) },
  };
}
