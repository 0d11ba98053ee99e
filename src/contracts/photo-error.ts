/** What can go wrong with a photo and its reading; the sentences for people are in `copy/photo`. */
export const PHOTO_ERROR_CODES = [
  'not-an-image',
  'too-large',
  'unreadable-file',
  'heic',
  'empty-image',
  'too-many-pixels',
  'reader-missing',
  'reader-unsupported',
  'reader-silent',
  'nothing-read',
  'transcription-unavailable',
  'transcription-limit',
  'transcription-failed',
] as const;
export type PhotoErrorCode = (typeof PHOTO_ERROR_CODES)[number];

/** An error on the way from a photo to its text. `cause` keeps what was really thrown, for the console only. */
export class PhotoError extends Error {
  readonly code: PhotoErrorCode;

  constructor(code: PhotoErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'PhotoError';
    this.code = code;
  }
}

/** Of what was thrown on that way; anything unknown is the file's fault. */
export function photoErrorCode(error: unknown): PhotoErrorCode {
  return error instanceof PhotoError ? error.code : 'unreadable-file';
}
