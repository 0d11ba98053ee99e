import { describe, expect, it, vi } from 'vitest';
import { buildEvaluation } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { AppError } from '@/contracts/app-error';
import type { Evaluation, EvaluationInput } from '@/domain/evaluation/evaluation';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { createSendFlow, exclusiveAcrossTabs, type SendPorts } from '@/features/essay/send-flow';
import type { Evaluator } from '@/data/services';

const INPUT: EvaluationInput = { theme: 'Desperdício', essay: 'O desperdício de alimentos persiste.' };

/** A flow with one credit, a coherent theme and an evaluator that responds. */
function buildFlow(overrides: { [Key in keyof SendPorts]?: Partial<SendPorts[Key]> | SendPorts[Key] } = {}) {
  const steps: string[] = [];
  let credits = 1;
  const backend = {
    use: vi.fn(async () => {
      steps.push('credit');
      if (credits === 0) return { ok: false as const };
      credits -= 1;
      return { ok: true as const, remaining: credits };
    }),
    giveBack: vi.fn(async () => void (credits += 1)),
  };
  const evaluator = {
    checkTheme: vi.fn(async () => {
      steps.push('theme');
      return { coherent: true, justification: 'Aborda o tema.' };
    }),
    evaluate: vi.fn(async () => {
      steps.push('evaluate');
      return buildEvaluation();
    }),
  };
  const ports = {
    keep: vi.fn(async () => void steps.push('keep')),
    exclusive: async (run) => ({ ran: true as const, value: await run() }),
    isPromoActive: () => false,
    isPackageUsedUp: () => false,
    toCorrection: (evaluation, input) =>
      toCorrection(evaluation, { ...input, submittedAt: '2025-10-22T18:00:00.000Z' }),
    onCreditUsed: vi.fn(),
    onKept: vi.fn(() => void steps.push('kept')),
    ...overrides,
    credits: { ...backend, ...overrides.credits },
    evaluator: { ...evaluator, ...overrides.evaluator },
  } as SendPorts;
  const flow = createSendFlow(ports);
  return { flow, ports, steps, credits: () => credits };
}

const until = (condition: () => boolean) => eventually(() => expect(condition()).toBe(true));

describe('sending an essay', () => {
  it.each(['offline', 'unreachable', 'timed-out'] as const)(
    'without an answer (%s) no credit can be used: nothing is corrected, and it is told why',
    async (code) => {
      const error = new AppError(code);
      const { flow, ports } = buildFlow({ credits: { use: () => Promise.reject(error) } });
      expect(await flow.send(INPUT)).toEqual({ ok: false, reason: 'no-answer', error });
      expect(ports.evaluator.evaluate).not.toHaveBeenCalled();
      expect(flow.get().step).toBe('editing');
    },
  );

  it('checks the theme, uses a credit just before the evaluation, keeps the correction, then clears the text', async () => {
    const { flow, ports, steps, credits } = buildFlow();
    const outcome = await flow.send(INPUT);
    expect(outcome).toMatchObject({ ok: true, correction: { theme: 'Desperdício' } });
    expect(steps).toEqual(['theme', 'credit', 'evaluate', 'keep', 'kept']);
    expect(credits()).toBe(0);
    expect(ports.credits.use).toHaveBeenCalledExactlyOnceWith(outcome.ok && outcome.correction.id);
    expect(ports.onCreditUsed).toHaveBeenCalledWith(0);
    expect(flow.get().step).toBe('finishing');
    flow.finish();
    expect(flow.get().step).toBe('editing');
  });

  it('holds the text while the motivating texts are fetched, and sends it once, with them', async () => {
    const { flow, ports } = buildFlow();
    let give = (_text: string) => {};
    const findSupportText = () => new Promise<string>((resolve) => (give = resolve));
    const sent = flow.send(INPUT, { findSupportText });
    expect(flow.get().step).toBe('checking');
    expect(await flow.send(INPUT, { findSupportText })).toEqual({ ok: false, reason: 'already-sending' });
    give('Texto I');
    expect(await sent).toMatchObject({ ok: true });
    const withTexts = { ...INPUT, supportText: 'Texto I' };
    expect(ports.evaluator.checkTheme).toHaveBeenCalledExactlyOnceWith(withTexts, expect.anything());
    expect(ports.evaluator.evaluate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining(withTexts),
      expect.anything(),
    );
  });

  it('left while they are fetched, it goes no further', async () => {
    const { flow, ports } = buildFlow();
    let give = (_text: string) => {};
    const sent = flow.send(INPUT, {
      findSupportText: () => new Promise<string>((resolve) => (give = resolve)),
    });
    flow.abort();
    give('Texto I');
    expect(await sent).toEqual({ ok: false, reason: 'aborted' });
    expect(ports.evaluator.evaluate).not.toHaveBeenCalled();
  });

  it('takes no credit for a new version that is free, and tells of whose', async () => {
    const { flow, ports, steps } = buildFlow();
    const outcome = await flow.send({ ...INPUT, versionOf: 'former' }, { isFree: true });
    expect(steps).toEqual(['theme', 'evaluate', 'keep', 'kept']);
    expect(outcome).toMatchObject({ ok: true, correction: { versionOf: 'former' } });
    expect(ports.evaluator.evaluate).toHaveBeenCalledWith(
      expect.objectContaining({ versionOf: 'former' }),
      expect.anything(),
    );
  });

  it('keeps how the time of a mock exam went', async () => {
    const mock = {
      minutes: 90,
      medium: 'typed',
      seconds: 4230,
      words: [{ minute: 70, words: 312 }],
    } as const;
    const { flow } = buildFlow();
    expect(await flow.send({ ...INPUT, mock: { ...mock, words: [...mock.words] } })).toMatchObject({
      correction: { aiAnalysis: { grifo: { mock } } },
    });
  });

  it('pays, corrects and keeps under one id, which a second try of the same text has as well', async () => {
    const evaluate = vi.fn<Evaluator['evaluate']>().mockRejectedValueOnce(new Error('falhou'));
    evaluate.mockResolvedValue(buildEvaluation());
    const { flow, ports } = buildFlow({ evaluator: { evaluate } });
    const send = async () => {
      const outcome = await flow.send(INPUT);
      flow.finish();
      return outcome.ok ? outcome.correction.id : null;
    };
    expect(await send()).toBeNull();
    const id = await send();
    const used = vi.mocked(ports.credits.use).mock.calls.map(([given]) => given);
    expect(used).toEqual([id, id]);
    expect(vi.mocked(ports.credits.giveBack).mock.calls).toEqual([[id]]);
    expect(evaluate.mock.calls.map(([{ id: given }]) => given)).toEqual([id, id]);
  });

  it('a text whose try failed keeps its id while another one is corrected', async () => {
    const evaluate = vi.fn<Evaluator['evaluate']>().mockRejectedValueOnce(new Error('falhou'));
    evaluate.mockResolvedValue(buildEvaluation());
    const { flow } = buildFlow({ evaluator: { evaluate }, isPromoActive: () => true });
    for (const essay of [INPUT.essay, 'Outro texto.', INPUT.essay]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as in the editor
      await flow.send({ ...INPUT, essay });
      flow.finish();
    }
    const [failed, other, again] = evaluate.mock.calls.map(([{ id }]) => id);
    expect(again).toBe(failed);
    expect(other).not.toBe(failed);
  });

  it('the same text sent again after its correction is another one', async () => {
    const { flow } = buildFlow({ isPromoActive: () => true });
    const first = await flow.send(INPUT);
    flow.finish();
    const second = await flow.send(INPUT);
    expect(first.ok && second.ok && first.correction.id !== second.correction.id).toBe(true);
  });

  it('goes through its steps in order', async () => {
    const { flow } = buildFlow({
      evaluator: { checkTheme: async () => ({ coherent: false, justification: 'Fala de outra coisa.' }) },
    });
    const seen: string[] = [];
    flow.subscribe(() => seen.push(flow.get().step));
    const sent = flow.send(INPUT);
    await until(() => flow.get().step === 'asking');
    flow.answer(true);
    await sent;
    flow.finish();
    expect(seen).toEqual(['checking', 'asking', 'correcting', 'finishing', 'editing']);
  });

  it('uses no credit in the promotional mode', async () => {
    const { flow, ports } = buildFlow({ isPromoActive: () => true });
    expect((await flow.send(INPUT)).ok).toBe(true);
    expect(ports.credits.use).not.toHaveBeenCalled();
    expect(ports.onCreditUsed).not.toHaveBeenCalled();
  });

  it('a double click sends once', async () => {
    const { flow, ports } = buildFlow();
    const [first, second] = await Promise.all([flow.send(INPUT), flow.send(INPUT)]);
    expect(first.ok).toBe(true);
    expect(second).toEqual({ ok: false, reason: 'already-sending' });
    expect(ports.evaluator.evaluate).toHaveBeenCalledTimes(1);
  });

  it('does not start while another tab is correcting', async () => {
    const { flow, ports } = buildFlow({ exclusive: async () => ({ ran: false }) });
    expect(await flow.send(INPUT)).toEqual({ ok: false, reason: 'other-tab' });
    expect(ports.evaluator.checkTheme).not.toHaveBeenCalled();
    expect(flow.get().step).toBe('editing');
  });
});

describe('the theme check', () => {
  const offTheme = { coherent: false, justification: 'Fala de outra coisa.' };

  it('asks with the justification before a credit is used; "Voltar ao texto" uses none', async () => {
    const { flow, ports } = buildFlow({ evaluator: { checkTheme: async () => offTheme } });
    const sent = flow.send(INPUT);
    await until(() => flow.get().step === 'asking');
    expect(flow.get()).toEqual({ step: 'asking', justification: 'Fala de outra coisa.' });
    expect(ports.credits.use).not.toHaveBeenCalled();
    flow.answer(false);
    expect(await sent).toEqual({ ok: false, reason: 'back-to-text' });
    expect(ports.evaluator.evaluate).not.toHaveBeenCalled();
    expect(ports.onKept).not.toHaveBeenCalled();
  });

  it('"Corrigir assim mesmo" goes on, and the result repeats what was found', async () => {
    const { flow } = buildFlow({ evaluator: { checkTheme: async () => offTheme } });
    const sent = flow.send(INPUT);
    await until(() => flow.get().step === 'asking');
    flow.answer(true);
    expect(await sent).toMatchObject({
      ok: true,
      correction: { aiAnalysis: { grifo: { coherence: offTheme } } },
    });
  });

  it('a result without extras of its own still repeats it', async () => {
    const bare: Evaluation = { ...buildEvaluation(), grifo: undefined };
    const { flow } = buildFlow({ evaluator: { evaluate: async () => bare } });
    const outcome = await flow.send(INPUT);
    expect(outcome).toMatchObject({
      correction: { aiAnalysis: { grifo: { coherence: { coherent: true } } } },
    });
  });

  it('a check that breaks does not stop the correction', async () => {
    const { flow } = buildFlow({ evaluator: { checkTheme: () => Promise.reject(new Error('sem rede')) } });
    expect((await flow.send(INPUT)).ok).toBe(true);
  });
});

describe('when it does not work out', () => {
  it.each<[requirement: string, isPackageUsedUp: boolean, reason: string]>([
    ['without credits the upgrade is needed', false, 'no-credits'],
    ['a used-up package asks for a new one', true, 'package-used-up'],
  ])('%s', async (_requirement, isPackageUsedUp, reason) => {
    const { flow, ports } = buildFlow({
      credits: { use: async () => ({ ok: false }) },
      isPackageUsedUp: () => isPackageUsedUp,
    });
    expect(await flow.send(INPUT)).toEqual({ ok: false, reason });
    expect(ports.evaluator.evaluate).not.toHaveBeenCalled();
  });

  it('a failed evaluation gives the credit back and leaves the text alone', async () => {
    const { flow, ports, credits } = buildFlow({
      evaluator: { evaluate: () => Promise.reject(new Error('falhou')) },
    });
    expect(await flow.send(INPUT)).toEqual({ ok: false, reason: 'failed', isRefunded: true });
    expect(credits()).toBe(1);
    expect(ports.onKept).not.toHaveBeenCalled();
    expect(flow.get().step).toBe('editing');
  });

  it('a credit that cannot be given back is a failure that says nothing of it, not a use that never was', async () => {
    const { flow } = buildFlow({
      evaluator: { evaluate: () => Promise.reject(new Error('falhou')) },
      credits: { giveBack: () => Promise.reject(new AppError('offline')) },
    });
    expect(await flow.send(INPUT)).toEqual({ ok: false, reason: 'failed', isRefunded: false });
    expect(flow.get().step).toBe('editing');
  });

  it('a failed evaluation in the promotional mode gives nothing back', async () => {
    const { flow, credits } = buildFlow({
      isPromoActive: () => true,
      evaluator: { evaluate: () => Promise.reject(new Error('falhou')) },
    });
    expect(await flow.send(INPUT)).toEqual({ ok: false, reason: 'failed', isRefunded: false });
    expect(credits()).toBe(1);
  });

  it('one can send again after a failure', async () => {
    const evaluate = vi
      .fn()
      .mockRejectedValueOnce(new Error('falhou'))
      .mockResolvedValueOnce(buildEvaluation());
    const { flow } = buildFlow({ evaluator: { evaluate } });
    await flow.send(INPUT);
    expect((await flow.send(INPUT)).ok).toBe(true);
  });

  it('a broken credit balance is a failure, not an exception', async () => {
    const { flow } = buildFlow({ credits: { use: () => Promise.reject(new Error('falhou')) } });
    expect(await flow.send(INPUT)).toEqual({ ok: false, reason: 'failed', isRefunded: false });
    expect(flow.get().step).toBe('editing');
  });

  it('leaving while correcting gives the credit back, even if the evaluator never listens', async () => {
    const { flow, ports, credits } = buildFlow({ evaluator: { evaluate: () => new Promise(() => {}) } });
    const sent = flow.send(INPUT);
    await until(() => flow.get().step === 'correcting');
    flow.abort();
    expect(await sent).toEqual({ ok: false, reason: 'aborted' });
    expect(credits()).toBe(1);
    expect(ports.keep).not.toHaveBeenCalled();
    expect(ports.onKept).not.toHaveBeenCalled();
  });

  it.each<[requirement: string, step: 'checking' | 'asking']>([
    ['leaving during the theme check uses no credit', 'checking'],
    ['leaving at the question uses no credit', 'asking'],
  ])('%s', async (_requirement, step) => {
    const checkTheme =
      step === 'checking'
        ? () => new Promise<never>(() => {})
        : async () => ({ coherent: false, justification: 'Fala de outra coisa.' });
    const { flow, ports } = buildFlow({ evaluator: { checkTheme } });
    const sent = flow.send(INPUT);
    await until(() => flow.get().step === step);
    flow.abort();
    expect(await sent).toEqual({ ok: false, reason: 'aborted' });
    expect(ports.credits.use).not.toHaveBeenCalled();
  });
});

/** The part of the lock manager we use, shared by two "tabs". */
function fakeLocks(): LockManager {
  const held = new Set<string>();
  const request = async (
    name: string,
    _options: LockOptions,
    run: (lock: Lock | null) => Promise<unknown>,
  ) => {
    if (held.has(name)) return run(null);
    held.add(name);
    try {
      return await run({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  };
  return { request } as unknown as LockManager;
}

describe('exclusiveAcrossTabs', () => {
  it('lets one tab in at a time, and the next one afterwards', async () => {
    const locks = fakeLocks();
    const [one, other] = [exclusiveAcrossTabs('x', locks), exclusiveAcrossTabs('x', locks)];
    let finish = () => {};
    const first = one(() => new Promise<string>((resolve) => (finish = () => resolve('feito'))));
    expect(await other(async () => 'não')).toEqual({ ran: false });
    finish();
    expect(await first).toEqual({ ran: true, value: 'feito' });
    expect(await other(async () => 'agora')).toEqual({ ran: true, value: 'agora' });
  });

  it('frees the lock when the work fails', async () => {
    const exclusive = exclusiveAcrossTabs('x', fakeLocks());
    await expect(exclusive(() => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou');
    expect(await exclusive(async () => 1)).toEqual({ ran: true, value: 1 });
  });

  it('runs unguarded where browsers have no locks', async () => {
    expect(await exclusiveAcrossTabs('x', undefined)(async () => 1)).toEqual({ ran: true, value: 1 });
  });
});
