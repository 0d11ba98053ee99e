import { formatDate } from '@/copy/format-date';
import type { MetricsEssay } from '@/domain/progress/metrics';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/link';

const SHOWN = 5;

/** The last essays, each a link to its correction. Of rows oldest first. */
export function RecentEssays({ essays }: { essays: readonly MetricsEssay[] }) {
  return (
    <section aria-labelledby="recent-essays">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="recent-essays" className="text-lg">
          Redações recentes
        </h3>
        <Link to={paths.student.correctedEssays} className="inline-flex min-h-11 items-center text-sm">
          Ver todas
        </Link>
      </div>
      <ul>
        {essays
          .slice(-SHOWN)
          .toReversed()
          .map(({ id, tema, nota, data }) => (
            <li key={id} className="border-t">
              <Link
                to={paths.student.correctedEssay(id)}
                className="grid min-h-11 grid-cols-[3.75rem_1fr] items-center gap-x-4 gap-y-1 py-3.5 sm:grid-cols-[3.75rem_1fr_auto] text-ink no-underline hover:bg-hl-soft"
              >
                <b className="num font-serif text-[1.5rem] leading-none font-extrabold">
                  {nota}
                  <span className="sr-only"> de {MAX_TOTAL}:</span>
                </b>
                <span className="line-clamp-3 min-w-0 wrap-anywhere">{tema}</span>
                <time dateTime={data} className="num col-start-2 text-xs text-muted sm:col-start-3">
                  {formatDate(new Date(data))}
                </time>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
