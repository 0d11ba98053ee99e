import { ChevronDown, Minus, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import type { SkillProgress, Trend } from '@/domain/progress/skill-progress';
import { SKILL_NAMES } from '@/domain/progress/metrics';
import { COMPETENCY_NAMES, ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { DESCRIPTORS_SOURCE, nextLevel, type NextLevel } from '@/domain/rubric/descriptors';
import { useWindowWidth } from '@/lib/use-window-width';
import { LevelMeter } from '@/components/level-meter';

/** On narrower screens the descriptors are folded. */
const UNFOLDED_FROM_PX = 768;

/** Per competency: its usual level now, the trend, and the official descriptor of the next level. */
export function CompetencyList({ skills }: { skills: readonly SkillProgress[] }) {
  const isUnfolded = useWindowWidth() >= UNFOLDED_FROM_PX;
  const hasTrend = skills.some(({ trend }) => trend !== null);
  return (
    <section aria-labelledby="competencies">
      <h3 id="competencies" className="text-lg">
        Competência por competência
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        O nível em que você mais ficou nas últimas redações e o que o próximo pede.
        {!hasTrend && ' A tendência aparece a partir da quarta redação.'}
      </p>
      <ol className="mt-4 border-t">
        {skills.map((one) => (
          <li key={one.skill} className="border-b print:break-inside-avoid">
            <Competency progress={one} isUnfolded={isUnfolded} />
          </li>
        ))}
      </ol>
      <p className="mt-3 text-xs text-muted">{DESCRIPTORS_SOURCE}</p>
    </section>
  );
}

type CompetencyProps = { progress: SkillProgress; isUnfolded: boolean };

function Competency({ progress: { skill, competency, level, trend }, isUnfolded }: CompetencyProps) {
  const next = nextLevel(competency, level);
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h4 className="font-sans text-base leading-snug font-semibold">
            <span className="font-serif">{ROMAN_NUMERALS[competency]}</span> · {SKILL_NAMES[skill]}
            <span className="block text-xs font-normal text-muted">{COMPETENCY_NAMES[competency]}</span>
          </h4>
          {trend && <TrendNote trend={trend} />}
        </div>
        <LevelMeter level={level} label={`${SKILL_NAMES[skill]}: nível ${level} de 200`} className="mt-3" />
      </div>
      {next ? (
        <NextLevelNote next={next} isUnfolded={isUnfolded} />
      ) : (
        <p className="self-center text-ink-2">É o nível mais alto. Agora é mantê-lo.</p>
      )}
    </div>
  );
}

/** The full official descriptor of the next level. */
function NextLevelNote({ next, isUnfolded }: { next: NextLevel; isUnfolded: boolean }) {
  const title = `Como o ENEM descreve o nível ${next.level}`;
  const descriptor = <p className="max-w-prose text-ink-2">“{next.descriptor}”</p>;
  if (isUnfolded)
    return (
      <div className="self-center">
        <p className="mb-1 text-sm font-semibold">{title}</p>
        {descriptor}
      </div>
    );
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold">
        {title}
        <ChevronDown
          size={18}
          strokeWidth={1.75}
          aria-hidden="true"
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      {descriptor}
    </details>
  );
}

const TRENDS: Record<Trend, { icon: LucideIcon; text: string }> = {
  up: { icon: TrendingUp, text: 'subindo' },
  steady: { icon: Minus, text: 'estável' },
  down: { icon: TrendingDown, text: 'abaixo das anteriores' },
};

function TrendNote({ trend }: { trend: Trend }) {
  const { icon: Icon, text } = TRENDS[trend];
  return (
    <span className="inline-flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-2">
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">Tendência:</span>
      {text}
    </span>
  );
}
