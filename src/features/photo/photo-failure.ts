import { messages, type Message } from '@/copy/messages';
import { PHOTO_ERROR_SENTENCES } from '@/copy/photo';
import type { PhotoErrorCode } from '@/contracts/photo-error';

/** The toast of a refused file, where the specification has one; why it was refused stays on the page in any case. */
export function refusalToast(code: PhotoErrorCode): Message | null {
  return code === 'not-an-image' || code === 'too-large' ? photoFailure(code) : null;
}

/** The toast of a failure: the specification's rows where it has one. */
export function photoFailure(code: PhotoErrorCode): Message {
  if (code === 'not-an-image') return messages.imageTypeRefused;
  if (code === 'too-large') return messages.imageTooLarge;
  if (code === 'unreadable-file') return messages.ocrUnreadable;
  if (code === 'nothing-read') return messages.ocrFailed();
  return messages.ocrFailed(PHOTO_ERROR_SENTENCES[code]);
}
