import { canetinhasChange } from '@/copy/canetinhas';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { CANETINHAS } from '@/domain/rewards/canetinhas';
import { DAILY_MISSIONS } from '@/domain/rewards/daily-mission';

const { perEssay, highScoreBonus, highScoreFrom, perDailyLogin } = CANETINHAS;

const WAYS: readonly { what: string; pays: string }[] = [
  { what: 'Cada redação enviada', pays: canetinhasChange(perEssay) },
  { what: `Nota a partir de ${highScoreFrom}`, pays: canetinhasChange(highScoreBonus) },
  { what: 'Cada dia em que você entra', pays: canetinhasChange(perDailyLogin) },
  { what: 'Missão do dia cumprida', pays: range(DAILY_MISSIONS.map(({ reward }) => reward)) },
  { what: 'Cada conquista', pays: range(ACHIEVEMENTS.map(({ recompensa }) => recompensa)) },
];

/** How canetinhas are earned (spec §9 "Canetinhas"), from the amounts that are paid. */
export function Earnings() {
  return (
    <dl className="border-t">
      {WAYS.map(({ what, pays }) => (
        <div key={what} className="flex items-baseline justify-between gap-4 border-b py-2.5">
          <dt>{what}</dt>
          <dd className="num font-semibold whitespace-nowrap text-pen-yellow-text">{pays}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "+5", or "+2 ou +3". */
function range(amounts: readonly number[]): string {
  return [...new Set(amounts)]
    .toSorted((a, b) => a - b)
    .map(canetinhasChange)
    .join(' ou ');
}
