import { useState } from 'react';
import { v5 as idFrom } from 'uuid';
import type { SendOutcome } from '../send-flow';
import { BUSY_ELSEWHERE, failureSentence, noAnswerSentence, tooFewWords } from '../send-sentences';
import type { MockSession } from './mock-session';
import { useServices } from '@/data/services-context';
import { supportTextOn } from '@/domain/classrooms/support-text-on';
import { canSend, SEND_MESSAGES, type SendBlock } from '@/domain/essay/send-rules';
import { type MockExam, timingOf } from '@/domain/mock-exam/mock-exam';
import { countWords } from '@/domain/text/counts';

type SendingOptions = Pick<MockSession, 'keeper' | 'flow'> & { exam: MockExam; canCorrect: boolean };

/** Sends the essay of a mock exam that has ended. If it cannot be sent, `problem` is a sentence with the reason. */
export function useMockSending({ keeper, flow, exam, canCorrect }: SendingOptions) {
  const [problem, setProblem] = useState<string | null>(null);
  const { classMemory } = useServices();

  async function send(): Promise<void> {
    const { essay } = keeper.get().draft;
    const block = sendBlock(exam.theme, essay, canCorrect);
    if (block) return setProblem(blockSentence(block, essay));
    setProblem(null);
    keeper.flush();
    // The same text gets the same id, so that a correction paid for before a reload is not charged again.
    const id = idFrom(`${exam.id} ${essay}`, idFrom.URL);
    const input = { id, theme: exam.theme, essay, mock: timingOf(exam) };
    const findSupportText = () => supportTextOn(input, classMemory.get());
    setProblem(outcomeSentence(await flow.send(input, { findSupportText })));
  }

  return { problem, clearProblem: () => setProblem(null), send };
}

/** The reason why this text cannot be sent; null if it can be sent. */
export function sendBlock(theme: string, essay: string, canCorrect: boolean): SendBlock | null {
  const check = canSend({
    theme,
    wordCount: countWords(essay),
    essayLength: essay.length,
    isCorrecting: false,
    canCorrect,
  });
  return check.ok ? null : check.reason;
}

/** The message shown instead of sending. */
export function blockSentence(block: SendBlock, essay: string): string | null {
  switch (block) {
    case 'correcting':
      return null;
    case 'too-few-words':
      return tooFewWords(countWords(essay));
    case 'empty-essay':
      return 'A folha está em branco: não há o que corrigir.';
    case 'no-credits':
      return NO_CREDITS;
    case 'empty-theme':
    case 'long-theme':
    case 'long-essay':
      return SEND_MESSAGES[block];
  }
}

function outcomeSentence(outcome: SendOutcome): string | null {
  if (outcome.ok) return null;
  switch (outcome.reason) {
    case 'already-sending':
    case 'aborted':
    case 'back-to-text':
      return null;
    case 'other-tab':
      return BUSY_ELSEWHERE;
    case 'no-credits':
    case 'package-used-up':
      return NO_CREDITS;
    case 'no-answer':
      return noAnswerSentence(outcome.error);
    case 'failed':
      return failureSentence(outcome.isRefunded);
  }
}

const NO_CREDITS = 'Você está sem créditos. O texto fica guardado aqui: volte quando tiver um.';
