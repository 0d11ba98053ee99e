import { act, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { vi } from 'vitest';
import { ToastHost } from '@/ui/toast';

/** Call before each test of toasts: mounts their host, without toasts of the previous test. */
export function showToasts(): void {
  toast.dismiss();
  render(<ToastHost />);
}

/** The toast of this title, once it is on the screen. */
export async function findToast(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: 'output p' });
  return heading.closest('output') as HTMLElement;
}

/** Number of toasts displayed or about to be, as their code is lazily loaded. */
export async function countToasts(): Promise<number> {
  await act(() => vi.dynamicImportSettled());
  return toast.getToasts().length;
}
