import { clsx } from 'clsx';
import { Shield } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Streak } from '@/domain/progress/streak';
import { isoDayOf } from '@/domain/time/iso-day';
import { paths } from '@/lib/paths';

const DAYS = 14;
const DAY_MS = 86_400_000;

type StreakDaysProps = {
  streak: Streak;
  /** Submission time of each essay. */
  dates: readonly string[];
  now: Date;
};

/** The streak in words, and the last two weeks day by day. */
export function StreakDays({ streak, dates, now }: StreakDaysProps) {
  const { days, freezes } = streak;
  return (
    <div>
      <h4 className="num text-md">
        {days === 0
          ? 'Sequência'
          : `${days.toLocaleString('pt-BR')} ${days === 1 ? 'dia seguido' : 'dias seguidos'}`}
      </h4>
      <p className="mt-1 text-sm text-ink-2">{streakText(streak)}</p>
      <LastDays streak={streak} dates={dates} now={now} />
      <p className="mt-2 text-sm text-ink-2">
        {freezes > 0 && `Você tem ${freezes === 1 ? '1 guarda' : `${freezes} guardas`}. `}
        <Link to={paths.student.canetinhas} className="inline-flex min-h-11 items-center">
          {freezes > 0 ? 'Ver papelaria' : 'Guardar a sequência com canetinhas'}
        </Link>
      </p>
    </div>
  );
}

function streakText({ days, hasToday, held }: Streak): string {
  if (days === 0) return 'Uma redação hoje começa uma nova sequência.';
  if (hasToday) return 'A redação de hoje já está na conta.';
  const next = (days + 1).toLocaleString('pt-BR');
  const today = `Hoje ainda conta: com uma redação, a sequência chega a ${next} dias.`;
  return held.length > 0 ? `${today} Os dias guardados seguram a sequência, sem somar.` : today;
}

type Day = { iso: string; at: Date; state: 'written' | 'held' | 'open' | 'missed' };

const STATES: Record<Day['state'], string> = {
  written: 'com redação',
  held: 'guardado',
  open: 'ainda sem redação',
  missed: 'sem redação',
};

const LONG = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: 'numeric',
  month: 'long',
});

/** A bubble for each day: filled for an essay, a shield if a freeze kept the streak. */
function LastDays({ streak, dates, now }: StreakDaysProps) {
  const written = new Set(dates.map((date) => isoDayOf(new Date(date))));
  const held = new Set(streak.held);
  const days = Array.from({ length: DAYS }, (_, index): Day => {
    const isToday = index === DAYS - 1;
    const at = new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS);
    const iso = isoDayOf(at);
    if (written.has(iso) || (isToday && streak.hasToday)) return { iso, at, state: 'written' };
    if (held.has(iso)) return { iso, at, state: 'held' };
    return { iso, at, state: isToday ? 'open' : 'missed' };
  });
  return (
    <ol aria-label="Últimos 14 dias" className="num mt-3 grid w-fit grid-cols-7 gap-1.5">
      {days.map(({ iso, at, state }) => (
        <li
          key={iso}
          title={`${LONG.format(at)}: ${STATES[state]}`}
          className={clsx(
            'grid size-7 place-items-center rounded-full border-[1.5px] text-2xs font-semibold',
            state === 'written' && 'border-primary bg-primary text-on-primary',
            state === 'held' && 'border-primary bg-hl-soft text-ink',
            state === 'open' && 'border-dashed border-border-strong text-ink-2',
            state === 'missed' && 'text-muted',
          )}
        >
          {state === 'held' ? <Shield size={14} strokeWidth={2} aria-hidden="true" /> : Number(iso.slice(8))}
          <span className="sr-only">
            {LONG.format(at)}: {STATES[state]}
          </span>
        </li>
      ))}
    </ol>
  );
}
