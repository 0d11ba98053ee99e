import { Check, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '@/copy/dates';
import { useSessionUser } from '@/data/services-context';
import type { PromoState } from '@/domain/plans/promo';
import { greeting, greetingName } from '@/domain/session/greeting';
import { usePlan } from '@/queries/use-plan';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Griffin } from '@/ui/griffin';
import { usePromoSwitch } from './use-promo';

type WelcomeCardProps = { onWrite(): void; onSkip(): void };

/** Shown on a student's first entry (R-OFFER-8): the free options, a button to begin and a button to skip. */
export function WelcomeCard({ onWrite, onSkip }: WelcomeCardProps) {
  const { name } = useSessionUser();
  const { promo, now, creditValue } = usePlan();
  const { activateSilently } = usePromoSwitch();
  const firstName = greetingName(name);
  const isAlwaysFree = creditValue === 'nothing';
  const isFree = isAlwaysFree || promo.kind !== 'inactive';

  function activate() {
    // The sheet says it above the text; on a phone a toast covered the theme.
    if (!isFree) activateSilently();
  }
  function handleWrite() {
    activate();
    onWrite();
  }
  function handleOpenSheet() {
    activate();
    onSkip();
  }

  return (
    <div className="max-w-188">
      <Griffin pose="celebrating" className="-mb-2.5 ml-4 size-28 lg:-mb-3.5 lg:ml-auto lg:mr-8 lg:size-36" />
      <section
        aria-labelledby="welcome"
        className="relative rounded-lg border bg-paper px-5 py-6 sm:px-7 lg:px-10 lg:py-8"
      >
        <p className="eyebrow">Conta criada</p>
        <h2 id="welcome" className="mt-0.5 text-xl wrap-anywhere lg:text-2xl">
          {greeting(now)}
          {firstName && `, ${firstName}`}.
        </h2>
        <p className="mt-1.5 text-ink-2">
          O que você já pode fazer <span className="hl">sem pagar nada</span>:
        </p>
        <ul className="mt-3">
          <FreeThing
            title={isAlwaysFree ? 'Correções de graça' : unlimited(promo)}
            to={paths.student.essay}
            onOpen={handleOpenSheet}
          >
            Nota estimada, erros, acertos e próximos passos. Sem cartão.
          </FreeThing>
          <FreeThing title="Temas para escrever" to={paths.student.themes} onOpen={onSkip}>
            Os das provas do ENEM e as propostas do Grifo, com textos de apoio.
          </FreeThing>
          <FreeThing title="Simulados" to={paths.student.mock} onOpen={onSkip}>
            Relógio, 30 linhas e nenhuma ajuda até você entregar.
          </FreeThing>
          <FreeThing title="Treino" to={paths.student.practice} onOpen={onSkip}>
            Dez frases por dia, que valem a missão do dia. Depois da primeira correção, as suas.
          </FreeThing>
        </ul>
        <div className="flex flex-col gap-x-3 gap-y-2 border-t pt-5 sm:flex-row">
          <Button onClick={handleWrite}>
            <PenLine size={19} strokeWidth={1.75} aria-hidden="true" />
            {isFree ? 'Escrever a primeira redação' : 'Ativar 24h grátis e escrever'}
          </Button>
          <Button variant="ghost" onClick={onSkip}>
            Ir para o início
          </Button>
        </div>
      </section>
      <p className="mt-4 text-sm text-ink-2">
        Seu professor mandou um convite? Abra o link dele neste aparelho ou use o código em “Minhas salas”.
      </p>
    </div>
  );
}

function unlimited(promo: PromoState): string {
  return promo.kind === 'fixed-period'
    ? `Correções ilimitadas até ${formatDate(promo.endsAt)}`
    : '24 h de correções ilimitadas';
}

type FreeThingProps = {
  title: string;
  /** The page of it. */
  to: string;
  /** Opening it answers the card. */
  onOpen(): void;
  children: ReactNode;
};

function FreeThing({ title, to, onOpen, children }: FreeThingProps) {
  return (
    <li className="grid grid-cols-[1.75rem_1fr] border-t py-2.5">
      <Check size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 text-success" />
      <div>
        <b>
          <Link to={to} onClick={onOpen}>
            {title}
          </Link>
        </b>
        <p className="text-sm text-ink-2">{children}</p>
      </div>
    </li>
  );
}
