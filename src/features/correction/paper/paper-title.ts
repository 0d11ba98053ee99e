import { formatDate } from '@/copy/format-date';
import type { Correction } from '@/domain/evaluation/correction';
import { excerpt } from '@/lib/excerpt';

/** Longer names are cut by some file systems. */
const MAX_THEME_LENGTH = 80;

/** What browsers name the file after: "Redação – tema – 20-10-2025". */
export function paperTitle({ theme, submittedAt }: Pick<Correction, 'theme' | 'submittedAt'>): string {
  const day = formatDate(new Date(submittedAt)).replaceAll('/', '-');
  // No file system takes these in a name.
  const name = excerpt(theme, MAX_THEME_LENGTH).replaceAll(/[\\/:*?"<>|]+/g, ' ');
  return ['Redação', name.replaceAll(/\s+/g, ' ').trim(), day].filter(Boolean).join(' – ');
}
