import { useWatch } from 'react-hook-form';
import { toLevelChoice } from '@/contracts/review-form';
import { totalOf } from '@/domain/classrooms/class-figures';
import { countingLevels, type FiveLevels } from '@/domain/classrooms/sent-essay';
import type { ReviewFormState } from './use-review-form';

type CountingTotalProps = {
  form: ReviewFormState;
  levels: FiveLevels | null;
  isPending: boolean;
};

/** The total as the class would count it with the levels chosen so far. */
export function CountingTotal({ form, levels, isPending }: CountingTotalProps) {
  const items = useWatch({ control: form.control, name: 'items' });
  const teacherLevels = items.map(({ level }) => toLevelChoice(level));
  const counting = countingLevels({ levels: isPending ? null : levels, teacherLevels });
  const missing = teacherLevels.filter((level) => level === null).length;
  return (
    <p aria-live="polite" className="num flex items-baseline justify-between gap-3">
      <span className="text-sm text-ink-2">
        {counting ? 'Nota que conta na turma' : `Para contar na turma, ${missingText(missing)}`}
      </span>
      {counting && (
        <b className="font-serif text-[1.75rem] leading-none font-extrabold">{totalOf(counting)}</b>
      )}
    </p>
  );
}

function missingText(missing: number): string {
  return missing === 1 ? 'falta 1 nível.' : `faltam ${missing} níveis.`;
}
