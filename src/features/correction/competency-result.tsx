import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { CompetencyDetails } from './competency-details';
import type { CompetencyOutcome } from './competency-results';
import type { ResultView } from './use-result-view';
import { ROMAN_NUMERALS, toLevel } from '@/domain/rubric/competency';
import { LevelMeter } from '@/ui/level-meter';

/** From this level on a phone shows the level alone until it is asked for more. */
const STRONG_LEVEL = 160;

type CompetencyResultProps = {
  result: CompetencyOutcome;
  view: ResultView;
  /** On a phone: strong competencies start folded and long lists of evidence show their beginning. */
  canFold: boolean;
  /** In view whether it is folded or not. */
  beside?: ReactNode;
};

/** One competency: name, level and, unfolded, why this level and what the next one asks. */
export function CompetencyResult({ result, view, canFold, beside }: CompetencyResultProps) {
  const foldId = `competencia-${result.number}`;
  const isUnfolded = view.opened[foldId] ?? result.score < STRONG_LEVEL;
  const detailsId = useId();
  const isOpen = !canFold || isUnfolded;
  const level = toLevel(result.score);
  return (
    <article
      style={{ '--level': `var(--level-${level})` } as CSSProperties}
      className="border-t py-6 @4xl:first:border-t-0 @4xl:first:pt-0"
    >
      <h3>
        {canFold ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => view.onOpenedChange(foldId, !isUnfolded)}
            className="-my-2 block w-full rounded-sm py-2 text-left"
          >
            <Heading result={result} isOpen={isOpen} />
          </button>
        ) : (
          <Heading result={result} />
        )}
      </h3>
      <LevelMeter
        level={level}
        label={`Competência ${result.number}: ${result.score} de ${result.maxScore}`}
        className="mt-4"
      />
      {beside}
      <div id={detailsId} hidden={!isOpen}>
        <CompetencyDetails result={result} view={view} isBrief={canFold} />
      </div>
    </article>
  );
}

type HeadingProps = {
  result: CompetencyOutcome;
  /** Only where it folds. */
  isOpen?: boolean;
};

function Heading({ result, isOpen }: HeadingProps) {
  const { number, name, score, maxScore } = result;
  return (
    <span className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto_auto] items-baseline">
      <span
        aria-hidden="true"
        className="col-start-1 row-start-1 font-serif text-md leading-none font-semibold text-muted italic"
      >
        {ROMAN_NUMERALS[number]}
      </span>
      <span className="eyebrow col-start-2 row-start-1 font-sans">
        Competência {number}
        <span className="sr-only">:</span>
      </span>{' '}
      <span className="col-start-2 col-end-5 row-start-2 text-[1.25rem] leading-[1.2]">{name}</span>
      <span className="num col-start-3 row-start-1 font-sans text-sm font-normal text-muted">
        <span className="sr-only">, </span>
        <b className="font-serif text-[1.625rem] leading-none font-extrabold text-(--level)">{score}</b>/
        {maxScore}
      </span>
      {isOpen !== undefined && (
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className={clsx(
            'col-start-4 row-start-1 ml-2 self-center text-muted transition-transform',
            isOpen && 'rotate-180',
          )}
        />
      )}
    </span>
  );
}
