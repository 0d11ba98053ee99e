import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SendFlow } from './send-flow';
import { useStore } from '@/data/services-context';
import type { Correction } from '@/domain/evaluation/correction';
import { lazyDialog } from '@/lib/lazy-dialog';

const CoherenceDialog = lazyDialog(() =>
  import('./question-dialogs').then((module) => module.CoherenceDialog),
);
const LoadingDialog = lazyDialog(() => import('./loading-dialog').then((module) => module.LoadingDialog));

type SendingDialogsProps = {
  flow: SendFlow;
  /** False in tests, to avoid delays. */
  isPaced: boolean;
  /** Whether a correction may cost a credit. */
  hasCredits?: boolean;
  /** Called when correcting starts, so that the code for showing the correction is loaded meanwhile. */
  onCorrecting(): void;
  /** Shows the correction; if that is a separate page, resolves once it is rendered. */
  onCorrected(correction: Correction): void | Promise<void>;
};

/** Dialogs shown while an essay is sent: the question about its theme, then Professor Grifo at work. */
export function SendingDialogs({
  flow,
  isPaced,
  hasCredits,
  onCorrecting,
  onCorrected,
}: SendingDialogsProps) {
  const sending = useStore(flow);
  const tellCorrecting = useEffectEvent(onCorrecting);
  useEffect(() => {
    if (sending.step === 'correcting') tellCorrecting();
  }, [sending.step]);

  async function handleComplete() {
    if (sending.step !== 'finishing') return;
    // The correction is shown before the dialog closes, as the bare page would otherwise be visible in between.
    await flushSync(() => onCorrected(sending.correction));
    flow.finish();
  }

  return (
    <>
      <CoherenceDialog
        open={sending.step === 'asking'}
        justification={sending.step === 'asking' ? sending.justification : null}
        hasCredits={hasCredits}
        onAnswer={flow.answer}
      />
      <LoadingDialog
        open={sending.step === 'correcting' || sending.step === 'finishing'}
        isReady={sending.step === 'finishing'}
        isPaced={isPaced}
        onComplete={() => void handleComplete()}
      />
    </>
  );
}
