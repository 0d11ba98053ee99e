import { memo } from 'react';
import { LevelBars } from './level-bars';
import { relativeDate } from '@/copy/relative-date';
import type { CorrectionSummary } from '@/domain/evaluation/correction';
import { historyBadge } from '@/domain/progress/score-badge';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { formatDateTime } from '@/copy/format-date-time';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';

type HistoryRowProps = {
  correction: CorrectionSummary;
  /** The server does not have it yet. */
  isWaiting: boolean;
  now: Date;
  onOpen: (id: string) => void;
};

/** One corrected essay: score, theme, when, and its five levels. Rows out of view are not laid out. */
export const HistoryRow = memo(function HistoryRow({ correction, isWaiting, now, onOpen }: HistoryRowProps) {
  const { id, theme, finalScore, submittedAt, competencies } = correction;
  return (
    <li className="@container border-b py-5 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 md:grid-cols-[6rem_minmax(0,1fr)_auto_auto] md:gap-x-6 md:gap-y-1">
        <h3 className="col-span-3 text-[1.1875rem] leading-[1.3] wrap-anywhere md:col-span-1 md:col-start-2 md:row-start-1">
          {theme}
        </h3>
        <Badge
          variant={historyBadge(finalScore)}
          className="justify-self-start px-2.5 text-sm md:col-start-1 md:row-span-2 md:row-start-1"
        >
          {finalScore}/{MAX_TOTAL}
        </Badge>
        <p className="num col-span-2 text-sm @max-[16rem]:col-span-3 text-muted md:col-span-1 md:col-start-2 md:row-start-2">
          <time dateTime={submittedAt} title={formatDateTime(submittedAt)}>
            {relativeDate(submittedAt, now)}
          </time>{' '}
          · {finalScore} pontos
          {isWaiting && (
            <Badge variant="outline" className="ml-2">
              Aguardando envio
            </Badge>
          )}
        </p>
        <LevelBars
          competencies={competencies}
          className="col-span-2 mt-1 @max-[16rem]:col-span-3 md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1 md:mt-0"
        />
        <Button
          variant="outline"
          size="small"
          onClick={() => onOpen(id)}
          aria-label={`Ver Detalhes: ${theme}`}
          className="mt-1 @max-[16rem]:col-span-3 @max-[16rem]:justify-self-start md:col-start-4 md:row-span-2 md:row-start-1 md:mt-0"
        >
          Ver Detalhes
        </Button>
      </div>
    </li>
  );
});
