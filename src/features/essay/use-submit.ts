import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditorSession } from './use-editor-session';
import type { SendOutcome } from './send-flow';
import { BUSY_ELSEWHERE, failureSentence, noAnswerSentence, tooFewWords } from './send-sentences';
import { messages } from '@/copy/messages';
import { useServices } from '@/data/services-context';
import { supportTextOn } from '@/domain/classrooms/support-text-on';
import { canSend, SEND_MESSAGES, type SendBlock } from '@/domain/essay/send-rules';
import { countWords } from '@/domain/text/counts';
import { notify } from '@/ui/toast';

/** A validation message and the field it belongs to. */
export type Problem = { field: 'theme' | 'essay'; message: string };

type SubmitOptions = Pick<EditorSession, 'keeper' | 'flow'> & {
  canCorrect: boolean;
  /** Whether the essay is a new version that costs no credit. */
  isFree: boolean;
  /** Id of the former version, if any. */
  versionOf: string | undefined;
  isPackageUsedUp: boolean;
  onNeedUpgrade(): void;
  onNeedPackage(): void;
  onProblem(problem: Problem): void;
  onBackToText(): void;
};

/** Sends the essay, or reports why it cannot be sent (R-ESSAY-5). */
export function useSubmit(options: SubmitOptions) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const { classMemory } = useServices();

  function report(next: Problem): void {
    // The field must be rendered and enabled before it can be focused.
    flushSync(() => setProblem(next));
    options.onProblem(next);
  }

  function needCredits(): void {
    if (options.isPackageUsedUp) options.onNeedPackage();
    else options.onNeedUpgrade();
  }

  async function submit(): Promise<void> {
    const { keeper, flow, canCorrect, isFree, versionOf } = options;
    const { theme, essay, isFromPhoto } = keeper.get().draft;
    const wordCount = countWords(essay);
    const isCorrecting = flow.get().step !== 'editing';
    const check = canSend({
      theme,
      wordCount,
      essayLength: essay.length,
      isCorrecting,
      canCorrect: canCorrect || isFree,
    });
    if (!check.ok) return refuse(check.reason, wordCount);
    setProblem(null);
    keeper.flush();
    const findSupportText = () => supportTextOn({ theme, essay }, classMemory.get());
    const input = { theme: theme.trim(), essay, versionOf, ...(isFromPhoto && { fromPhoto: true }) };
    tell(await flow.send(input, { isFree, findSupportText }));
  }

  function refuse(block: SendBlock, wordCount: number): void {
    if (block === 'no-credits') needCredits();
    else if (block === 'empty-theme' || block === 'long-theme')
      report({ field: 'theme', message: SEND_MESSAGES[block] });
    else if (block === 'empty-essay' || block === 'long-essay')
      report({ field: 'essay', message: SEND_MESSAGES[block] });
    else if (block === 'too-few-words') {
      report({ field: 'essay', message: tooFewWords(wordCount) });
    }
  }

  function tell(outcome: SendOutcome): void {
    if (outcome.ok) return;
    if (outcome.reason === 'no-credits') options.onNeedUpgrade();
    if (outcome.reason === 'package-used-up') options.onNeedPackage();
    if (outcome.reason === 'back-to-text') options.onBackToText();
    if (outcome.reason === 'other-tab')
      notify({ title: 'Correção em andamento', description: BUSY_ELSEWHERE });
    if (outcome.reason === 'no-answer') {
      report({ field: 'essay', message: noAnswerSentence(outcome.error) });
    }
    if (outcome.reason === 'failed') {
      notify(messages.essayProcessingFailed);
      report({ field: 'essay', message: failureSentence(outcome.isRefunded) });
    }
  }

  return { problem, clearProblem: () => setProblem(null), submit, needCredits };
}
