import { markLabels } from '@/copy/writing';
import { Button } from '@/ui/button';

/** One quiet line: what was not checked, and what to do. */
export function SpellingNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
      {markLabels.spellingMissing}
      <Button variant="outline" size="small" onClick={onRetry}>
        {markLabels.tryAgain}
      </Button>
    </p>
  );
}
