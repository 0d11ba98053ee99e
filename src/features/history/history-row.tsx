import { LevelBars } from './level-bars';
import { relativeDate } from '@/copy/relative-date';
import type { Correction } from '@/domain/evaluation/correction';
import { historyBadge } from '@/domain/progress/score-badge';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { formatDateTime } from '@/lib/format-date-time';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';

type HistoryRowProps = { correction: Correction; now: Date; onOpen: (correction: Correction) => void };

/** One corrected essay: score, theme, when, and its five levels. Rows out of view are not laid out. */
export function HistoryRow({ correction, now, onOpen }: HistoryRowProps) {
  const { theme, finalScore, submittedAt, competencies } = correction;
  return (
    <li className="border-b py-5 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 md:grid-cols-[6rem_minmax(0,1fr)_auto_auto] md:gap-x-6">
        <Badge
          variant={historyBadge(finalScore)}
          className="justify-self-start px-2.5 text-sm max-md:row-start-3"
        >
          {finalScore}/{MAX_TOTAL}
        </Badge>
        <div className="min-w-0 max-md:col-span-2 max-md:row-start-1">
          <h3 className="text-[1.1875rem] leading-[1.3] wrap-anywhere">{theme}</h3>
          <p className="num mt-0.5 text-sm text-muted">
            <time dateTime={submittedAt} title={formatDateTime(submittedAt)}>
              {relativeDate(submittedAt, now)}
            </time>{' '}
            · {finalScore} pontos
          </p>
        </div>
        <LevelBars competencies={competencies} className="max-md:col-span-2 max-md:row-start-2" />
        <Button
          variant="outline"
          size="small"
          onClick={() => onOpen(correction)}
          aria-label={`Ver Detalhes: ${theme}`}
          className="max-md:row-start-3 max-md:justify-self-end"
        >
          Ver Detalhes
        </Button>
      </div>
    </li>
  );
}
