import type { Exclusive } from './exclusive';
import { isUnanswered } from '@/contracts/app-error';
import type { CorrectionRepository, Evaluator, PlanRepository, Readable } from '@/data/services';
import type { Correction } from '@/domain/evaluation/correction';
import type { Evaluation, EvaluationInput, ThemeCoherence } from '@/domain/evaluation/evaluation';
import { untilAborted } from '@/lib/until-aborted';
import { createState } from '@/lib/create-state';

/** editing → checking → (asking) → correcting → finishing → editing (spec §4, decisions §6). */
export type SendState =
  | { step: 'editing' }
  | { step: 'checking' }
  | { step: 'asking'; justification: string }
  | { step: 'correcting' }
  | { step: 'finishing'; correction: Correction };

export type SendOutcome =
  | { ok: true; correction: Correction }
  | { ok: false; reason: 'failed'; isRefunded: boolean }
  /** Credits are the server's, which did not answer: why. */
  | { ok: false; reason: 'no-answer'; error: unknown }
  | {
      ok: false;
      reason: 'already-sending' | 'other-tab' | 'back-to-text' | 'no-credits' | 'package-used-up' | 'aborted';
    };

export type SendPorts = {
  evaluator: Evaluator;
  plan: Pick<PlanRepository, 'consumeCredit' | 'refundCredit' | 'isPackageUsedUp'>;
  corrections: Pick<CorrectionRepository, 'save'>;
  exclusive: Exclusive;
  /** Asked just before the credit: in the promotional mode none is used. */
  isPromoActive(): boolean;
  toCorrection(evaluation: Evaluation, input: EvaluationInput): Correction;
  onCreditUsed(remaining: number): void;
  /** The correction is kept; the text may leave the editor. */
  onKept(correction: Correction): void;
};

export type SendFlow = Readable<SendState> & {
  send(input: EvaluationInput): Promise<SendOutcome>;
  /** Answers the dialog of the theme check: true is "Corrigir assim mesmo". */
  answer(proceed: boolean): void;
  /** The loading dialog has shown its 100 %. */
  finish(): void;
  /** Leaves without a result; a credit already used comes back. */
  abort(): void;
};

const EDITING: SendState = { step: 'editing' };

export function createSendFlow(ports: SendPorts): SendFlow {
  const { get, set: move, subscribe } = createState<SendState>(EDITING);
  let controller = new AbortController();
  let resolveAnswer: ((proceed: boolean) => void) | null = null;

  async function askWhetherToProceed(justification: string): Promise<boolean> {
    const answered = new Promise<boolean>((resolve) => (resolveAnswer = resolve));
    move({ step: 'asking', justification });
    return answered;
  }

  /** A check that breaks is no reason to stop: the evaluation judges the theme as well. */
  async function checkTheme(input: EvaluationInput, signal: AbortSignal): Promise<ThemeCoherence | null> {
    try {
      return await untilAborted(signal, () => ports.evaluator.checkTheme(input, signal));
    } catch {
      return null;
    }
  }

  /** One that cannot be given back now is asked for again before the next use. */
  const giveBack = () =>
    ports.plan.refundCredit().then(
      () => true,
      () => false,
    );

  async function run(input: EvaluationInput, signal: AbortSignal): Promise<SendOutcome> {
    const coherence = await checkTheme(input, signal);
    if (signal.aborted) return { ok: false, reason: 'aborted' };
    if (coherence && !coherence.coherent) {
      const isProceeding = await askWhetherToProceed(coherence.justification);
      if (signal.aborted) return { ok: false, reason: 'aborted' };
      if (!isProceeding) return { ok: false, reason: 'back-to-text' };
    }
    const isPaid = !ports.isPromoActive();
    if (isPaid) {
      const credit = await ports.plan.consumeCredit(input);
      if (!credit.ok) {
        return { ok: false, reason: ports.plan.isPackageUsedUp() ? 'package-used-up' : 'no-credits' };
      }
      ports.onCreditUsed(credit.remaining);
    }
    move({ step: 'correcting' });
    try {
      const evaluation = await untilAborted(signal, () => ports.evaluator.evaluate(input, signal));
      const correction = ports.toCorrection(withCoherence(evaluation, coherence), input);
      await ports.corrections.save(correction);
      ports.onKept(correction);
      return { ok: true, correction };
    } catch {
      const isRefunded = isPaid && (await giveBack());
      return signal.aborted ? { ok: false, reason: 'aborted' } : { ok: false, reason: 'failed', isRefunded };
    }
  }

  return {
    get,
    subscribe,
    async send(input) {
      if (get().step !== 'editing') return { ok: false, reason: 'already-sending' };
      controller = new AbortController();
      const { signal } = controller;
      move({ step: 'checking' });
      let outcome: SendOutcome = { ok: false, reason: 'failed', isRefunded: false };
      try {
        const attempt = await ports.exclusive(() => run(input, signal));
        outcome = attempt.ran ? attempt.value : { ok: false, reason: 'other-tab' };
      } catch (error) {
        // The credit or the lock broke before any evaluation: the text stands.
        if (isUnanswered(error)) outcome = { ok: false, reason: 'no-answer', error };
      }
      move(outcome.ok ? { step: 'finishing', correction: outcome.correction } : EDITING);
      return outcome;
    },
    answer: (proceed) => resolveAnswer?.(proceed),
    finish() {
      if (get().step === 'finishing') move(EDITING);
    },
    abort() {
      controller.abort();
      resolveAnswer?.(false);
    },
  };
}

/** The result repeats what the theme check said (decisions §6). */
function withCoherence(evaluation: Evaluation, coherence: ThemeCoherence | null): Evaluation {
  if (!coherence) return evaluation;
  const extras = evaluation.grifo ?? { producer: 'model', version: '', evidence: {} };
  return { ...evaluation, grifo: { ...extras, coherence } };
}
