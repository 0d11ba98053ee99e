import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStepHistory } from './correction-history';
import { EssayPanel } from './marks/essay-panel';
import { FeedbackPanel } from './result/feedback-panel';
import { useArrowKeys, useSwipe } from './paging-input';
import { SaveAsPdf } from './paper/save-as-pdf';
import { RepertoireLink } from './result/repertoire-link';
import { ResultPanel } from './result/result-panel';
import { useResultView } from './result/use-result-view';
import { RewriteButton, VersionNote } from './result/version-note';
import { useReview } from './marks/use-review';
import { useServices, useSessionUser } from '@/data/services-context';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import { useRateCorrection } from '@/queries/essay-queries';
import { Button } from '@/ui/button';
import { FullDialog } from '@/ui/full-dialog';
import { Stepper } from '@/ui/stepper';
import { notify } from '@/ui/toast';
import type { ToastMessage } from '@/ui/toast-view';

const RATING_WAITS: ToastMessage = {
  title: 'Aguardando envio',
  description: 'Sua avaliação está guardada neste aparelho e vai sozinha quando o servidor puder recebê-la.',
};
const RATING_GOES_ALONG: ToastMessage = {
  title: 'Aguardando envio',
  description: 'Sua avaliação está guardada neste aparelho e vai sozinha, junto com a redação.',
};
const STEPS = ['Resultado', 'Redação', 'Feedback'] as const;
const ESSAY_STEP = 1;
const LAST_STEP = STEPS.length - 1;

type CorrectionDialogProps = {
  correction: Correction;
  onClose: () => void;
  /** Called once the copy for viewing is stored. */
  onViewEssay: () => void;
  onGoHome: () => void;
  /** Puts the essay back in the editor below. */
  onRewrite?: () => void;
  /** Rendered beside the result; shows who else may see the essay. */
  sharing?: ReactNode;
  hideSystemEvaluation?: boolean;
};

/**
 * The correction in three steps (R-RESULT-1). Remount it for every opening, so that it starts at step 1 without
 * rating or comment.
 */
export function CorrectionDialog({
  correction,
  onClose,
  onViewEssay,
  onGoHome,
  onRewrite,
  sharing,
  hideSystemEvaluation = false,
}: CorrectionDialogProps) {
  const services = useServices();
  const { name } = useSessionUser();
  const { step, passage, goTo, leave } = useStepHistory();
  const review = useReview(correction);
  const rate = useRateCorrection();
  const { forgetQuote, ...view } = useResultView((shown) => goTo(ESSAY_STEP, shown));
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');

  const handlePrevious = () => goTo(Math.max(0, step - 1));
  function handleNext() {
    if (step === 0) forgetQuote();
    goTo(Math.min(LAST_STEP, step + 1));
  }
  useArrowKeys({ onLeft: handlePrevious, onRight: handleNext });
  const swipe = useSwipe({ onLeft: handleNext, onRight: handlePrevious });

  const handleClose = () => leave(onClose);

  function handleViewEssay() {
    services.viewedCorrection.set(viewCopy(correction, services.now()));
    leave(onViewEssay);
  }

  async function handleSend() {
    const outcome = await rate(correction, { stars, comment });
    if (outcome === 'waiting') notify(RATING_WAITS);
    if (outcome === 'with-essay') notify(RATING_GOES_ALONG);
  }

  return (
    <FullDialog
      open
      onOpenChange={(open) => !open && handleClose()}
      label="Correção da redação"
      dismissible={step === LAST_STEP}
      header={<Stepper steps={STEPS} current={step} />}
      footer={
        <DialogFooter
          isFirst={step === 0}
          isLast={step === LAST_STEP}
          onPrevious={handlePrevious}
          onNext={handleNext}
          onViewEssay={handleViewEssay}
          onGoHome={() => leave(onGoHome)}
          onClose={handleClose}
        />
      }
      className="flex flex-col"
    >
      {/* Also the empty rest of a short step can be swiped. */}
      <div {...swipe} className="-mx-4 -mb-12 grow touch-pan-y touch-pinch-zoom px-4 pb-12 lg:-mx-8 lg:px-8">
        <StepStart key={step} number={step + 1} of={STEPS.length} name={STEPS[step] ?? ''} />
        {step === 0 && (
          <ResultPanel
            correction={correction}
            view={view}
            isOwn
            paper={<SaveAsPdf correction={correction} review={review} studentName={name} />}
            version={<VersionNote correction={correction} />}
            rewrite={
              <RewriteButton correction={correction} onRewrite={onRewrite && (() => leave(onRewrite))} />
            }
            sharing={sharing}
            repertoire={<RepertoireLink correction={correction} />}
            hideSummary={hideSystemEvaluation}
          />
        )}
        {step === ESSAY_STEP && <EssayPanel correction={correction} passage={passage} review={review} />}
        {step === LAST_STEP && (
          <FeedbackPanel
            stars={stars}
            comment={comment}
            onStarsChange={setStars}
            onCommentChange={setComment}
            onSend={handleSend}
            onSent={handleClose}
          />
        )}
      </div>
    </FullDialog>
  );
}

type DialogFooterProps = {
  isFirst: boolean;
  isLast: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onViewEssay: () => void;
  onGoHome: () => void;
  onClose: () => void;
};

/**
 * The buttons for the previous and the next step stay in place on every step. The step's own buttons are between
 * them, or above on phones.
 */
function DialogFooter({
  isFirst,
  isLast,
  onPrevious,
  onNext,
  onViewEssay,
  onGoHome,
  onClose,
}: DialogFooterProps) {
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <Button variant="ghost" onClick={onPrevious} disabled={isFirst} className="-ml-3 sm:-ml-4.5">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Anterior
      </Button>
      {isFirst && (
        <div className="flex grow items-center justify-between gap-1 max-sm:order-first max-sm:basis-full">
          <Button variant="ghost" onClick={onGoHome} className={`${COMPACT} max-sm:-ml-3 max-sm:px-3`}>
            Voltar para Início
          </Button>
          <Button variant="outline" onClick={onViewEssay} className={`${COMPACT} max-sm:px-2.5`}>
            Ver Redação Corrigida
          </Button>
        </div>
      )}
      {isLast && (
        <Button variant="ghost" onClick={onClose} className="ml-auto">
          Fechar
        </Button>
      )}
      <Button onClick={onNext} disabled={isLast}>
        Próximo
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </div>
  );
}

/** Both labels fit on one line from 350 px up. */
const COMPACT = 'max-sm:text-sm min-[350px]:whitespace-nowrap';

type StepStartProps = { number: number; of: number; name: string };

/**
 * The beginning of a step. Takes focus and scroll position when the step appears, so that keys scroll the step and a
 * screen reader announces it. Needs a `key` per step.
 */
function StepStart({ number, of, name }: StepStartProps) {
  const start = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    start.current?.focus({ preventScroll: true });
    start.current?.closest('[role="dialog"]')?.scrollTo?.(0, 0);
  }, []);

  return (
    <p ref={start} tabIndex={-1} className="sr-only">
      Etapa {number} de {of}: {name}
    </p>
  );
}

/** The correction as "Ver Redação Corrigida" stores it: the same content under a new timestamp id (R-RESULT-8). */
export function viewCopy(correction: Correction, now: Date): Correction {
  const id = String(now.getTime());
  const { grifo } = correction.aiAnalysis;
  return {
    ...correction,
    id: id === correction.id ? `${id}-2` : id,
    aiAnalysis: {
      ...correction.aiAnalysis,
      ...(grifo && { grifo: { ...grifo, storedId: storedIdOf(correction) } }),
    },
  };
}
