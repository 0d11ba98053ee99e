import { useState, type ReactNode } from 'react';
import { DialogFooter } from './dialog-footer';
import { EssayPanel } from './essay-panel';
import { FeedbackPanel } from './feedback-panel';
import { SaveAsPdf } from './paper/save-as-pdf';
import { ResultPanel } from './result-panel';
import { StepStart } from './step-start';
import { useArrowKeys } from './use-arrow-keys';
import { useResultView } from './use-result-view';
import { useReview } from './use-review';
import { useStepHistory } from './use-step-history';
import { useSwipe } from './use-swipe';
import { viewCopy } from './view-copy';
import { claimRewards } from '@/data/claim-rewards';
import { useServices, useSessionUser } from '@/data/services-context';
import type { Correction } from '@/domain/evaluation/correction';
import { FullDialog } from '@/ui/full-dialog';
import { Stepper } from '@/ui/stepper';
import { notify, type ToastMessage } from '@/ui/toast';

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
  /** Beside the result: who else may see the essay. */
  sharing?: ReactNode;
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
  sharing,
  hideSystemEvaluation = false,
}: CorrectionDialogProps) {
  const services = useServices();
  const { name } = useSessionUser();
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

  async function handleSend() {
    const outcome = await services.corrections.rate(correction.id, { stars, comment });
    if (outcome === 'waiting') notify(RATING_WAITS);
    if (outcome === 'with-essay') notify(RATING_GOES_ALONG);
    // An opinion may unlock something; the thanks do not wait for it.
    void claimRewards(services);
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
        {step === 0 && (
          <ResultPanel
            correction={correction}
            view={view}
            paper={<SaveAsPdf correction={correction} review={review} studentName={name} />}
            sharing={sharing}
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
