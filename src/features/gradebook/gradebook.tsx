import { useMemo, useState } from 'react';
import { studentCount } from '@/copy/classes';
import { formatDate } from '@/copy/dates';
import { PRODUCT_NAME } from '@/copy/product';
import { useServices } from '@/data/services-context';
import type { Classroom } from '@/domain/classrooms/classroom';
import { gradebook, type Gradebook as Book } from '@/domain/classrooms/gradebook';
import type { Submission } from '@/domain/classrooms/submission';
import { useWindowWidth } from '@/lib/use-window-width';
import { useClassroomWithEssays, useHasSamples } from '@/queries/classroom-queries';
import { Badge } from '@/ui/badge';
import { EmptyState } from '@/ui/empty-state';
import { LevelDots } from '@/components/level-dots';
import { Loaded } from '@/ui/loaded';
import { EMPTY_TEXT } from './grade-text';
import { GradeGrid } from './grade-grid';
import { GradeList } from './grade-list';
import { GradebookSkeleton } from './gradebook-skeleton';
import { GradebookTools } from './gradebook-tools';
import { usePrinting } from './use-printing';

/**
 * The grades of a class: a grid with a row per student, a column per theme, and averages. On narrow screens, a list
 * for one theme.
 */
export function Gradebook({ classroomId }: { classroomId: string }) {
  const query = useClassroomWithEssays(classroomId);
  return (
    <Loaded
      query={query}
      placeholder={<GradebookSkeleton />}
      failed={{
        title: 'As notas não abriram agora',
        note: 'As redações da sala continuam guardadas. Confira a conexão e tente de novo.',
      }}
      // The page around this part already shows that the classroom does not exist.
      empty={null}
    >
      {([classroom, essays]) => (
        <GradebookView classroom={classroom} essays={essays} isStale={query.isError} />
      )}
    </Loaded>
  );
}

/** Narrower windows (CSS pixels) have no space for a theme beside the names. */
const GRID_FROM = 768;

type GradebookViewProps = {
  classroom: Classroom;
  essays: readonly Submission[];
  /** The last request failed. */ isStale: boolean;
};

function GradebookView({ classroom, essays, isStale }: GradebookViewProps) {
  const { now } = useServices();
  const [openedAt] = useState(now);
  const width = useWindowWidth();
  const isPrinting = usePrinting();
  const book = useMemo(() => gradebook(classroom, essays, openedAt), [classroom, essays, openedAt]);

  if (book.rows.length === 0)
    return (
      <EmptyState griffin="thinking" title="Ninguém entrou na sala ainda" headingLevel={3}>
        As notas aparecem aqui quando os alunos entrarem pelo convite.
      </EmptyState>
    );
  return (
    <section aria-label="Notas da sala" className="gradebook-print">
      <PaperHeading classroom={classroom} now={openedAt} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <Legend />
        <GradebookTools classroom={classroom} book={book} essays={essays} />
      </div>
      {isStale && (
        <p role="alert" className="mb-3 text-sm text-warn print:hidden">
          Não deu para atualizar as notas agora. A tela mostra como elas estavam antes.
        </p>
      )}
      {width >= GRID_FROM || isPrinting ? (
        <GradeGrid classroomId={classroom.id} book={book} isPrinting={isPrinting} />
      ) : (
        <GradeList classroomId={classroom.id} book={book} />
      )}
      <Notes book={book} />
    </section>
  );
}

/** Heading shown only in print. */
function PaperHeading({ classroom, now }: { classroom: Classroom; now: Date }) {
  const hasSamples = useHasSamples();
  return (
    <header className="mb-3 hidden items-baseline justify-between gap-6 border-b-[1.5px] border-ink pb-1.5 print:flex">
      <h2 className="text-lg wrap-anywhere">{classroom.nome}: notas</h2>
      <p className="num shrink-0 text-xs text-muted">
        {PRODUCT_NAME}
        {hasSamples && ' · dados de exemplo'} · {studentCount(classroom.alunos.length)} · {formatDate(now)}
      </p>
    </header>
  );
}

const ALL_LEVELS = [0, 40, 80, 120, 160, 200];

function Legend() {
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-xs text-ink-2">
      <span className="inline-flex items-center gap-2">
        <LevelDots levels={ALL_LEVELS} />
        níveis de 0 a 200, da competência I à V
      </span>
      <span className="inline-flex items-center gap-2">
        <Badge variant="warn">2 dias</Badge>
        enviada com atraso
      </span>
      <span className="inline-flex items-center gap-2">
        <span className="text-sm font-semibold text-warn">{EMPTY_TEXT.missing}</span>
        não enviou até o prazo
      </span>
    </p>
  );
}

function Notes({ book: { elsewhere, columns } }: { book: Book }) {
  return (
    <div className="mt-3 grid max-w-prose gap-1 text-sm text-ink-2 print:mt-2 print:text-xs">
      {columns.length === 0 && <p>A sala ainda não tem tema. Cada tema que você passar vira uma coluna.</p>}
      <p>
        Onde você deu um nível, vale o seu; nos outros casos, o do corretor. Se o aluno enviou mais de uma
        redação no tema, vale a última. Redação pendente não entra nas médias.
      </p>
      {elsewhere > 0 && (
        <p className="num">
          {elsewhere === 1
            ? 'Uma redação é sobre um tema de fora da sala e não está na tabela'
            : `${elsewhere.toLocaleString('pt-BR')} redações são sobre temas de fora da sala e não estão na tabela`}
          ; na página do aluno, aparecem todas.
        </p>
      )}
    </div>
  );
}
