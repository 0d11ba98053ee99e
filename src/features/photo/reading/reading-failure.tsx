import { CircleAlert } from 'lucide-react';
import { PHOTO_ERROR_SENTENCES } from '@/copy/photo';
import type { PhotoErrorCode } from '@/contracts/photo-error';
import { Button } from '@/ui/button';

type ReadingFailureProps = { code: PhotoErrorCode; isDisabled: boolean; onRetry(): void };

/** Why nothing was read. Photos and text stand as they were. */
export function ReadingFailure({ code, isDisabled, onRetry }: ReadingFailureProps) {
  return (
    <div className="grid gap-3">
      <p
        role="alert"
        className="flex items-start gap-2 rounded-md border border-current bg-error-bg px-3 py-2.5 text-sm text-error"
      >
        <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
        {PHOTO_ERROR_SENTENCES[code]}
      </p>
      <Button
        // The same photo says the same again: another one is what helps.
        variant={code === 'nothing-read' ? 'outline' : 'primary'}
        onClick={onRetry}
        disabled={isDisabled}
        data-next-focus=""
        className="sm:justify-self-start"
      >
        Tentar de novo
      </Button>
    </div>
  );
}
