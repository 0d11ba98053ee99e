import { PhotoError } from '@/contracts/photo-error';
import type { Transcriber } from '../services';

/** Without a server there is no vision model. */
export const noTranscriber: Transcriber = {
  isAvailable: async () => false,
  transcribe: () => Promise.reject(new PhotoError('transcription-unavailable')),
};
