import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LineLevel } from '@/domain/ocr/hand/hand-page';

export const LEVEL_NAMES: Record<LineLevel, string> = { firm: 'firme', doubt: 'dúvida', weak: 'fraca' };

type LineLevelChipProps = { level: LineLevel; className?: string; children: ReactNode };

/** Confidence with which a line was recognized, shown as bars and as a word. */
export function LineLevelChip({ level, className, children }: LineLevelChipProps) {
  return (
    <span className={clsx('hand-level', `is-${level}`, className)}>
      <i aria-hidden="true" />
      {children}
    </span>
  );
}
