import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftKeeper } from './draft-keeper';
import { edit } from './draft-moves';
import { messages } from '@/copy/messages';
import { isDone } from '@/domain/essay/draft';
import { combineThemes, isBlank } from '@/domain/essay/send-rules';
import { notify } from '@/ui/toast';
import type { ToastMessage } from '@/ui/toast-view';

export type ThemeQuestion = { current: string; suggested: string };

/**
 * Applies a suggested theme: immediately if the field is empty, otherwise after the student's choice (R-ESSAY-10).
 */
export function useThemeChoice(keeper: DraftKeeper, onApplied: () => void) {
  const [question, setQuestion] = useState<ThemeQuestion | null>(null);

  function apply(theme: string, message: ToastMessage): void {
    keeper.change((draft) => edit(draft, { theme }));
    keeper.flush();
    setQuestion(null);
    // On a narrow screen the toast would cover the very field that shows the theme.
    notify({ ...message, isDrawnWideOnly: true });
    onApplied();
  }

  return {
    question,
    use(suggested: string): void {
      const { draft } = keeper.get();
      const current = draft.theme.trim();
      const isFree = isBlank(current) || isDone(draft) || current === suggested;
      if (isFree) apply(suggested, messages.themeApplied);
      else setQuestion({ current, suggested });
    },
    replace(): void {
      if (question) apply(question.suggested, messages.themeReplaced);
    },
    keepBoth(): void {
      if (question) apply(combineThemes(question.current, question.suggested), messages.themesCombined);
    },
    cancel: () => setQuestion(null),
  };
}

/** Applies the theme named in the URL, once, like a theme chosen from the suggestions. */
export function useSuggestedTheme(theme: string | null, use: (theme: string) => void): void {
  const take = useEffectEvent(use);

  useEffect(() => {
    if (theme) take(theme);
  }, [theme]);
}
