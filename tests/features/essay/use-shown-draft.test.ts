import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DraftState } from '@/features/essay/draft-keeper';
import { useShownDraft } from '@/features/essay/use-shown-draft';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { createState } from '@/lib/create-state';

function setUp({ drawingTakesMs = 0 } = {}) {
  const state = createState<DraftState>({ draft: EMPTY_DRAFT, savedAt: null, isRefused: false, other: null });
  const { result } = renderHook(() => {
    const until = performance.now() + drawingTakesMs;
    while (performance.now() < until);
    return useShownDraft(state as never);
  });
  const write = (essay: string) => state.set({ ...state.get(), draft: { ...EMPTY_DRAFT, essay } });
  return { result, write, shown: () => result.current.shown.draft.essay };
}

describe('useShownDraft', () => {
  it('shows a typed letter after the frame that draws it', async () => {
    const { result, write, shown } = setUp();
    act(() => result.current.type(() => write('A')));
    expect(shown()).toBe('');
    await waitFor(() => expect(shown()).toBe('A'));
  });

  it('shows anything else at once, with the letters before it', () => {
    const { result, write, shown } = setUp();
    act(() => {
      result.current.type(() => write('A'));
      write('A fome');
    });
    expect(shown()).toBe('A fome');
  });

  it('does not show every letter where that takes long, yet a new line soon', async () => {
    const { result, write, shown } = setUp({ drawingTakesMs: 100 });
    act(() => result.current.type(() => write('A')));
    await waitFor(() => expect(shown()).toBe('A'));
    act(() => result.current.type(() => write('A fome')));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(shown()).toBe('A');
    act(() => result.current.type(() => write('A fome\n')));
    await waitFor(() => expect(shown()).toBe('A fome\n'), { timeout: 300 });
  });
});
