import { Check, Lock } from 'lucide-react';
import type { MetricsEssay } from '@/domain/progress/metrics';
import { THEME_TIERS, themeProgress } from '@/domain/progress/theme-tiers';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';

/** How widely a student has written, in tiers. */
export function ThemeTiers({ essays }: { essays: readonly MetricsEssay[] }) {
  const { themes, examThemes, next } = themeProgress(essays);
  const missing = next && next.themes - themes;
  return (
    <div>
      <h4 className="num text-md">
        {themes} {themes === 1 ? 'tema diferente' : 'temas diferentes'}
      </h4>
      <p className="num mt-1 text-sm text-ink-2">
        {examThemes} dos {EXAM_THEMES.length} temas que já caíram no Enem.
        {next && ` ${missing === 1 ? 'Falta 1 tema' : `Faltam ${missing} temas`} para ${next.name}.`}
      </p>
      <ol className="num mt-3 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 md:grid-cols-2">
        {THEME_TIERS.map((tier) => {
          const isReached = tier.themes <= themes;
          const Icon = isReached ? Check : Lock;
          return (
            <li
              key={tier.id}
              className={`flex items-center gap-2.5 rounded-md border px-3 py-2 ${isReached ? 'bg-paper' : 'border-dashed border-border-strong'}`}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
              <span className="leading-tight">
                <b className="font-semibold">{tier.name}</b>
                <span className="sr-only">{isReached ? ', alcançado:' : ', a alcançar:'}</span>
                <span className="block text-xs text-muted">{tier.themes} temas</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
