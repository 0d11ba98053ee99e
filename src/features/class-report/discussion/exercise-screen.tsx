import './exercise.css';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { errorSentence } from '@/copy/errors';
import { findingName } from '@/copy/writing';
import { classWriters } from '@/domain/classrooms/class-writers';
import { classFaults } from '@/domain/classrooms/class-faults';
import type { Classroom } from '@/domain/classrooms/classroom';
import { discussedSentences, someSentences } from '@/domain/classrooms/discussion';
import type { Submission } from '@/domain/classrooms/submission';
import { loadWhenAsked } from '@/lib/load-when-asked';
import { loadPrintFonts } from '@/lib/print-fonts';
import { paths } from '@/lib/paths';
import { useClassroomWithEssays, usePassages } from '@/queries/classroom-queries';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LoadFailed } from '@/ui/load-failed';
import { Loaded } from '@/ui/loaded';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/skeleton';
import { ExerciseSheet, type ExerciseGroup } from './exercise-sheet';

const fonts = loadWhenAsked(loadPrintFonts);

/** Maximum number of kinds of findings offered. */
const OFFERED = 10;

/**
 * `/dashboard/teacher/classrooms/{id}/frases`: sentences of a class to print and rewrite; `?erro=` contains the
 * kinds of findings.
 */
export function ExerciseScreen() {
  const { id = '' } = useParams();
  const query = useClassroomWithEssays(id);
  return (
    <>
      <Link
        to={`${paths.teacher.classroom(id)}?aba=relatorio`}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        Relatório da sala
      </Link>
      <h2 className="text-xl lg:text-2xl">Folha de exercícios</h2>
      <Loaded
        query={query}
        placeholder={<Skeleton className="mt-6 h-96" />}
        failed={{ title: 'Não deu para carregar as frases', note: errorSentence }}
        empty={<EmptyState title="Sala não encontrada">Ela pode ter sido excluída.</EmptyState>}
      >
        {([classroom, essays]) => <Exercises classroom={classroom} essays={essays} />}
      </Loaded>
    </>
  );
}

type ExercisesProps = { classroom: Classroom; essays: readonly Submission[] };

function Exercises({ classroom, essays }: ExercisesProps) {
  const [search] = useSearchParams();
  const [wanted, setWanted] = useState<readonly string[]>(() => search.getAll('erro'));
  const [hasAnswers, setHasAnswers] = useState(true);
  const [isPreparing, setIsPreparing] = useState(false);
  const faults = classFaults(essays).slice(0, OFFERED);
  const chosen = faults.filter(({ code }) => wanted.includes(code));
  const passages = usePassages(
    classroom.id,
    chosen.map(({ code }) => code),
  );
  const names = classWriters(classroom).map(({ nome }) => nome);
  const groups: ExerciseGroup[] = chosen.flatMap(({ code }, index) => {
    const sentences = someSentences(discussedSentences(passages[index]?.data ?? [], names), 0);
    return sentences.length > 0 ? [{ code, sentences }] : [];
  });
  const isLoading = passages.some(({ isPending }) => isPending);
  const failed = passages.filter(({ isError, data }) => isError && !data);

  // The fonts are also loaded for printing from the browser's menu.
  useEffect(() => void fonts.ready(), []);

  function choose(code: string, isChosen: boolean) {
    setWanted(isChosen ? [...wanted, code] : wanted.filter((one) => one !== code));
  }

  async function handlePrint() {
    setIsPreparing(true);
    await fonts.ready();
    setIsPreparing(false);
    window.print();
  }

  if (faults.length === 0)
    return (
      <EmptyState title="Ainda não há frases desta sala" headingLevel={3} className="mt-6">
        Elas vêm das marcações nas redações que os alunos enviam.
      </EmptyState>
    );
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-12">
      <div>
        <p className="text-ink-2">
          Três frases da sala para cada tipo de erro, sem nomes e com linhas para reescrever. Leia antes de
          imprimir: uma frase pode contar algo que só um aluno viveu.
        </p>
        <fieldset className="mt-5">
          <legend className="mb-1 text-sm font-semibold">Tipos de erro</legend>
          {faults.map(({ code, students, of }) => (
            <Choice key={code} checked={wanted.includes(code)} onChange={(next) => choose(code, next)}>
              {findingName(code)}{' '}
              <span className="num text-sm text-muted">
                {students} de {of}
              </span>
            </Choice>
          ))}
        </fieldset>
        <div className="mt-3 border-t pt-3">
          <Choice checked={hasAnswers} onChange={setHasAnswers}>
            Explicações em outra página
          </Choice>
        </div>
        <Button
          className="mt-4 max-sm:w-full"
          busy={isPreparing}
          disabled={groups.length === 0 || isLoading}
          onClick={() => void handlePrint()}
        >
          <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
          Imprimir folha
        </Button>
      </div>
      <div aria-busy={isLoading} className="min-w-0">
        {failed.length > 0 && (
          <LoadFailed
            title="Algumas frases não abriram agora"
            onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          >
            {errorSentence(failed[0]?.error)}
          </LoadFailed>
        )}
        {groups.length > 0 ? (
          <Sheet className="exercise-page rounded-sm!">
            <ExerciseSheet groups={groups} hasAnswers={hasAnswers} />
          </Sheet>
        ) : (
          !isLoading &&
          failed.length === 0 && (
            <p className="rounded-lg border border-dashed border-border-strong p-8 text-center text-ink-2">
              {chosen.length === 0
                ? 'Escolha pelo menos um tipo de erro.'
                : 'Não há frase destes tipos para mostrar: as que dizem o nome de um aluno não aparecem.'}
            </p>
          )
        )}
      </div>
      {groups.length > 0 &&
        createPortal(
          <div className="exercise-print">
            <ExerciseSheet groups={groups} hasAnswers={hasAnswers} />
          </div>,
          document.body,
        )}
    </div>
  );
}

type ChoiceProps = { checked: boolean; onChange(checked: boolean): void; children: ReactNode };

function Choice({ checked, onChange, children }: ChoiceProps) {
  return (
    <label className="grid min-h-11 grid-cols-[1.5rem_1fr] items-center gap-x-2.5">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-ink"
      />
      <span>{children}</span>
    </label>
  );
}
