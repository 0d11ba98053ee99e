import { errorCode, isUnanswered, type ErrorCode } from '@/contracts/app-error';
import { Button } from '@/ui/button';

type LinkFailureActionsProps = { error: unknown; onAskAgain(): void; onRetry(): void };

/** A new link in any case; first the same one again where it was not the link that failed. */
export function LinkFailureActions({ error, onAskAgain, onRetry }: LinkFailureActionsProps) {
  const isWorthRetrying = isUnanswered(error) || PASSING.has(errorCode(error));
  return (
    <div className="flex flex-wrap gap-3">
      {isWorthRetrying && <Button onClick={onRetry}>Tentar de novo</Button>}
      <Button variant={isWorthRetrying ? 'outline' : 'primary'} onClick={onAskAgain}>
        Pedir um novo link
      </Button>
    </div>
  );
}

const PASSING: ReadonlySet<ErrorCode> = new Set(['server-unavailable', 'too-many-attempts', 'unexpected']);
