import { useState } from 'react';
import { DialogFooter } from './dialog-footer';
import { EssayPanel } from './essay-panel';
import { FeedbackPanel } from './feedback-panel';
import { ResultPanel } from './result-panel';
import { StepStart } from './step-start';
import { useArrowKeys } from './use-arrow-keys';
import { useResultView } from './use-result-view';
import { useReview } from './use-review';
import { useStepHistory } from './use-step-history';
import { useSwipe } from './use-swipe';
import { viewCopy } from './view-copy';
import { useServices } from '@/data/services-context';
import type { Correction } from '@/domain/evaluation/correction';
import { FullDialog } from '@/ui/full-dialog';
import { Stepper } from '@/ui/stepper';

const STEPS = ['Resultado', 'Redação', 'Feedback'] as const;
const ESSAY_STEP = 1;
const LAST_STEP = STEPS.length - 1;

type CorrectionDialogProps = {
  correction: Correction;
  onClose: () => void;
  /** Called once the copy for viewing is stored. */
  onViewEssay: () => void;
  onGoHome: () => void;
  hideSystemEvaluation?: boolean;
};

/**
 * The correction in three steps (spec §2 "Correction result dialog"). Mount it anew for every opening, which thereby
 * starts at step 1 without rating or comment.
 */
export function CorrectionDialog({
  correction,
  onClose,
  onViewEssay,
  onGoHome,
  hideSystemEvaluation = false,
}: CorrectionDialogProps) {
  const services = useServices();
  const { step, passage, goTo, leave } = useStepHistory();
  const review = useReview(correction);
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

  function handleClose() {
    leave();
    onClose();
  }

  function handleViewEssay() {
    services.corrections.view.set(viewCopy(correction, services.now()));
    onViewEssay();
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
          onGoHome={onGoHome}
          onClose={handleClose}
        />
      }
    >
      <div {...swipe} className="touch-pan-y touch-pinch-zoom">
        <StepStart key={step} number={step + 1} of={STEPS.length} name={STEPS[step] ?? ''} />
        {step === 0 && <ResultPanel correction={correction} view={view} hideSummary={hideSystemEvaluation} />}
        {step === ESSAY_STEP && <EssayPanel correction={correction} passage={passage} review={review} />}
        {step === LAST_STEP && (
          <FeedbackPanel
            stars={stars}
            comment={comment}
            onStarsChange={setStars}
            onCommentChange={setComment}
            onSend={() => services.corrections.rate(correction.id, { stars, comment })}
            onSent={handleClose}
          />
        )}
      </div>
    </FullDialog>
  );
}
