import { act, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { vi } from 'vitest';
import { ToastHost } from '@/ui/toast';

/** Before each test that looks for toasts: their place on the page, without those of the test before. */
export function showToasts(): void {
  toast.dismiss();
  render(<ToastHost />);
}

/** The toast of this title, once it is on the screen. */
export async function findToast(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: 'output p' });
  return heading.closest('output') as HTMLElement;
}

/** How many toasts are on the screen or on their way to it: their code comes late. */
export async function countToasts(): Promise<number> {
  await act(() => vi.dynamicImportSettled());
  return toast.getToasts().length;
}
