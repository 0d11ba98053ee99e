import type { ReactNode } from 'react';
import { ShowInText } from './show-in-text';
import { StepGain, TotalWithSteps } from './step-gain';
import type { ResultView } from './use-result-view';
import { TOUCH_TITLE } from '@/copy/step-gain';
import { isAboutRepertoire } from '@/domain/evaluation/repertoire-advice';
import type { ShownStep } from '@/domain/evaluation/told-once';

type StepCardsProps = {
  steps: readonly ShownStep[];
  /** Whether the only step is a finishing touch, because the essay is already at the top level. */
  isTouch: boolean;
  total: number | undefined;
  essay: string;
  view: ResultView;
  /** Link to the repertoire, shown with a step that asks for some. */
  repertoire?: ReactNode;
};

const TITLES: Record<number, string> = { 1: 'Próximo passo', 2: 'Dois próximos passos' };

/** Next steps, each with its text, reason, gain and a link to its passage in the essay. */
export function StepCards({ steps, isTouch, total, essay, view, repertoire }: StepCardsProps) {
  if (steps.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">
        <span className="hl">{isTouch ? TOUCH_TITLE : (TITLES[steps.length] ?? 'Três próximos passos')}</span>
      </h2>
      <ol className="@container mt-3 grid gap-3">
        {steps.map((step, at) => (
          <Step key={step.todo} step={step} ordinal={at + 1} essay={essay} view={view}>
            {isAboutRepertoire(step) && repertoire}
          </Step>
        ))}
      </ol>
      {total !== undefined && <TotalWithSteps steps={steps.length} total={total} />}
    </section>
  );
}

type StepProps = Pick<StepCardsProps, 'essay' | 'view'> & {
  step: ShownStep;
  ordinal: number;
  children: ReactNode;
};

function Step({ step: { todo, why, quote, place, gain }, ordinal, essay, view, children }: StepProps) {
  const isPlaced = place !== undefined && place.end > place.start && place.end <= essay.length;
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] rounded-lg border bg-paper px-4 pt-3.5 pb-2.5 sm:px-5">
      <span
        aria-hidden="true"
        className="num font-serif text-[1.75rem] leading-none font-extrabold text-muted"
      >
        {ordinal}
      </span>
      <div className="grid min-w-0 gap-1.5 wrap-anywhere">
        <div className="grid gap-x-5 gap-y-1 @2xl:grid-cols-[minmax(0,1fr)_auto]">
          <h3 className="font-sans text-[1.0625rem] leading-snug font-semibold text-pretty">{todo}</h3>
          {gain && <StepGain gain={gain} />}
        </div>
        {quote !== undefined && (
          <q className="block border-l-2 border-border-strong pl-3 font-serif text-[1.0625rem] leading-snug italic [quotes:'“'_'”']">
            {quote}
          </q>
        )}
        {why !== undefined && <p className="text-sm text-ink-2">{why}</p>}
        {isPlaced && (
          <ShowInText
            id={`passo-${ordinal}`}
            place={place}
            of={`${ordinal}º passo`}
            onShow={view.onShowPassage}
          />
        )}
        {children}
      </div>
    </li>
  );
}
