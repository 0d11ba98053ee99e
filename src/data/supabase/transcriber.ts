import { AppError, type ErrorCode } from '@/contracts/app-error';
import { PhotoError, type PhotoErrorCode } from '@/contracts/photo-error';
import { MAX_PAGES, TranscriberStatusSchema, TranscriptionSchema } from '@/contracts/transcription';
import type { TranscriptionRequest } from '@/contracts/transcription-request';
import type { Transcriber } from '../services';
import { callFunction, type FunctionsPort } from './call-function';

const FUNCTION = 'transcribe-essay';
/** The function allows the model one minute, so the client waits longer than that. */
const TRANSCRIPTION_TIMEOUT_MS = 75_000;
const STATUS_TIMEOUT_MS = 10_000;
/** Errors that no photo can cause. A timeout is not included, because a photo may cause it. */
const UNAVAILABLE: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['offline', 'unreachable', 'session-lost']);

/** Has the server's function transcribe photos, edited and reduced to its size limit. */
export function createTranscriber(session: FunctionsPort): Transcriber {
  return {
    async isAvailable(signal) {
      const body: TranscriptionRequest = { pages: [] };
      const call = { body, schema: TranscriberStatusSchema, timeoutMs: STATUS_TIMEOUT_MS, signal };
      return callFunction(session, FUNCTION, call).then(
        ({ available }) => available,
        () => false,
      );
    },
    async transcribe(photos, signal) {
      try {
        const texts: string[] = [];
        for (let at = 0; at < photos.length; at += MAX_PAGES) {
          // oxlint-disable-next-line no-await-in-loop -- once one has failed the others are not asked for
          texts.push(await transcribePages(session, photos.slice(at, at + MAX_PAGES), signal));
        }
        return texts.filter((text) => text !== '').join('\n\n');
      } catch (error) {
        signal.throwIfAborted();
        throw new PhotoError(codeFor(error), error);
      }
    },
  };
}

async function transcribePages(
  session: FunctionsPort,
  photos: Parameters<Transcriber['transcribe']>[0],
  signal: AbortSignal,
): Promise<string> {
  const { encodePage } = await import('../ocr/encode-page');
  const pages: string[] = [];
  for (const { photo, edit } of photos) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- one open picture is enough for the memory of a phone
    pages.push(await encodePage(photo.preview, edit));
  }
  const body: TranscriptionRequest = { pages };
  const call = { body, schema: TranscriptionSchema, timeoutMs: TRANSCRIPTION_TIMEOUT_MS, signal };
  return (await callFunction(session, FUNCTION, call)).text;
}

function codeFor(error: unknown): PhotoErrorCode {
  const code = error instanceof AppError ? error.code : null;
  if (code === 'too-many-attempts') return 'transcription-limit';
  return code !== null && UNAVAILABLE.has(code) ? 'transcription-unavailable' : 'transcription-failed';
}
