import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import { ServicesProvider } from '@/data/services-context';
import type { EditorSession } from '@/features/essay/use-editor-session';
import type { SendFlow, SendOutcome } from '@/features/essay/send-flow';
import { useSubmit, type Problem } from '@/features/essay/use-submit';
import { fakeServices } from '../../support/services';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';

/** Renders the hook with an essay that can be sent and with this `send`. */
function render(send: SendFlow['send']) {
  const session = {
    keeper: {
      get: () => ({ draft: { theme: SAMPLE_THEME, essay: GOOD_ESSAY } }),
      flush: () => undefined,
    },
    flow: { get: () => ({ step: 'editing' }), send },
  } as unknown as EditorSession;
  const onProblem = vi.fn<(problem: Problem) => void>();
  const services = fakeServices();
  const { result } = renderHook(
    () =>
      useSubmit({
        ...session,
        canCorrect: true,
        isFree: false,
        versionOf: undefined,
        isPackageUsedUp: false,
        onNeedUpgrade: () => undefined,
        onNeedPackage: () => undefined,
        onProblem,
        onBackToText: () => undefined,
      }),
    { wrapper: ({ children }) => <ServicesProvider value={services}>{children}</ServicesProvider> },
  );
  return { submit: () => result.current.submit(), onProblem };
}

it('the sheet is locked before anything is waited for', async () => {
  const send = vi.fn<SendFlow['send']>(async () => ({ ok: false, reason: 'aborted' }));
  const { submit } = render(send);
  await act(async () => {
    const sent = submit();
    expect(send).toHaveBeenCalledTimes(1);
    await sent;
  });
});

it.each([
  ['offline', /^Sem conexão com a internet\./],
  ['unreachable', /não conseguiu chegar ao servidor/],
  ['timed-out', /^O servidor demorou demais/],
] as const)(
  'a credit that cannot be used (%s): says why, and that the text is kept',
  async (code, sentence) => {
    const outcome: SendOutcome = { ok: false, reason: 'no-answer', error: new AppError(code) };
    const { submit, onProblem } = render(async () => outcome);
    await act(submit);
    const [problem] = onProblem.mock.calls[0] ?? [];
    expect(problem?.field).toBe('essay');
    expect(problem?.message).toMatch(sentence);
    expect(problem?.message).toContain('Seu texto está guardado neste aparelho');
  },
);
