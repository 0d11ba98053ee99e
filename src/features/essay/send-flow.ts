import { isUnanswered } from '@/contracts/app-error';
import type { CreditBackend } from '@/data/ports/credits';
import type { EssayInput, Evaluator, Readable } from '@/data/services';
import type { Correction } from '@/domain/evaluation/correction';
import type {
  Evaluation,
  EvaluationExtras,
  EvaluationInput,
  ThemeCoherence,
} from '@/domain/evaluation/evaluation';
import { createState } from '@/lib/create-state';
import { untilAborted } from '@/lib/until-aborted';
import { v4 as newId } from 'uuid';

/** editing → checking → (asking) → correcting → finishing → editing (R-ESSAY-6, R-ESSAY-7). */
type SendState =
  | { step: 'editing' }
  | { step: 'checking' }
  | { step: 'asking'; justification: string }
  | { step: 'correcting' }
  | { step: 'finishing'; correction: Correction };

export type SendOutcome =
  | { ok: true; correction: Correction }
  | { ok: false; reason: 'failed'; isRefunded: boolean }
  /** The server, which manages the credits, did not respond. */
  | { ok: false; reason: 'no-answer'; error: unknown }
  | {
      ok: false;
      reason: 'already-sending' | 'other-tab' | 'back-to-text' | 'no-credits' | 'package-used-up' | 'aborted';
    };

export type SendPorts = {
  evaluator: Evaluator;
  credits: Pick<CreditBackend, 'use' | 'giveBack'>;
  isPackageUsedUp(): boolean;
  /** Resolves once the correction is stored. Never rejects. */
  keep(correction: Correction): Promise<void>;
  exclusive: Exclusive;
  /** Checked just before using a credit; promotional mode uses no credit. */
  isPromoActive(): boolean;
  toCorrection(evaluation: Evaluation, input: EssayInput & { id: string }): Correction;
  onCreditUsed(remaining: number): void;
  /** Called when the correction is stored, so that the text may be removed from the editor. */
  onKept(correction: Correction): void;
};

type SendOptions = {
  /** Whether the correction costs no credit. */
  isFree?: boolean;
  /** Loads the theme's motivating texts if needed. Never rejects. */
  findSupportText?: () => Promise<string | undefined>;
};

export type SendFlow = Readable<SendState> & {
  send(input: EssayInput, options?: SendOptions): Promise<SendOutcome>;
  /** Answers the theme check's dialog: true is "Corrigir assim mesmo". */
  answer(proceed: boolean): void;
  /** Called when the loading dialog has shown 100 %. */
  finish(): void;
  /** Ends without a result; a credit already used is refunded. */
  abort(): void;
};

const EDITING: SendState = { step: 'editing' };

type OpenIds = Map<string, string>;
const openIds = new WeakMap<SendPorts['credits'], OpenIds>();

/**
 * Ids of texts that are not corrected yet. They outlive the editor, because a user may come back and send the same
 * text.
 */
function openIdsOf(credits: SendPorts['credits']): OpenIds {
  const ids = openIds.get(credits) ?? new Map<string, string>();
  openIds.set(credits, ids);
  return ids;
}

export function createSendFlow(ports: SendPorts): SendFlow {
  const { get, set: move, subscribe } = createState<SendState>(EDITING);
  let controller = new AbortController();
  const ids = openIdsOf(ports.credits);
  let resolveAnswer: ((proceed: boolean) => void) | null = null;

  async function askWhetherToProceed(justification: string): Promise<boolean> {
    const answered = new Promise<boolean>((resolve) => (resolveAnswer = resolve));
    move({ step: 'asking', justification });
    return answered;
  }

  /** A failed check does not block the essay, as the evaluation checks the theme too. */
  async function checkTheme(input: EvaluationInput, signal: AbortSignal): Promise<ThemeCoherence | null> {
    try {
      return await untilAborted(signal, () => ports.evaluator.checkTheme(input, signal));
    } catch {
      return null;
    }
  }

  /** Returns whether the refund succeeded. A failed refund is retried before the next credit is used. */
  const giveBack = (id: string) =>
    ports.credits.giveBack(id).then(
      () => true,
      () => false,
    );

  /**
   * Id for the next correction. The same text gets the same id until it is corrected, so that the payment or the
   * late result of an earlier attempt is not duplicated.
   */
  function idOf(text: string): string {
    const id = ids.get(text) ?? newId();
    ids.set(text, id);
    return id;
  }

  async function run(
    given: EssayInput,
    { isFree = false, findSupportText }: SendOptions,
    signal: AbortSignal,
  ): Promise<SendOutcome> {
    const input = findSupportText ? { ...given, supportText: await findSupportText() } : given;
    const coherence = await checkTheme(input, signal);
    if (signal.aborted) return { ok: false, reason: 'aborted' };
    if (coherence && !coherence.coherent) {
      const isProceeding = await askWhetherToProceed(coherence.justification);
      if (signal.aborted) return { ok: false, reason: 'aborted' };
      if (!isProceeding) return { ok: false, reason: 'back-to-text' };
    }
    const text = JSON.stringify([input.theme, input.essay]);
    const id = input.id ?? idOf(text);
    let isPaid = false;
    if (!isFree && !ports.isPromoActive()) {
      const credit = await ports.credits.use(id);
      if (credit !== 'by-server') {
        if (!credit.ok) {
          return { ok: false, reason: ports.isPackageUsedUp() ? 'package-used-up' : 'no-credits' };
        }
        isPaid = true;
        ports.onCreditUsed(credit.remaining);
      }
    }
    move({ step: 'correcting' });
    try {
      const evaluation = await untilAborted(signal, () => ports.evaluator.evaluate({ ...input, id }, signal));
      // The result repeats the theme check's finding (R-ESSAY-6); the payment is reported only once.
      const { payment, ...extras } = evaluation.grifo ?? LABEL_LESS;
      const grifo = {
        ...extras,
        ...(coherence && { coherence }),
        ...(input.mock && { mock: input.mock }),
        ...(input.fromPhoto && { fromPhoto: true }),
      };
      const correction = ports.toCorrection({ ...evaluation, grifo }, { ...input, id });
      if (payment?.by === 'credito' && extras.producer === 'model') ports.onCreditUsed(payment.creditsLeft);
      await ports.keep(correction);
      ids.delete(text);
      ports.onKept(correction);
      return { ok: true, correction };
    } catch {
      const isRefunded = isPaid && (await giveBack(id));
      return signal.aborted ? { ok: false, reason: 'aborted' } : { ok: false, reason: 'failed', isRefunded };
    }
  }

  return {
    get,
    subscribe,
    async send(input, options = {}) {
      if (get().step !== 'editing') return { ok: false, reason: 'already-sending' };
      controller = new AbortController();
      const { signal } = controller;
      move({ step: 'checking' });
      let outcome: SendOutcome = { ok: false, reason: 'failed', isRefunded: false };
      try {
        const attempt = await ports.exclusive(() => run(input, options, signal));
        outcome = attempt.ran ? attempt.value : { ok: false, reason: 'other-tab' };
      } catch (error) {
        // Using the credit or getting the lock failed before the evaluation; the text stays in the editor.
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

/** Used for an evaluation that does not describe its producer. */
const LABEL_LESS: EvaluationExtras = { producer: 'model', version: '', evidence: {} };

type Exclusive = <T>(run: () => Promise<T>) => Promise<{ ran: true; value: T } | { ran: false }>;

/**
 * Runs a function in at most one tab at a time; returns `ran: false` if another tab is running one. Browsers
 * without the lock manager (plain http on an old phone) run the function without a lock.
 */
export function exclusiveAcrossTabs(name: string, locks: LockManager | undefined): Exclusive {
  return async (run) => {
    if (!locks) return { ran: true, value: await run() };
    return locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { ran: true as const, value: await run() } : { ran: false as const },
    );
  };
}
