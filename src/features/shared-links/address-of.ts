import { paths } from '@/lib/paths';

/** What is sent to others: the page of a code, in full. */
export function addressOf(code: string): string {
  return new URL(paths.sharedCorrection(code), window.location.origin).href;
}
