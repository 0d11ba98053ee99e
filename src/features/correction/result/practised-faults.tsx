import { TrendingDown } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { dayOfMonth } from '@/copy/dates';
import { useServices, useStore } from '@/data/services-context';
import type { Correction } from '@/domain/evaluation/correction';
import { faultName } from '@/domain/practice/faults';
import { gainsOf } from '@/domain/practice/gains';
import { useIsRested } from '@/lib/when-idle';
import { practiceKeys } from '@/queries/practice-queries';

/** Changes that are told; the others are in "Treino". */
const MOST_TOLD = 3;

/** What practice changed in this essay: practised faults that became rarer than in the last essay before the practice (R-PRACTICE-7). */
export function PractisedFaults({ correction }: { correction: Correction }) {
  const { practiceCopy, practiceReader, now } = useServices();
  const copy = useStore(practiceCopy);
  const { id, originalText: text, theme, submittedAt } = correction;
  const isEarlier = (instant: string) => Date.parse(instant) < Date.parse(submittedAt);
  const practised = copy?.state.faltas.filter(({ desde }) => isEarlier(desde)) ?? [];
  const earlier = copy?.essays.filter((essay) => isEarlier(essay.submittedAt)) ?? [];
  // Read once the correction is on screen, which nobody waits for.
  const canChange = useIsRested() && practised.length > 0 && earlier.length > 0;
  const { data: read } = useQuery({
    queryKey: [...practiceKeys.all, 'read', id],
    queryFn: () => practiceReader.readForPractice({ text, theme }),
    enabled: canChange,
    staleTime: Infinity,
  });
  const gains = read ? gainsOf(practised, [...earlier, { submittedAt, faults: read.faults }]) : [];
  if (gains.length === 0) return null;
  return (
    <section aria-labelledby="practised-faults">
      <h2 id="practised-faults" className="mb-2 text-lg">
        O treino apareceu no texto
      </h2>
      <ul>
        {gains.slice(0, MOST_TOLD).map(({ fault, before, beforeAt, after }) => (
          <li key={fault} className="grid grid-cols-[1.75rem_1fr] gap-x-1.5 border-t py-2.5 last:border-b">
            <TrendingDown size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 text-success" />
            <p>
              <b className="font-semibold">{faultName(fault)}:</b> você errou {before} vezes na redação de{' '}
              {dayOfMonth(beforeAt, now())}; agora, {after === 0 ? 'nenhuma' : after}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
