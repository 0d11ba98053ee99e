import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingDialog } from '@/features/essay/loading-dialog';
import { COMPLETION_DELAY_MS } from '@/features/essay/loading-progress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const percent = () => screen.getByRole('progressbar', { name: 'Progresso da correção' }).ariaValueNow;

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
