import { clsx } from 'clsx';
import { CornerDownRight } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/copy/dates';
import { describeGain } from '@/copy/step-gain';
import { type FormerStep, partsOfStep, slipsOf, stepsOf } from '@/domain/evaluation/correction';
import type { Finding } from '@/domain/evaluation/evaluation';
import { useServices } from '@/data/services-context';
import { ROMAN_NUMERALS } from '@/domain/rubric/competency';
import type { Span } from '@/domain/text/span';
import { createSpanFinder } from '@/domain/versions/former-marks';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import type { DraftKeeper } from '../draft-keeper';
import { stopRewriting, tick } from '../draft-moves';
import { useShownDraft } from '../use-shown-draft';
import type { FormerVersion } from './use-rewriting';

type RewriteStepsProps = {
  keeper: DraftKeeper;
  former: FormerVersion;
  /** Shows a passage of the sheet. */
  onShow(place: Span): void;
  isDisabled: boolean;
  className?: string | undefined;
};

/** The former correction's steps, to be ticked while rewriting; each links to its passage. */
export function RewriteSteps({
  keeper,
  former: { correction: former, isFree },
  onShow,
  isDisabled,
  className,
}: RewriteStepsProps): ReactNode {
  const id = useId();
  const { needsCredit } = useServices().capabilities;
  const { draft } = useShownDraft(keeper).shown;
  const find = useMemo(() => createSpanFinder(former.originalText), [former]);
  const present = find(useDeferredValue(draft.essay));
  const steps = stepsOf(former);
  const { totalWithSteps, zeroReason } = former.aiAnalysis.grifo ?? {};
  const marks = former.aiAnalysis.erros_detectados;
  const ticked = draft.rewriting?.ticked ?? [];
  return (
    <section aria-labelledby={id} className={clsx('rounded-lg border bg-paper p-5', className)}>
      <h2 id={id} className="text-[1.375rem] leading-tight">
        Nova versão
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        A anterior, de {formatDate(new Date(former.submittedAt))}, teve nota{' '}
        <b className="num text-ink">{former.finalScore}</b>
        {zeroReason && ' por regra oficial'}.{' '}
        {isFree && needsCredit && 'Reescrever em até sete dias não gasta crédito. '}
        <Link to={paths.student.correctedEssay(former.id)}>Rever a correção</Link>
      </p>
      {steps.length > 0 && (
        <>
          <h3 className="mt-4 font-sans text-sm font-semibold">
            {steps.length === 1 ? 'Próximo passo' : 'Próximos passos'}
          </h3>
          <ol className="mt-1.5">
            {steps.map((step, at) => (
              <Step
                key={step.text}
                step={step}
                place={step.place && (present([step.place])[0] ?? null)}
                isTicked={ticked.includes(at)}
                isDisabled={isDisabled}
                changed={step.kind === SLIPS ? changedOf(slipsOf(former, 1), present) : null}
                onTick={() => keeper.change((now) => tick(now, at))}
                onShow={onShow}
              />
            ))}
          </ol>
          {totalWithSteps !== undefined && (
            <p className="text-sm text-ink-2">
              {steps.length === 1 ? 'Com ele' : 'Com todos'}, esta redação ficaria perto de{' '}
              <b className="num text-ink">{totalWithSteps}</b>.
            </p>
          )}
        </>
      )}
      {marks.length > 0 && <p className="mt-3 text-xs text-muted">{countStanding(present(marks).length)}</p>}
      <Button
        variant="ghost"
        size="small"
        className="mt-1 -ml-3 text-ink-2"
        disabled={isDisabled}
        onClick={() => keeper.change(stopRewriting)}
      >
        Tratar como redação nova
      </Button>
    </section>
  );
}

/** Describes the dotted underlines in words: how many of the former correction's marks still apply. */
function countStanding(marks: number): string {
  if (marks === 0) return 'Nenhuma frase que a correção anterior marcou continua igual.';
  if (marks === 1) return '1 marcação da correção anterior continua, pontilhada no texto até a frase mudar.';
  return `${marks} marcações da correção anterior continuam, pontilhadas no texto até a frase mudar.`;
}

/** Id of the step for all spelling and grammar errors of the text. */
const SLIPS = 'desvios';

type Changed = { of: number; amount: number };

/** Counts the marks whose sentences have changed since the former correction. */
function changedOf(marks: readonly Finding[], present: (marks: readonly Finding[]) => unknown[]): Changed {
  return { of: marks.length, amount: marks.length - present(marks).length };
}

type StepProps = {
  step: FormerStep;
  /**
   * Position of the step's sentence in the current text; null once that sentence was changed, undefined if the step
   * concerns the whole text.
   */
  place: Span | null | undefined;
  /**
   * For a step about several passages, the number of passages that have changed; null for a step about a single
   * passage.
   */
  changed: Changed | null;
  isTicked: boolean;
  isDisabled: boolean;
  onTick(): void;
  onShow(place: Span): void;
};

function Step({ step, place, changed, isTicked, isDisabled, onTick, onShow }: StepProps) {
  const { todo, why } = partsOfStep(step);
  return (
    <li className="border-t py-3 first:border-t-0 first:pt-1">
      <label className="grid grid-cols-[1.5rem_1fr] gap-x-2.5 max-lg:text-sm">
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isDisabled}
          onChange={onTick}
          className="mt-0.5 size-5 accent-ink"
        />
        <span className={isTicked ? 'text-muted line-through' : undefined}>
          {step.competency && (
            <>
              <span className="sr-only">Competência {step.competency}: </span>
              <span aria-hidden="true" className="mr-1.5 font-serif font-semibold text-muted italic">
                {ROMAN_NUMERALS[step.competency]}
              </span>
            </>
          )}
          {todo}
        </span>
      </label>
      <div className="ml-8.5">
        {step.gain && (
          <p className="num mt-1 text-sm font-semibold text-success">{describeGain(step.gain)}</p>
        )}
        {why && (
          <p className="mt-1 text-sm text-ink-2 max-lg:sr-only">
            {why.charAt(0).toUpperCase() + why.slice(1)}
          </p>
        )}
        {place && (
          <button
            type="button"
            onClick={() => onShow(place)}
            className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-link underline underline-offset-[0.18em] sm:min-h-8"
          >
            <CornerDownRight size={16} strokeWidth={1.75} aria-hidden="true" />
            Ir ao trecho
          </button>
        )}
        {changed && changed.amount > 0 && changed.of > 1 ? (
          <p className="num mt-1 text-sm text-ink-2">
            Você já mexeu em {changed.amount} das {changed.of} marcações.
          </p>
        ) : (
          place === null && <p className="mt-1 text-sm text-muted">Este trecho já mudou.</p>
        )}
      </div>
    </li>
  );
}
