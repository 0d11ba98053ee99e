import { paths } from '@/lib/paths';

/** The URL shared with others: the absolute address of a code's page. */
export function addressOf(code: string): string {
  return new URL(paths.sharedCorrection(code), window.location.origin).href;
}
