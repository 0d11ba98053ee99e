import type { ReactNode } from 'react';
import { relativeDate } from '@/copy/relative-date';
import { useServices } from '@/data/services-context';
import { useCorrections } from '@/data/use-corrections';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/skeleton';

/** How many essays were corrected, and the way to them or to the first one (spec §2 "Student profile"). */
export function CorrectedEssaysCard() {
  return (
    <Sheet className="p-5 sm:p-6">
      <section aria-labelledby="profile-essays">
        <h3 id="profile-essays" className="text-lg">
          Redações corrigidas
        </h3>
        <Content />
      </section>
    </Sheet>
  );
}

function Content() {
  const { now } = useServices();
  const { data, isError, refetch } = useCorrections();
  const last = data?.[0];
  if (data && !last) {
    return (
      <Outcome actions={<LinkButton to={paths.student.essay}>Escrever primeira redação</LinkButton>}>
        Nenhuma redação corrigida
      </Outcome>
    );
  }
  if (data && last) {
    return (
      <Outcome
        actions={
          <>
            <LinkButton to={paths.student.allCorrectedEssays} variant="outline">
              Ver Todas
            </LinkButton>
            <LinkButton to={paths.student.correctedEssays} variant="ghost">
              Ver Recentes
            </LinkButton>
          </>
        }
      >
        <b className="num font-serif text-[2.25rem] leading-[1.2] font-extrabold text-ink">
          {data.length.toLocaleString('pt-BR')}
        </b>{' '}
        até hoje. {data.length > 1 ? 'A última foi' : 'Foi'} {relativeDate(last.submittedAt, now())}.
      </Outcome>
    );
  }
  if (isError) {
    return (
      <Outcome
        actions={
          <Button variant="outline" onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        }
      >
        Não deu para contar suas redações agora. Elas continuam guardadas.
      </Outcome>
    );
  }
  return (
    <div role="status" className="mt-3 grid gap-4">
      <span className="sr-only">Carregando...</span>
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-11 w-32" />
    </div>
  );
}

function Outcome({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <>
      <p className="mt-1 text-ink-2">{children}</p>
      <div className="mt-4 flex flex-wrap gap-x-2 gap-y-3">{actions}</div>
    </>
  );
}
