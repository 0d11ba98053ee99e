import { useSyncExternalStore } from 'react';
import { useServices, useStore } from '@/data/services-context';
import {
  EMPTY_OUTLINE,
  isEmptyOutline,
  isForTheme,
  type Outline,
  type OutlineField,
  type ServedArgument,
  shownOutline,
  withField,
} from '@/domain/outline/outline';
import { notify } from '@/ui/toast';
import type { DraftKeeper } from '../draft-keeper';
import { useRewritten } from './rewritten';

/** The plan beside the sheet, and what changes it; every change is stored at once. */
export function useOutline(keeper: DraftKeeper) {
  const { outlines } = useServices();
  const rewritten = useRewritten(keeper);
  const theme = useSyncExternalStore(keeper.subscribe, () => keeper.get().draft.theme);
  const outline = shownOutline(useStore(outlines), rewritten);

  function change(move: (outline: Outline) => Outline) {
    outlines.update((known) => ({ ...known, current: move(shownOutline(known, rewritten)) }));
  }

  /** What is written while a theme is on the sheet is for that theme. */
  function write(move: (outline: Outline) => Outline) {
    change((former) => ({ ...move(former), sheetTheme: theme.trim() === '' ? former.sheetTheme : theme }));
  }

  return {
    outline,
    theme,
    isOfOtherTheme: !isEmptyOutline(outline) && !isForTheme(outline, theme),
    setField: (field: OutlineField, words: string) => write((former) => withField(former, field, words)),
    setServes: (serves: ServedArgument | null) => write((former) => ({ ...former, serves })),
    /** The plan is also good for the theme that is now on the sheet. */
    take: () => write((former) => former),
    startOver() {
      const former = outlines.get().current;
      change(() => EMPTY_OUTLINE);
      notify({
        title: 'Plano em branco',
        description: 'O outro plano saiu daqui.',
        action: {
          label: 'Desfazer',
          onPress: () => outlines.update((known) => ({ ...known, current: former })),
        },
      });
    },
  };
}
