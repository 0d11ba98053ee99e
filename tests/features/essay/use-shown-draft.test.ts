import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftState } from '@/features/essay/draft-keeper';
import { useShownDraft, afterNextFrame } from '@/features/essay/use-shown-draft';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { createState } from '@/lib/create-state';

/** Time for a few frames of the screen. */
const FRAMES_MS = 100;

/** Time advances as the test says, plus the time that rendering takes. */
function setUp({ drawingTakesMs = 0 } = {}) {
  const passed = performance.now.bind(performance);
  let drawn = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => passed() + drawn);
  const state = createState<DraftState>({ draft: EMPTY_DRAFT, savedAt: null, isRefused: false, other: null });
  const { result } = renderHook(() => {
    drawn += drawingTakesMs;
    return useShownDraft(state as never);
  });
  const save = () => act(() => state.set({ ...state.get(), savedAt: '2026-11-08T12:00:00.000Z' }));
  const write = (essay: string) => state.set({ ...state.get(), draft: { ...EMPTY_DRAFT, essay } });
  return { result, write, save, shown: () => result.current.shown.draft.essay };
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

  describe('where showing takes long', () => {
    function setUpSlow() {
      const view = setUp({ drawingTakesMs: 100 });
      const type = (essay: string) => act(() => view.result.current.type(() => view.write(essay)));
      type('A');
      wait(FRAMES_MS);
      expect(view.shown()).toBe('A');
      return { ...view, type };
    }

    it('shows the letters in the next pause of typing', () => {
      const { type, shown } = setUpSlow();
      for (const essay of ['A f', 'A fo', 'A fom', 'A fome']) {
        type(essay);
        wait(150);
        expect(shown()).toBe('A');
      }
      wait(100 + FRAMES_MS);
      expect(shown()).toBe('A fome');
    });

    it('shows them after a few seconds without a pause', () => {
      const { type, shown } = setUpSlow();
      for (let essay = 'A fome'; essay.length < 40; essay += 'e') {
        type(essay);
        wait(100);
      }
      expect(shown().length).toBeGreaterThan('A fome'.length);
    });

    it('shows a new line soon, whatever is typed after it', () => {
      const { type, shown } = setUpSlow();
      type('A fome\n');
      type('A fome\nM');
      wait(FRAMES_MS);
      expect(shown()).toBe('A fome\nM');
    });

    it('does not show them because they are saved', () => {
      const { type, shown, save } = setUpSlow();
      type('A fome');
      save();
      expect(shown()).toBe('A');
    });
  });
});

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
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
