/** Errors of a photo and of its text recognition; their messages for users are in `copy/photo`. */
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

/** An error in reading a photo. `cause` keeps the original error, for the console only. */
export class PhotoError extends Error {
  readonly code: PhotoErrorCode;

  constructor(code: PhotoErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'PhotoError';
    this.code = code;
  }
}

/** The code of a value thrown while a photo is read; an unknown error is attributed to the file. */
export function photoErrorCode(error: unknown): PhotoErrorCode {
  return error instanceof PhotoError ? error.code : 'unreadable-file';
}
