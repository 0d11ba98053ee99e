import { relativeDate } from '@/copy/relative-date';
import { useServices } from '@/data/services-context';
import type { OwnSending } from '@/domain/classrooms/enrolment';
import type { CorrectionSummary } from '@/domain/evaluation/correction';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { Link } from '@/ui/link';

type SentEssaysProps = { sent: readonly OwnSending[]; corrections: readonly CorrectionSummary[] };

/** What the teacher may read, newest first; each leads to its correction, where it can be taken back. */
export function SentEssays({ sent, corrections }: SentEssaysProps) {
  const now = useServices().now();
  return (
    <div className="min-w-0">
      <h4 className="eyebrow font-sans">Redações enviadas</h4>
      {sent.length === 0 ? (
        <p className="mt-1 text-ink-2">Nenhuma ainda. Depois de cada correção, você escolhe se envia.</p>
      ) : (
        <ul className="mt-1">
          {sent.map(({ id, essayId, sentAt, isReviewed }) => (
            <li key={id} className="border-t first:border-t-0">
              <Link
                to={paths.student.correctedEssay(essayId)}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm text-ink no-underline hover:bg-hl-soft"
              >
                <span className="min-w-0 flex-1 basis-48">
                  <span className="line-clamp-2 wrap-anywhere">
                    {corrections.find((correction) => correction.id === essayId)?.theme ?? 'Redação'}
                  </span>
                  <time dateTime={sentAt} className="text-xs text-muted">
                    enviada {relativeDate(sentAt, now)}
                  </time>
                </span>
                {isReviewed && <Badge variant="mark">O professor comentou</Badge>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
