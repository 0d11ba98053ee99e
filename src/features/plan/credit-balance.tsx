import { useSessionUser } from '@/data/services-context';
import { usePlan } from '@/data/use-plan';

const WHOLE = new Intl.NumberFormat('pt-BR');

/** The credits of the account, also while promotional mode leaves them untouched. */
export function CreditBalance() {
  const { creditos_correcoes: credits } = useSessionUser();
  const { isUnlimited } = usePlan();
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="num font-serif text-[2.75rem] leading-none font-extrabold">{WHOLE.format(credits)}</b>
        {credits === 1 ? 'crédito' : 'créditos'}
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {isUnlimited ? 'Nenhum é usado enquanto as correções forem ilimitadas.' : 'Uma correção usa 1.'}
      </p>
    </>
  );
}
