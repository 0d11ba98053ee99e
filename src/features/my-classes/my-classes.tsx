import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SEEN_OF_ESSAY } from '@/copy/classes';
import { errorSentence } from '@/copy/errors';
import type { Enrolment } from '@/domain/classrooms/enrolment';
import { lazyDialog } from '@/lib/lazy-dialog';
import { useCorrections } from '@/queries/essay-queries';
import { usePhotographedEssays } from '@/queries/photographed-essay-queries';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { ClassSection, type ClassSectionProps } from './class-section';
import { PhotographedEssays } from './photographed-essays';
import { useMyClasses } from './use-my-classes';

const EnterCodeDialog = lazyDialog(() =>
  import('./enter-code-dialog').then((module) => module.EnterCodeDialog),
);

type MyClassesProps = { ThemeTexts: ClassSectionProps['ThemeTexts'] };

/** The classes of the student. */
export function MyClasses({ ThemeTexts }: MyClassesProps) {
  const all = useMyClasses();
  const photographed = usePhotographedEssays();
  const [left, setLeft] = useState<readonly string[]>([]);
  // A class lists essays photographed by a teacher among the essays sent by the student, so the photographed essays
  // must be loaded first.
  const data = photographed.isPending ? undefined : all.data?.filter(({ id }) => !left.includes(id));
  const [isEntering, setIsEntering] = useState(false);
  // Corrections are needed only for their themes; a submission without a theme is shown by its date.
  const { data: corrections = [] } = useCorrections();

  const section = (one: Enrolment) => (
    <ClassSection
      key={one.id}
      enrolment={one}
      corrections={corrections}
      ThemeTexts={ThemeTexts}
      photographedIds={(photographed.data ?? []).map(({ id }) => id)}
      onLeft={() => setLeft((all) => [...all, one.id])}
    />
  );

  return (
    <>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h2 className="text-xl lg:text-2xl">Minhas salas</h2>
          <p className="mt-1 max-w-[60ch] text-ink-2">
            Os professores de uma sala veem seu nome e as redações que você enviar para ela: {SEEN_OF_ESSAY}.
            O que você não envia continua só seu.
          </p>
        </div>
        {/* At the same position before and after loading, so that it does not move under a finger. */}
        <Button onClick={() => setIsEntering(true)}>
          <KeyRound size={18} strokeWidth={1.75} aria-hidden="true" />
          Entrar com código
        </Button>
      </header>
      <Loaded
        query={{ ...all, data }}
        placeholder={<ClassesSkeleton />}
        failed={{ title: 'Não deu para carregar suas salas', note: errorSentence, className: '' }}
      >
        {(classes) => (
          <>
            {classes.filter(({ arquivada }) => !arquivada).map(section)}
            <ArchivedClasses>{classes.filter(({ arquivada }) => arquivada).map(section)}</ArchivedClasses>
            {classes.length === 0 && <NoClass />}
            <Loaded
              query={photographed}
              placeholder={null}
              failed={{
                title: 'As redações que um professor fotografou não abriram agora',
                note: errorSentence,
                className: 'mt-8 border-t pt-6',
              }}
            >
              {(essays) => <PhotographedEssays photographedEssays={essays} />}
            </Loaded>
          </>
        )}
      </Loaded>
      <EnterCodeDialog open={isEntering} onClose={() => setIsEntering(false)} />
    </>
  );
}

function ArchivedClasses({ children }: { children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <details className="mt-8">
      <summary className="mb-3 w-fit cursor-pointer py-2.5 font-semibold">
        Arquivadas ({children.length})
      </summary>
      {children}
    </details>
  );
}

function NoClass() {
  return (
    <EmptyState griffin="reading" title="Você não está em nenhuma sala" headingLevel={3}>
      Peça o código da sala ou o link de convite ao seu professor. O tema da sala passa a aparecer no seu
      início.
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
