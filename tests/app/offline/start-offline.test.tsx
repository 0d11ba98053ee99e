import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OfflineNotice } from '@/app/offline/start-offline';

const KEPT = /O que você escrever fica guardado neste aparelho/;

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

it('promises nothing on the entry page, and follows to the pages where one writes', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<OfflineNotice />);
  expect(screen.getByText(/Você está sem internet/)).toBeInTheDocument();
  expect(screen.queryByText(KEPT)).toBeNull();
  window.history.pushState(null, '', '/dashboard/student/essay');
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText(KEPT)).toBeInTheDocument();
});

it('stands while there is no network, and says that nothing gets lost', () => {
  window.history.replaceState(null, '', '/dashboard/student');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OfflineNotice />);
  expect(screen.queryByText(/sem internet/)).toBeNull();
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(KEPT)).toBeInTheDocument();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/sem internet/)).toBeNull();
});
