import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { describeCame, describeGain } from '@/copy/step-gain';
import { partsOfStep } from '@/domain/evaluation/correction';
import type { StepOutcome } from '@/domain/versions/compare-corrections';

/** Steps suggested by the former correction, and which of them the new text has taken. */
export function StepOutcomes({ outcomes }: { outcomes: readonly StepOutcome[] }) {
  const taken = outcomes.filter(({ state }) => state === 'taken').length;
  const known = outcomes.filter(({ state }) => state !== 'unknown').length;
  return (
    <>
      <h3 id="steps" className="text-lg">
        {headingOf(taken, known)}
      </h3>
      <p className="mt-1 mb-3 text-sm text-ink-2">
        {outcomes.length === 0
          ? 'A primeira das duas correções não deixou próximos passos.'
          : 'O que a correção anterior pediu e o que o corretor encontrou no texto novo.'}
        {outcomes.some(({ came }) => came !== null) &&
          ' O que veio é de toda a competência, não só do passo.'}
      </p>
      <ul className="border-b">
        {outcomes.map((outcome) => (
          <Outcome key={outcome.step.text} {...outcome} />
        ))}
      </ul>
    </>
  );
}

function headingOf(taken: number, known: number): string {
  if (known === 0) return 'Próximos passos';
  return `${taken} de ${known} ${known === 1 ? 'passo dado' : 'passos dados'}`;
}

const SAYS = {
  taken: 'Feito: ',
  fewer: 'Em parte: ',
  open: 'Ainda não reconhecido: ',
  unknown: 'Para você conferir: ',
};

function Outcome({ step, state, left, came, again }: StepOutcome) {
  return (
    <li className="grid grid-cols-[1.75rem_1fr] gap-x-1.5 border-t py-3">
      {state === 'taken' ? (
        <Check size={20} strokeWidth={2.25} aria-hidden="true" className="mt-0.5 text-success" />
      ) : (
        <span
          aria-hidden="true"
          className="mt-1 grid size-4.5 place-items-center rounded-full border-[1.5px] border-dashed border-muted text-2xs font-bold text-muted"
        >
          {state === 'unknown' && '?'}
        </span>
      )}
      <div className="min-w-0 wrap-anywhere">
        <b className="font-semibold">
          <span className="sr-only">{SAYS[state]}</span>
          {partsOfStep(step).todo}
        </b>
        <p className="mt-0.5 text-sm text-ink-2">{sayOf(state, left)}</p>
        {step.gain && !(state === 'open' && again) && (
          <p className="num mt-0.5 text-sm text-ink-2">
            Previsto: {describeGain(step.gain)}.{' '}
            {state !== 'open' && came && (
              <b className={clsx('font-semibold', came.points > 0 ? 'text-success' : 'text-ink')}>
                Veio: {describeCame(came)}.
              </b>
            )}
          </p>
        )}
        {again && (
          <p className="num mt-0.5 text-sm text-ink-2">O que falta ainda vale {describeGain(again)}.</p>
        )}
      </div>
    </li>
  );
}

function sayOf(state: StepOutcome['state'], left: number): string {
  if (state === 'unknown')
    return 'Não dá para medir este passo entre as duas versões: confira você no texto.';
  if (state === 'open') return 'Não reconheci a mudança no texto novo. Se ela está lá, siga em frente.';
  if (state === 'fewer') return 'Há menos pontos deste tipo no texto, mas este trecho ficou como estava.';
  if (left === 0) return 'O trecho mudou, e não reconheci mais este ponto.';
  return left === 1
    ? 'O trecho mudou; ainda há 1 ponto deste tipo.'
    : `O trecho mudou; ainda há ${left} pontos deste tipo.`;
}
