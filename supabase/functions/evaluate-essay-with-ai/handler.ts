import {
  EvaluationRequestSchema,
  ModelStatusRequestSchema,
  type EvaluationRequest,
} from '../../../src/contracts/essay-request.ts';
import { evaluateReading } from '../../../src/domain/evaluation/evaluate-essay.ts';
import type { Evaluation, EvaluationExtras } from '../../../src/domain/evaluation/evaluation.ts';
import { type EssayReading, readEssay } from '../../../src/domain/evaluation/read-essay.ts';
import { missionsDone } from '../../../src/domain/rewards/mission-parts.ts';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import { readScorerWeights } from '../../../src/domain/scoring/scorer-weights.ts';
import scorerWeights from '../../../src/domain/scoring/weights/scorer-weights.json' with { type: 'json' };
import { answerRequest, type Answer } from '../_shared/answer-request.ts';
import { authenticate } from '../_shared/authenticate.ts';
import { createDatabase, type Database, type ModelRight, withNotice } from '../_shared/database.ts';
import { dayIsUsedUp } from '../_shared/day-is-used-up.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { Problem } from '../_shared/problem.ts';
import { isWhatBodySays, parseBody, readBody } from '../_shared/read-body.ts';
import { evaluateWithModel } from './evaluate-with-model.ts';

const WEIGHTS = readScorerWeights(scorerWeights);

/** Correcting an essay also requires the lexicon. */
type OwnDependencies = Dependencies & { lexicon: Lexicon };

/**
 * Corrects an essay and stores the correction as the server's own: `{theme, essay, supportText?, chave?, versaoDe?,
 * simulado?, deFoto?}` returns an evaluation in the wire shape, with `grifo.storedId` once it is stored. A `chave`
 * that was already used returns the correction stored under it. A model reads the essay only with `consent: true`;
 * `{status: true}` asks whether a model is available and returns `{available}`.
 */
export function handle(request: Request, dependencies: OwnDependencies): Promise<Response> {
  return answerRequest(request, { name: 'evaluate-essay-with-ai', dependencies }, async () => {
    const { environment } = dependencies;
    const userId = await authenticate(request, environment);
    const body = await readBody(request);
    if (isWhatBodySays(body, ModelStatusRequestSchema)) {
      return { response: Response.json({ available: environment.model !== null }), outcome: 'status' };
    }
    const asked = parseBody(body, EvaluationRequestSchema);
    const database = createDatabase(environment);
    const earlier = await findEarlier(userId, asked, database);
    if (earlier) return answer(earlier, 'served again');

    if (!(await database.countCorrection(userId, environment.dailyLimit))) throw dayIsUsedUp(dependencies);
    const reading = readEssay(asked, dependencies.lexicon);
    const asker = { ...dependencies, userId, database };
    const { evaluation, outcome, payment } = await evaluate(asked, reading, asker);
    try {
      const missions = missionsDone(reading);
      const kept = await keep(evaluation, { userId, asked, missions, database });
      return answer(withPayment(kept, payment), outcome);
    } catch {
      // The student gets the correction even if the server could not store it; the app then stores it itself.
      return answer(withPayment(evaluation, payment), `${outcome}, not stored`);
    }
  });
}

function answer(evaluation: Evaluation, outcome: string): Answer {
  return { response: Response.json(evaluation), outcome };
}

/**
 * The correction stored under the same key, for the same texts. A key that was already used for other texts is
 * refused, because one credit under it would pay for a reading of each text.
 */
async function findEarlier(
  userId: string,
  { chave, theme, essay }: EvaluationRequest,
  database: Database,
): Promise<Evaluation | null> {
  const stored = chave === undefined ? null : await database.findEssay(userId, chave);
  if (!stored) return null;
  if (stored.theme !== theme || stored.essay !== essay) {
    throw new Problem(409, 'key_taken', 'A chave já serviu a outra redação.', { field: 'chave' });
  }
  return stored.evaluation && withStoredId(stored.evaluation, stored.id);
}

type Payment = NonNullable<EvaluationExtras['payment']>;
type Evaluated = { evaluation: Evaluation; outcome: string; payment?: Payment };
type Asker = OwnDependencies & { userId: string; database: Database };

/**
 * If code detects a situation that gives the score 0, no model is needed. The embedded scorer corrects if no model
 * may be asked or if the model fails.
 */
async function evaluate(
  asked: EvaluationRequest,
  reading: EssayReading,
  { environment, lexicon, userId, database }: Asker,
): Promise<Evaluated> {
  const local = evaluateReading(reading, WEIGHTS);
  if (local.grifo?.zeroReason) return { evaluation: local, outcome: 'zero' };
  if (!environment.model || !WEIGHTS) return { evaluation: local, outcome: 'scorer' };
  if (!asked.consent) return { evaluation: local, outcome: 'scorer, without consent' };

  const request = {
    userId,
    service: 'leitura',
    dailyLimit: environment.dailyLimit,
    key: await creditKey(asked),
  } as const;
  const right = await database.reserveModel(request);
  if (!right.ok) {
    return {
      evaluation: withExtras(local, { unreadByModel: right.refusal }),
      outcome: withNotice(`scorer, ${right.refusal}`, right),
    };
  }
  const { evaluation, outcome, use, served } = await evaluateWithModel(reading, {
    endpoint: environment.model,
    timeout: environment.modelTimeout,
    lexicon,
    weights: WEIGHTS,
  });
  // Recording the use is for the operator, so the student gets the correction even if recording fails.
  const creditsLeft = await database
    .endModel({ ...request, isPaid: right.isPaid }, served, use)
    .catch(() => null);
  const payment = toPayment(right, creditsLeft);
  return { evaluation, outcome: withNotice(outcome, right), ...(payment && { payment }) };
}

const DIGEST_CHARACTERS = 32;

/**
 * Key under which a credit is used, "key:digest". A credit pays for readings of one text, even if several calls
 * have the same key.
 */
async function creditKey({ chave, theme, essay }: EvaluationRequest): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([theme, essay]));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const digest = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${chave ?? crypto.randomUUID()}:${digest.slice(0, DIGEST_CHARACTERS)}`;
}

function toPayment({ paidBy }: ModelRight & { ok: true }, creditsLeft: number | null): Payment | null {
  return paidBy && creditsLeft !== null ? { by: paidBy, creditsLeft } : null;
}

function withExtras(evaluation: Evaluation, extras: Partial<EvaluationExtras>): Evaluation {
  return evaluation.grifo ? { ...evaluation, grifo: { ...evaluation.grifo, ...extras } } : evaluation;
}

/** The payment belongs to this response alone; the stored evaluation contains no balance. */
function withPayment(evaluation: Evaluation, payment: Payment | undefined): Evaluation {
  return payment ? withExtras(evaluation, { payment }) : evaluation;
}

type Kept = {
  userId: string;
  asked: EvaluationRequest;
  missions: ReturnType<typeof missionsDone>;
  database: Database;
};

/** Two calls with one key at the same moment both return the evaluation that the first of them stored. */
async function keep(
  evaluation: Evaluation,
  { userId, asked, missions, database }: Kept,
): Promise<Evaluation> {
  const { theme, essay, chave: key = null, versaoDe: versionOf = null, simulado: mock, deFoto } = asked;
  const id = await database.storeCorrection({
    userId,
    key,
    theme,
    essay,
    evaluation: withExtras(evaluation, { ...(mock && { mock }), ...(deFoto && { fromPhoto: true }) }),
    missions,
    versionOf,
  });
  const stored = key === null ? null : await database.findEssay(userId, key);
  return withStoredId(stored?.evaluation ?? evaluation, id);
}

function withStoredId(evaluation: Evaluation, storedId: string): Evaluation {
  return withExtras(evaluation, { storedId });
}
