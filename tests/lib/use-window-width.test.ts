import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useWindowWidth } from '@/lib/use-window-width';

const initialWidth = window.innerWidth;
afterEach(() => void (window.innerWidth = initialWidth));

function resizeTo(width: number) {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}

describe('useWindowWidth', () => {
  it('follows the window', () => {
    window.innerWidth = 390;
    const { result } = renderHook(useWindowWidth);
    expect(result.current).toBe(390);
    act(() => resizeTo(1280));
    expect(result.current).toBe(1280);
  });

  it('knows a width that changed while nobody asked', () => {
    const first = renderHook(useWindowWidth);
    first.unmount();
    window.innerWidth = 412;
    expect(renderHook(useWindowWidth).result.current).toBe(412);
  });

  it('asks the browser once, however often it is drawn: each answer lays the page out', () => {
    const asked = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(800);
    const one = renderHook(useWindowWidth);
    renderHook(useWindowWidth);
    one.rerender();
    expect(one.result.current).toBe(800);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
