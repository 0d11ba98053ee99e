import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import type { CorrectionSummary } from '@/domain/evaluation/correction';
import { toLevel } from '@/domain/rubric/competency';

type LevelBarsProps = { competencies: CorrectionSummary['competencies']; className?: string };

/** The five levels at a glance, each with its number: height and colour are never the only sign. */
export function LevelBars({ competencies, className }: LevelBarsProps) {
  return (
    <ol
      aria-label="Competências"
      className={clsx('num grid w-full max-w-44 grid-cols-5 gap-1 md:w-44', className)}
    >
      {competencies.map(({ name, score, maxScore }, index) => (
        <li key={name} className="grid gap-0.5 text-center text-2xs text-ink-2">
          <span aria-hidden="true" className="flex h-6 items-end rounded-[2px] bg-tray forced-colors:border">
            <span
              className="w-full rounded-[2px] bg-(--level) forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
              style={
                {
                  height: `${(score / maxScore) * 100}%`,
                  '--level': `var(--level-${toLevel(score)})`,
                } as CSSProperties
              }
            />
          </span>
          <span>
            <span className="sr-only">
              {index + 1}, {name}:{' '}
            </span>
            {score}
          </span>
        </li>
      ))}
    </ol>
  );
}
