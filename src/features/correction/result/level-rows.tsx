import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import type { CompetencyOutcome } from '../correction-results';
import { ROMAN_NUMERALS, toLevel, type CompetencyNumber } from '@/domain/rubric/competency';
import type { ToldOnce } from '@/domain/evaluation/told-once';
import { LevelLine } from '@/components/level-line';

type LevelRowsProps = {
  results: readonly CompetencyOutcome[];
  /** The competencies that have details. */
  opening: readonly CompetencyOutcome[];
  told: ToldOnce['competencies'];
  /** Opens a level's details. */
  onOpen: (competency: CompetencyNumber) => void;
};

/** The five levels, each with one sentence; pressing a level opens its details, if it has any. */
export function LevelRows({ results, opening, told, onOpen }: LevelRowsProps) {
  return (
    <ul aria-label="Cinco níveis" className="border-b">
      {results.map((result) => {
        const { number, name, score, maxScore } = result;
        const sentence = told[number].sentence;
        const canOpen = opening.includes(result);
        return (
          <li
            key={number}
            style={{ '--level': `var(--level-${toLevel(score)})` } as CSSProperties}
            className={clsx(
              'relative grid grid-cols-[1.5rem_minmax(0,1fr)_5.25rem_2.5rem] items-center gap-x-2 border-t py-2.5',
              canOpen && 'hover:bg-hl-soft',
            )}
          >
            <i aria-hidden="true" className="font-serif font-semibold text-muted">
              {ROMAN_NUMERALS[number]}
            </i>
            {canOpen ? (
              // The button's hit area is the whole row.
              <button
                type="button"
                onClick={() => onOpen(number)}
                className="-my-1 rounded-sm py-1 text-left text-sm font-semibold after:absolute after:inset-0"
              >
                <span className="sr-only">Por dentro da competência {number}:</span> {name}
              </button>
            ) : (
              <b className="text-sm font-semibold">{name}</b>
            )}
            <LevelLine level={toLevel(score)} label={`Competência ${number}: ${score} de ${maxScore}`} />
            <b className="num text-right font-serif text-[1.1875rem] leading-none font-extrabold text-(--level)">
              {score}
            </b>
            {sentence !== '' && (
              <p className="col-span-3 col-start-2 mt-0.5 text-sm text-ink-2 wrap-anywhere">{sentence}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
