import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';

function open(isUnsaved: boolean) {
  const keep = vi.fn<() => void>();
  const drop = vi.fn<() => void>();
  const { rerender, unmount } = renderHook((unsaved: boolean) => useKeepUnsaved(unsaved, keep, drop), {
    initialProps: isUnsaved,
  });
  return { keep, drop, rerender, unmount };
}

function turn(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what is unsaved', () => {
  it.each([
    ['is hidden', () => turn('hidden')],
    ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is left behind where the page %s, for a browser that ends it without a word', (_what, happen) => {
    const { keep, drop } = open(true);
    happen();
    expect(keep).toHaveBeenCalledOnce();
    expect(drop).not.toHaveBeenCalled();
  });

  it('is taken back where the page lived on and it was saved or given up', () => {
    const { keep, drop, rerender, unmount } = open(true);
    turn('hidden');
    turn('visible');
    rerender(false);
    expect(drop).toHaveBeenCalledOnce();
    unmount();
    expect(keep).toHaveBeenCalledOnce();
  });

  it('is left behind where its form goes, and nothing is where there is nothing', () => {
    const unsaved = open(true);
    unsaved.unmount();
    expect(unsaved.keep).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('pagehide'));
    expect(unsaved.keep).toHaveBeenCalledOnce();
    const saved = open(false);
    turn('hidden');
    saved.unmount();
    expect(saved.keep).not.toHaveBeenCalled();
    expect(saved.drop).not.toHaveBeenCalled();
  });
});
