import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  COMPLETION_DELAY_MS,
  LOADING_STAGES,
  LoadingDialog,
  loadingProgress,
} from '@/features/essay/loading-dialog';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const percent = () => screen.getByRole('progressbar', { name: 'Progresso da correção' }).ariaValueNow;

/** Simulates a closing animation, which keeps a dialog on screen until it ends; jsdom animates nothing. */
function fadeOut() {
  const original = window.getComputedStyle;
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = original.call(window, element, pseudo);
    return new Proxy(style, {
      get(target, name) {
        if (name === 'animationName') return (element as HTMLElement).dataset['state'];
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  });
}

describe('LoadingDialog', () => {
  it('shows who corrects, and by what', () => {
    render(<LoadingDialog open isReady={false} isPaced onComplete={() => {}} />);
    expect(screen.getByRole('dialog', { name: 'Professor Grifo' })).toHaveAccessibleDescription(
      '25 anos de experiência • Análise detalhada',
    );
    expect(screen.getByText('Baseado nos 5 critérios oficiais do ENEM')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  it('announces stages, not percentages', () => {
    render(<LoadingDialog open isReady={false} isPaced onComplete={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent('Analisando sua redação');
    pass(7100);
    expect(screen.getByRole('status')).toHaveTextContent(/^Verificando gramática e ortografia$/);
    expect(percent()).toBe('44');
  });

  it('holds at 99 % until the result is there', () => {
    const onComplete = vi.fn();
    const { rerender } = render(<LoadingDialog open isReady={false} isPaced onComplete={onComplete} />);
    pass(60_000);
    expect(percent()).toBe('99');
    rerender(<LoadingDialog open isReady isPaced onComplete={onComplete} />);
    expect(percent()).toBe('100');
    pass(COMPLETION_DELAY_MS - 1);
    expect(onComplete).not.toHaveBeenCalled();
    pass(1);
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('begins at 0 also with a result that is already there', () => {
    render(<LoadingDialog open isReady isPaced onComplete={() => {}} />);
    expect(percent()).toBe('0');
    pass(100);
    expect(percent()).toBe('100');
  });

  it.each([
    ['a result', true],
    ['a failure', false],
  ])('never falls while it closes after %s', (_, isReady) => {
    const work = { isPaced: true, onComplete: () => {} };
    fadeOut();
    const { rerender } = render(<LoadingDialog open isReady={false} {...work} />);
    pass(7100);
    rerender(<LoadingDialog open isReady={isReady} {...work} />);
    const before = percent();
    rerender(<LoadingDialog open={false} isReady={false} {...work} />);
    pass(500);
    expect(percent()).toBe(before);
  });

  it('waits for nothing when delays are off', () => {
    const onComplete = vi.fn();
    render(<LoadingDialog open isReady isPaced={false} onComplete={onComplete} />);
    pass(0);
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('Escape does not close it, and there is no close button', async () => {
    render(<LoadingDialog open isReady={false} isPaced onComplete={() => {}} />);
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(screen.getByRole('dialog', { name: 'Professor Grifo' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('loadingProgress', () => {
  it('has the five stages of R-LOADING-2', () => {
    expect(LOADING_STAGES.map((stage) => stage.durationMs)).toEqual([3000, 4000, 3500, 3000, 2500]);
  });

  it.each<[requirement: string, elapsedMs: number, isReady: boolean, percent: number, stage: number]>([
    ['starts at 0 % in the first stage', 0, false, 0, 0],
    ['a time before the start counts as 0', -50, false, 0, 0],
    ['the first stage lasts 3 s', 2999, false, 18, 0],
    ['the second begins at 3 s', 3000, false, 18, 1],
    ['the third begins at 7 s', 7000, false, 43, 2],
    ['the fourth begins at 10.5 s', 10_500, false, 65, 3],
    ['the fifth begins at 13.5 s', 13_500, false, 84, 4],
    ['holds at 99 % when all stages are over', 16_000, false, 99, 4],
    ['still holds a minute later', 60_000, false, 99, 4],
    ['finishes at once when the result comes early', 400, true, 100, 5],
    ['finishes when the result comes late', 60_000, true, 100, 5],
  ])('%s', (_requirement, elapsedMs, isReady, percent, stage) => {
    expect(loadingProgress(elapsedMs, isReady)).toEqual({ percent, stage });
  });

  it('never falls as time passes', () => {
    const percents = Array.from({ length: 200 }, (_, tick) => loadingProgress(tick * 100, false).percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
  });
});
