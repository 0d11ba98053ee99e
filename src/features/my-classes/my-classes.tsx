import { useState } from 'react';
import { SEEN_OF_ESSAY } from '@/copy/classes';
import { errorSentence } from '@/copy/errors';
import { useCorrections } from '@/queries/essay-queries';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { ClassSection } from './class-section';
import { useMyClasses } from './use-my-classes';

/** The classes of the student. */
export function MyClasses() {
  const { data, error, isFetching, refetch } = useMyClasses();
  const [left, setLeft] = useState<readonly string[]>([]);
  const classes = data?.filter(({ id }) => !left.includes(id));
  // Only for their themes: a submission without one is shown by its date.
  const { data: corrections = [] } = useCorrections();

  return (
    <>
      <header className="mb-6">
        <h2 className="text-xl lg:text-2xl">Minhas salas</h2>
        <p className="mt-1 max-w-[60ch] text-ink-2">
          O professor vê seu nome e as redações que você enviar para a sala: {SEEN_OF_ESSAY}. O que você não
          envia continua só seu.
        </p>
      </header>
      {classes?.map((one) => (
        <ClassSection
          key={one.id}
          enrolment={one}
          corrections={corrections}
          onLeft={() => setLeft((all) => [...all, one.id])}
        />
      ))}
      {classes?.length === 0 && <NoClass />}
      {!classes && !error && <ClassesSkeleton />}
      {!classes && error && (
        <EmptyState
          title="Não deu para carregar suas salas"
          headingLevel={3}
          action={
            <Button busy={isFetching} busyLabel="Carregando..." onClick={() => void refetch()}>
              Tentar de novo
            </Button>
          }
        >
          {errorSentence(error)}
        </EmptyState>
      )}
    </>
  );
}

function NoClass() {
  return (
    <EmptyState griffin="reading" title="Você não está em nenhuma sala" headingLevel={3}>
      Peça o link de convite a quem dá aula para você e abra-o aqui neste aparelho. O tema da sala passa a
      aparecer no seu início.
    </EmptyState>
  );
}

export function ClassesSkeleton() {
  return (
    <Card>
      <output className="sr-only">Carregando...</output>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="mt-3 h-4 w-56" />
      <Skeleton className="mt-6 h-5 w-4/5" />
      <Skeleton className="mt-4 h-11 w-60" />
    </Card>
  );
}
