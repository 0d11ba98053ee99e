import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { experienceOf } from '@/domain/progress/experience';
import { meanTotal, type Metrics, type MetricsEssay } from '@/domain/progress/metrics';
import { THEME_TIERS, themeProgress } from '@/domain/progress/theme-tiers';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';
import { Bar } from '@/ui/bar';

type JourneyProps = {
  metrics: Metrics;
  /** The essays; each essay is listed once, regardless of its versions. */
  essays: readonly MetricsEssay[];
  /** Mean gain of rewriting, shown unless it is 0; null if nothing was rewritten. */
  gain: number | null;
  /** The streak, and its most recent days. */
  streakDays: ReactNode;
};

/** Level and XP, streak, totals, and theme tiers. Best total and days include all versions. */
export function Journey({ metrics, essays, gain, streakDays }: JourneyProps) {
  return (
    <section aria-labelledby="journey">
      <h3 id="journey" className="text-lg">
        Sua jornada
      </h3>
      <dl className="num mt-4 grid grid-cols-2 gap-x-6 gap-y-5 sm:flex sm:flex-wrap sm:gap-x-14">
        <Fact name={essays.length === 1 ? 'redação corrigida' : 'redações corrigidas'}>
          {essays.length.toLocaleString('pt-BR')}
        </Fact>
        <Fact name="melhor nota">{metrics.melhorNota}</Fact>
        <Fact name="média das notas">{meanTotal(essays)}</Fact>
        {gain !== null && gain !== 0 && <Fact name="em média ao reescrever">{withSign(gain)}</Fact>}
        <Fact name={metrics.diasAtivo === 1 ? 'dia com redação' : 'dias com redação'}>
          {metrics.diasAtivo.toLocaleString('pt-BR')}
        </Fact>
      </dl>
      <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div className="grid content-start gap-8">
          <Level totals={essays.map(({ nota }) => nota)} />
          {streakDays}
        </div>
        <ThemeTiers essays={essays} />
      </div>
    </section>
  );
}

/** "+120", "−40". */
function withSign(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

function Fact({ name, children }: { name: string; children: string | number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-serif text-[2rem] leading-none font-extrabold">{children}</dd>
    </div>
  );
}

function Level({ totals }: { totals: readonly number[] }) {
  const { xp, level, levelFrom, levelTo } = experienceOf(totals);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="text-md">Nível {level}</h4>
        <p className="num text-sm text-muted">{xp.toLocaleString('pt-BR')} XP</p>
      </div>
      <Bar value={xp - levelFrom} max={levelTo - levelFrom} label={`XP do nível ${level}`} className="mt-2" />
      <p className="num mt-2 text-sm text-ink-2">
        Faltam {(levelTo - xp).toLocaleString('pt-BR')} XP para o nível {level + 1}. Cada redação vale de 50 a
        150, conforme a nota.
      </p>
    </div>
  );
}

/** The number of different themes a student has written on, in tiers. */
function ThemeTiers({ essays }: { essays: readonly MetricsEssay[] }) {
  const { themes, examThemes, next } = themeProgress(essays);
  const missing = next && next.themes - themes;
  return (
    <div>
      <h4 className="num text-md">
        {themes} {themes === 1 ? 'tema diferente' : 'temas diferentes'}
      </h4>
      <p className="num mt-1 text-sm text-ink-2">
        {examThemes} dos {EXAM_THEMES.length} temas da aplicação regular do ENEM.
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
