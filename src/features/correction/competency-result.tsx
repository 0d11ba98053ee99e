import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type CSSProperties } from 'react';
import { CompetencyDetails } from './competency-details';
import type { CompetencyOutcome } from './competency-results';
import { ROMAN_NUMERALS, toLevel } from '@/domain/rubric/competency';
import { LevelMeter } from '@/ui/level-meter';

/** From this level on a phone shows the level alone until it is asked for more. */
const STRONG_LEVEL = 160;

type CompetencyResultProps = { result: CompetencyOutcome; canFold: boolean };

/** One competency: name, level and, unfolded, why this level and what the next one asks. */
export function CompetencyResult({ result, canFold }: CompetencyResultProps) {
  const [isUnfolded, setIsUnfolded] = useState(result.score < STRONG_LEVEL);
  const detailsId = useId();
  const isOpen = !canFold || isUnfolded;
  const level = toLevel(result.score);
  return (
    <article
      style={{ '--level': `var(--level-${level})` } as CSSProperties}
      className="border-t py-6 first:lg:border-t-0 first:lg:pt-0"
    >
      <h3>
        {canFold ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setIsUnfolded(!isUnfolded)}
            className="-my-2 flex min-h-11 w-full items-center rounded-sm py-2 text-left"
          >
            <Heading result={result} />
            <ChevronDown
              size={20}
              strokeWidth={1.75}
              aria-hidden="true"
              className={clsx('ml-2 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
            />
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
      <div id={detailsId} hidden={!isOpen}>
        <CompetencyDetails result={result} />
      </div>
    </article>
  );
}

function Heading({ result }: { result: CompetencyOutcome }) {
  return (
    <span className="flex grow items-baseline gap-3">
      <span
        aria-hidden="true"
        className="min-w-6 font-serif text-md leading-none font-semibold text-muted italic"
      >
        {ROMAN_NUMERALS[result.number]}
      </span>
      <span className="grow">
        <span className="eyebrow block font-sans">Competência {result.number}</span>
        <span className="block text-[1.25rem] leading-[1.2]">{result.name}</span>
      </span>
      <span className="num font-sans text-sm font-normal text-muted">
        <b className="font-serif text-[1.625rem] leading-none font-extrabold text-(--level)">
          {result.score}
        </b>
        /{result.maxScore}
      </span>
    </span>
  );
}
