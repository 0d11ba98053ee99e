import { Plus } from 'lucide-react';
import { useSessionUser } from '@/data/services-context';
import { usePlan } from '@/data/use-plan';
import { greeting } from '@/domain/session/greeting';
import { greetingName } from '@/domain/session/greeting-name';
import { paths } from '@/lib/paths';
import { Griffin } from '@/ui/griffin';
import { LinkButton } from '@/ui/link-button';

type HomeHeaderProps = { hasSamples: boolean; hasClassrooms: boolean };

/** The welcome, with the ways to the classrooms. Whoever has none yet is led to the first one by the page below. */
export function HomeHeader({ hasSamples, hasClassrooms }: HomeHeaderProps) {
  // Ticks every minute, so that the greeting changes with the day.
  const { now } = usePlan();
  const name = greetingName(useSessionUser().name);
  return (
    <header className="flex items-end justify-between gap-6 border-b">
      <div className="min-w-0 pb-5 lg:pb-7">
        <h2 className="line-clamp-2 pb-1 text-xl wrap-anywhere lg:text-2xl">
          {greeting(now)}
          {name && `, ${name}`}.
        </h2>
        <p className="mt-0.5 max-w-[60ch] text-ink-2">
          Gerencie suas turmas e acompanhe o progresso dos seus alunos
        </p>
        {hasSamples && (
          <p className="mt-3 max-w-[60ch] text-sm text-ink-2">
            Modo demonstração: as salas desta página vêm com dados de exemplo. Mude o que quiser, tudo fica
            neste aparelho.
          </p>
        )}
        {hasClassrooms && (
          <div className="mt-5 flex flex-wrap gap-3">
            <LinkButton to={paths.teacher.classrooms}>Ver salas</LinkButton>
            <LinkButton to={paths.teacher.newClassroom} variant="outline">
              <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
              Nova sala
            </LinkButton>
          </div>
        )}
      </div>
      <Griffin pose="reading" className="-mb-2.5 size-33 max-sm:hidden" />
    </header>
  );
}
