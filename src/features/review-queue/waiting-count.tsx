import { useWaitingReviews } from '@/queries/review-queries';

/** Number of essays awaiting a review, beside "Revisar" in the menu. */
export function WaitingCount() {
  const { data: count = 0 } = useWaitingReviews();
  if (count === 0) return null;
  return (
    <span className="num ml-auto rounded-full bg-tray px-2 text-xs font-semibold text-ink">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {count === 1 ? 'redação sem revisão' : 'redações sem revisão'}</span>
    </span>
  );
}
