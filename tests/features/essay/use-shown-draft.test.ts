import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftState } from '@/features/essay/draft-keeper';
import { useShownDraft, afterNextFrame } from '@/features/essay/use-shown-draft';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { createState } from '@/lib/create-state';

/** As many frames as a screen may take. */
const FRAMES_MS = 100;

/** Time goes by as the test says, and by what drawing takes. */
function setUp({ drawingTakesMs = 0 } = {}) {
  const passed = performance.now.bind(performance);
  let drawn = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => passed() + drawn);
  const state = createState<DraftState>({ draft: EMPTY_DRAFT, savedAt: null, isRefused: false, other: null });
  const { result } = renderHook(() => {
    drawn += drawingTakesMs;
    return useShownDraft(state as never);
  });
  const write = (essay: string) => state.set({ ...state.get(), draft: { ...EMPTY_DRAFT, essay } });
  return { result, write, shown: () => result.current.shown.draft.essay };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useShownDraft', () => {
  it('shows a typed letter after the frame that draws it', () => {
    const { result, write, shown } = setUp();
    act(() => result.current.type(() => write('A')));
    expect(shown()).toBe('');
    wait(FRAMES_MS);
    expect(shown()).toBe('A');
  });

  it('shows anything else at once, with the letters before it', () => {
    const { result, write, shown } = setUp();
    act(() => {
      result.current.type(() => write('A'));
      write('A fome');
    });
    expect(shown()).toBe('A fome');
  });

  it('does not show every letter where that takes long, yet a new line soon', () => {
    const { result, write, shown } = setUp({ drawingTakesMs: 100 });
    act(() => result.current.type(() => write('A')));
    wait(FRAMES_MS);
    expect(shown()).toBe('A');
    act(() => result.current.type(() => write('A fome')));
    wait(200);
    expect(shown()).toBe('A');
    act(() => result.current.type(() => write('A fome\n')));
    wait(FRAMES_MS);
    expect(shown()).toBe('A fome\n');
  });

  it('shows the letters in the end', () => {
    const { result, write, shown } = setUp({ drawingTakesMs: 100 });
    act(() => result.current.type(() => write('A')));
    wait(FRAMES_MS);
    act(() => result.current.type(() => write('A fome')));
    wait(1000);
    expect(shown()).toBe('A fome');
  });
});

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  }),
);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('afterNextFrame', () => {
  it('waits until a frame is drawn', () => {
    const action = vi.fn();
    requestAnimationFrame(() => expect(action).not.toHaveBeenCalled());
    afterNextFrame(action);
    vi.advanceTimersByTime(17);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('waits for no frame on a page that nobody sees', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const action = vi.fn();
    afterNextFrame(action);
    vi.advanceTimersByTime(0);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('does nothing once it was called off', () => {
    const action = vi.fn();
    afterNextFrame(action)();
    vi.advanceTimersByTime(100);
    expect(action).not.toHaveBeenCalled();
  });
});
