import {
  MAX_TRANSCRIPTION_BYTES,
  TranscribedParagraphsSchema,
  TranscriptionRequestSchema,
} from '../../../src/contracts/transcription-request.ts';
import type { ReadingRefusal } from '../../../src/domain/evaluation/evaluation.ts';
import { findTranscriptFault, toTranscript } from '../../../src/domain/ocr/transcript.ts';
import { answerRequest } from '../_shared/answer-request.ts';
import { askModel } from '../_shared/ask-model.ts';
import { authenticate } from '../_shared/authenticate.ts';
import { dayIsUsedUp } from '../_shared/day-is-used-up.ts';
import { createDatabase, withNotice } from '../_shared/database.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { Problem } from '../_shared/problem.ts';
import { parseBody, readBody } from '../_shared/read-body.ts';
import { INSTRUCTIONS, MESSAGE } from './prompt.ts';

/** Two full pages of handwriting are about 1,500 tokens. */
const MAX_TOKENS = 4000;
/** Refusals that do not depend on this account. */
const OF_ALL: ReadonlySet<ReadingRefusal> = new Set(['desligado', 'orcamento', 'cota_gratis']);

/**
 * Reads a handwritten essay with a vision model: `{pages}`, photos in base64, returns `{text}`. Without pages,
 * returns `{available}`: whether there is such a model. Photos are sent to the model only; nothing of them is
 * stored or logged.
 */
export function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  return answerRequest(request, { name: 'transcribe-essay', dependencies }, async () => {
    const { environment } = dependencies;
    const { vision, visionTimeout, visionDailyLimit } = environment;
    const userId = await authenticate(request, environment);
    const body = await readBody(request, MAX_TRANSCRIPTION_BYTES);
    const { pages } = parseBody(body, TranscriptionRequestSchema);
    if (pages.length === 0) {
      return { response: Response.json({ available: vision !== null }), outcome: 'status' };
    }
    if (!vision) throw new Problem(503, 'not_configured', 'Nenhum modelo lê fotos aqui.');

    const database = createDatabase(environment);
    const wanted = {
      userId,
      service: 'transcricao',
      dailyLimit: visionDailyLimit,
      key: crypto.randomUUID(),
    } as const;
    const right = await database.reserveModel(wanted);
    if (!right.ok && OF_ALL.has(right.refusal)) {
      const problem = new Problem(503, 'not_available', 'Hoje nenhum modelo lê fotos aqui.');
      return { response: problem.toResponse(), outcome: withNotice(`nothing, ${right.refusal}`, right) };
    }
    if (!right.ok) throw dayIsUsedUp(dependencies);
    const question = {
      instructions: INSTRUCTIONS,
      message: MESSAGE,
      images: pages,
      schema: TranscribedParagraphsSchema,
      findFault: ({ paragrafos }: { paragrafos: string[] }) => findTranscriptFault(paragrafos),
    };
    const asked = await askModel(vision, question, { timeout: visionTimeout, maxTokens: MAX_TOKENS });
    const { isPaid } = right;
    await database
      .endModel({ ...wanted, isPaid }, asked.ok ? 'modelo' : 'falhou', asked.use)
      .catch(() => null);
    if (asked.ok) {
      return {
        response: Response.json({ text: toTranscript(asked.answer.paragrafos) }),
        outcome: withNotice('model', right),
      };
    }
    const problem = new Problem(502, 'transcription_failed', 'Não foi possível transcrever as fotos.');
    return { response: problem.toResponse(), outcome: withNotice(`nothing, as ${asked.reason}`, right) };
  });
}
