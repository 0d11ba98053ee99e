import type { PracticeCopy } from '@/contracts/practice-copy';
import { dayOfMonth } from '@/copy/dates';
import { gainsOf } from '@/domain/practice/gains';
import { faultName } from '@/domain/practice/faults';

/** What of the practice arrived in the essays: the fault that became rarest. */
export function EssayGain({ copy, now }: { copy: PracticeCopy; now: Date }) {
  const [gain] = gainsOf(copy.state.faltas, copy.essays);
  const name = gain && faultName(gain.fault);
  if (!gain || !name) return null;
  return (
    <div className="mt-5 border-l-[3px] border-success pl-3.5">
      <b className="font-semibold">E apareceu no texto</b>
      <p className="mt-0.5 text-sm text-ink-2">
        {name}: {gain.before} erros na redação de {dayOfMonth(gain.beforeAt, now)},{' '}
        {gain.after === 0 ? 'nenhum' : gain.after} na de {dayOfMonth(gain.afterAt, now)}.
      </p>
    </div>
  );
}
