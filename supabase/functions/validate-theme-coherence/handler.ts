import { ThemeCheckRequestSchema, type ThemeCheckRequest } from '../../../src/contracts/essay-request.ts';
import { ThemeClaimsSchema } from '../../../src/contracts/model-claims.ts';
import { checkTheme } from '../../../src/domain/evaluation/check-theme.ts';
import { toThemeCoherence } from '../../../src/domain/evaluation/evaluate-by-readers.ts';
import { placeQuotes } from '../../../src/domain/evaluation/model-reading/check-claims.ts';
import { withoutNotesToGrader } from '../../../src/domain/evaluation/model-reading/model-text.ts';
import { numberSentences } from '../../../src/domain/evaluation/model-reading/numbered-sentences.ts';
import type { ThemeCoherence } from '../../../src/domain/evaluation/evaluation.ts';
import { analyzeProse, analyzeText } from '../../../src/domain/text/analyze-text.ts';
import { toProse } from '../../../src/domain/text/prose.ts';
import { answerRequest } from '../_shared/answer-request.ts';
import { askModel, type Asked } from '../_shared/ask-model.ts';
import { authenticate } from '../_shared/authenticate.ts';
import { createDatabase, withNotice } from '../_shared/database.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import type { ModelEndpoint } from '../_shared/environment.ts';
import { parseBody, readBody } from '../_shared/read-body.ts';
import { buildThemePrompt } from './prompt.ts';

/** Kept short, because the student waits for this check before anything else happens. */
const LONGEST_WAIT_MS = 6000;
const MAX_TOKENS = 400;

/**
 * Checks whether an essay keeps to its theme: `{theme, essay}` returns `{coherent, justification}` (R-EVAL-8). A
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

    const database = createDatabase(environment);
    const wanted = {
      userId,
      service: 'tema',
      dailyLimit: environment.dailyLimit,
      key: crypto.randomUUID(),
    } as const;
    const right = await database.reserveModel(wanted);
    if (!right.ok) {
      return {
        response: Response.json(checkTheme(asked)),
        outcome: withNotice(`rules, ${right.refusal}`, right),
      };
    }
    const byModel = await checkWithModel(asked, model, Math.min(modelTimeout, LONGEST_WAIT_MS));
    const { isPaid } = right;
    await database
      .endModel({ ...wanted, isPaid }, byModel.ok ? 'modelo' : 'falhou', byModel.use)
      .catch(() => null);
    return {
      response: Response.json(byModel.ok ? byModel.answer : checkTheme(asked)),
      outcome: withNotice(byModel.ok ? 'model' : `rules, as ${byModel.reason}`, right),
    };
  });
}

type Checked = Asked<ThemeCoherence>;

/**
 * The justification is our own sentence around passages of the essay. A deviation from the theme is accepted only
 * if a passage shows it.
 */
async function checkWithModel(
  { theme, essay }: ThemeCheckRequest,
  endpoint: ModelEndpoint,
  timeout: number,
): Promise<Checked> {
  const read = analyzeProse(toProse(essay));
  const question = {
    ...buildThemePrompt(
      { theme: withoutNotesToGrader(analyzeText(theme)), essay: read },
      crypto.randomUUID(),
    ),
    schema: ThemeClaimsSchema,
  };
  const asked = await askModel(endpoint, question, { timeout, maxTokens: MAX_TOKENS });
  if (!asked.ok) return asked;
  const proofs = placeQuotes(asked.answer.provas, { essay: read, shown: numberSentences(read) });
  const { tipo } = asked.answer;
  const { use } = asked;
  if (tipo !== 'completa' && proofs.length === 0)
    return { ok: false, reason: 'model showed no passage', use };
  return { ok: true, answer: toThemeCoherence(tipo, proofs, read.text), use };
}
