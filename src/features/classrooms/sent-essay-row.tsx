import { relativeDate } from '@/copy/relative-date';
import { useServices } from '@/data/services-context';
import { totalOf } from '@/domain/classrooms/class-figures';
import { countingLevels, type SentEssay } from '@/domain/classrooms/sent-essay';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { formatDateTime } from '@/copy/format-date-time';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { Link } from '@/ui/link';

/** One essay: who, on what, when, and how it did. The whole row leads to it; rows out of view are not laid out. */
export function SentEssayRow({ essay }: { essay: SentEssay }) {
  const { id, studentName, theme, sentAt, isReviewed } = essay;
  const { now } = useServices();
  const levels = countingLevels(essay);
  return (
    <li className="border-b [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]">
      <Link
        to={paths.teacher.classEssay(id)}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 rounded-sm py-3.5 text-ink no-underline hover:bg-hl-soft"
      >
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{studentName}</span>
          <span className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-2">{theme}</span>
          <time dateTime={sentAt} title={formatDateTime(sentAt)} className="mt-1 block text-xs text-muted">
            {relativeDate(sentAt, now())}
          </time>
        </span>
        <span className="grid justify-items-end gap-1.5">
          {levels ? (
            <b className="num font-serif text-[1.5rem] leading-none font-extrabold">
              {totalOf(levels)}
              <span className="sr-only"> de {MAX_TOTAL}</span>
            </b>
          ) : (
            <Badge variant="warn">Pendente</Badge>
          )}
          {isReviewed && <Badge variant="outline">Revisada</Badge>}
        </span>
      </Link>
    </li>
  );
}
