import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { CompetencyOutcome } from './correction-results';
import { EvidenceList } from './evidence-list';
import type { ResultView } from './use-result-view';
import { ROMAN_NUMERALS, toLevel } from '@/domain/rubric/competency';
import { DESCRIPTORS, nextLevel } from '@/domain/rubric/descriptors';
import { lazyPart } from '@/lib/lazy-part';
import { LevelMeter } from '@/ui/level-meter';

const LevelAccount = lazyPart(() => import('./level-account').then((module) => module.LevelAccount));
const LevelDistance = lazyPart(() => import('./level-account').then((module) => module.LevelDistance));
const WithoutSlips = lazyPart(() => import('./level-account').then((module) => module.WithoutSlips));

/** On a phone, competencies from this level on start folded. */
const STRONG_LEVEL = 160;

type CompetencyResultProps = {
  result: CompetencyOutcome;
  view: ResultView;
  /** On a phone: strong competencies start folded and long lists of evidence show their beginning. */
  canFold: boolean;
  /** Shown whether the competency is folded or not. */
  beside?: ReactNode;
  /** The same below the details, told whether those show. */
  below?: ((isOpen: boolean) => ReactNode) | undefined;
};

/** One competency: name, level and, unfolded, why this level and what the next one asks. */
export function CompetencyResult({ result, view, canFold, beside, below }: CompetencyResultProps) {
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
      {result.isWithoutSlips && <WithoutSlips />}
      <div id={detailsId} hidden={!isOpen}>
        <CompetencyDetails result={result} view={view} isBrief={canFold} />
      </div>
      {below?.(isOpen)}
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

type CompetencyDetailsProps = { result: CompetencyOutcome; view: ResultView; isBrief: boolean };

/** The official descriptor, the feedback, the evidence, and what the next level asks. */
function CompetencyDetails({ result, view, isBrief }: CompetencyDetailsProps) {
  const { number, level, account, feedback, evidence, points } = result;
  const next = level === null ? null : nextLevel(number, level);
  return (
    <div className="grid gap-4 pt-4">
      {level !== null && (
        <div>
          <p className="eyebrow">O que o ENEM diz do nível {level}</p>
          <p className="mt-0.5 max-w-[62ch] text-ink-2">{DESCRIPTORS[number].levels[level]}</p>
        </div>
      )}
      {feedback && <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere">{feedback}</p>}
      {evidence.length > 0 && (
        <EvidenceList number={number} evidence={evidence} view={view} isBrief={isBrief} />
      )}
      {points.length > 0 && (
        <div>
          <p className="eyebrow">Pontos para melhorar</p>
          <ul className="mt-1 grid gap-1.5">
            {points.map((point) => (
              <li
                key={point}
                className="relative max-w-[62ch] pl-4.5 wrap-anywhere before:absolute before:top-[0.62em] before:left-0 before:w-2.5 before:border-t-2 before:border-ink"
              >
                {point}
              </li>
            ))}
          </ul>
        </div>
      )}
      {account && <LevelAccount {...account} />}
      {level !== null && (
        <div className="max-w-[64ch] rounded-md border border-dashed border-border-strong bg-paper px-3.5 py-2.5 text-sm">
          {next === null ? (
            <p>
              <b>Nível máximo.</b> Não há nível acima deste. Nas próximas redações, faça de novo o que deu
              certo aqui.
            </p>
          ) : (
            <>
              <p>
                <b>
                  {account ? `O que o ${next.level} pede:` : `Como o ENEM descreve o nível ${next.level}:`}
                </b>{' '}
                “{next.descriptor}”
              </p>
              {account && <LevelDistance {...account} />}
            </>
          )}
        </div>
      )}
    </div>
  );
}
