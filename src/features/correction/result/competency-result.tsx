import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { CompetencyOutcome } from '../correction-results';
import { FOLD_ROW, FoldButton } from './fold-button';
import { foldOf, type ResultView } from './use-result-view';
import type { ToldCompetency } from '@/domain/evaluation/told-once';
import { ROMAN_NUMERALS, toLevel } from '@/domain/rubric/competency';
import { lazyPart } from '@/lib/lazy-part';

const CompetencyDetails = lazyPart(() =>
  import('./competency-details').then((module) => module.CompetencyDetails),
);
const WithoutSlips = lazyPart(() => import('./competency-details').then((module) => module.WithoutSlips));

type CompetencyResultProps = {
  result: CompetencyOutcome;
  told: ToldCompetency;
  /** Whether the level has details; if not, its name is a plain heading. */
  canOpen: boolean;
  essay: string;
  view: ResultView;
  /** Shown whether the competency is folded or unfolded. */
  beside?: ReactNode;
  /**
   * Content below the details, also shown when they are folded. The function is called with whether the details are
   * visible.
   */
  below?: ((isOpen: boolean) => ReactNode) | undefined;
};

/** One competency, initially folded: the reasons for its level and the requirements of the next level. */
export function CompetencyResult({
  result,
  told,
  canOpen,
  essay,
  view,
  beside,
  below,
}: CompetencyResultProps) {
  const { number, name, score } = result;
  const foldId = foldOf(number);
  const isOpen = view.opened[foldId] ?? false;
  const detailsId = useId();
  const title = (
    <>
      <i aria-hidden="true" className="font-serif font-semibold text-muted">
        {ROMAN_NUMERALS[number]}
      </i>
      <span className="font-sans font-semibold">
        <span className="sr-only">Competência {number}:</span> {name}
      </span>
    </>
  );
  return (
    <article
      style={{ '--level': `var(--level-${toLevel(score)})` } as CSSProperties}
      className="border-t last-of-type:border-b"
    >
      <h3>
        {canOpen ? (
          <FoldButton fold={foldId} view={view} controls={detailsId}>
            {title}
          </FoldButton>
        ) : (
          <span className={FOLD_ROW}>{title}</span>
        )}
      </h3>
      {(beside || result.isWithoutSlips) && (
        <div className="pb-4 empty:hidden sm:pl-10">
          {beside}
          {result.isWithoutSlips && <WithoutSlips />}
        </div>
      )}
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <CompetencyDetails result={result} told={told} essay={essay} view={view} />}
      </div>
      {below && (
        // Reserves space for content that loads later, so that nothing below moves.
        <div
          className={clsx(
            'flow-root sm:pl-10',
            isOpen ? 'min-h-15 pb-3 pointer-coarse:min-h-17' : 'empty:hidden',
          )}
        >
          {below(isOpen)}
        </div>
      )}
    </article>
  );
}
