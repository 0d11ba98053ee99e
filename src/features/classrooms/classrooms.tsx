import { ChevronRight, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { studentCount } from '@/copy/classes';
import type { ClassroomSummary } from '@/domain/classrooms/classroom';
import { paths } from '@/lib/paths';
import { useClassroomSummaries, useHasSamples } from '@/queries/classroom-queries';
import { Badge } from '@/ui/badge';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { DeletedClassrooms } from './years/deleted-classrooms';

/** The list of the teacher's classrooms (R-CLASS-1). */
export function Classrooms() {
  const hasSamples = useHasSamples();
  const query = useClassroomSummaries();
  const { data: classrooms } = query;
  const isEmpty = classrooms?.length === 0;
  const open = classrooms?.filter(({ arquivada }) => !arquivada) ?? [];
  const archived = classrooms?.filter(({ arquivada }) => arquivada) ?? [];
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-xl lg:text-2xl">Salas</h2>
            {hasSamples && <Badge variant="outline">dados de exemplo</Badge>}
          </div>
          {classrooms && !isEmpty && (
            <p className="num mt-1.5 text-ink-2">
              <b>{open.length}</b> {open.length === 1 ? 'sala' : 'salas'}
              {archived.length > 0 &&
                ` e ${archived.length} ${archived.length === 1 ? 'arquivada' : 'arquivadas'}`}
            </p>
          )}
        </div>
        {!isEmpty && (
          <LinkButton to={paths.teacher.newClassroom}>
            <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
            Nova sala
          </LinkButton>
        )}
      </header>
      <Loaded
        query={query}
        placeholder={<ClassroomsSkeleton />}
        failed={{
          title: 'Suas salas não abriram agora',
          note: 'Elas continuam guardadas. Confira a conexão e tente de novo.',
        }}
        stale={{
          title: 'A lista pode ter mudado',
          note: 'Não deu para atualizar agora. A tela mostra como estava antes.',
        }}
        empty={
          <EmptyState
            griffin="reading"
            title="Nenhuma sala por enquanto"
            headingLevel={3}
            action={<LinkButton to={paths.teacher.newClassroom}>Criar sala</LinkButton>}
          >
            Em cada sala ficam os seus alunos, os temas que você passa e as redações que eles enviam.
          </EmptyState>
        }
      >
        {() => (
          <>
            {open.length > 0 && <ClassroomList classrooms={open} />}
            {archived.length > 0 && (
              <details className="mt-6">
                <summary className="w-fit cursor-pointer py-2.5 font-semibold">
                  Arquivadas ({archived.length})
                </summary>
                <ClassroomList classrooms={archived} />
              </details>
            )}
          </>
        )}
      </Loaded>
      <DeletedClassrooms />
    </>
  );
}

function ClassroomList({ classrooms }: { classrooms: readonly ClassroomSummary[] }) {
  return (
    <ul className="border-t">
      {classrooms.map((classroom) => (
        <ClassroomRow key={classroom.id} classroom={classroom} />
      ))}
    </ul>
  );
}

/** The whole row is a link. Rows outside the viewport are not laid out (`content-visibility`). */
function ClassroomRow({ classroom }: { classroom: ClassroomSummary }) {
  const { id, nome, descricao, tema, alunos, redacoes, media, arquivada, sou_dono } = classroom;
  return (
    <li className="border-b [contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
      <Link
        to={paths.teacher.classroom(id)}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-sm py-5 text-ink no-underline hover:bg-hl-soft lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_13rem_auto] lg:gap-x-8"
      >
        <span className="min-w-0">
          <span className="line-clamp-2 font-serif text-[1.25rem] leading-tight font-bold wrap-anywhere">
            {nome}
          </span>
          {descricao && (
            <span className="mt-1 line-clamp-2 text-sm wrap-anywhere text-ink-2">{descricao}</span>
          )}
          {(arquivada || !sou_dono) && (
            <span className="mt-1.5 flex flex-wrap gap-2">
              {arquivada && <Badge variant="outline">arquivada</Badge>}
              {!sou_dono && <Badge variant="outline">você é um dos professores</Badge>}
            </span>
          )}
        </span>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="text-muted lg:order-last" />
        <span className="min-w-0 max-lg:col-span-2">
          <span className="eyebrow block">Tema atual</span>
          <span className="line-clamp-2 font-serif leading-snug wrap-anywhere">
            {tema || 'Nenhum por enquanto'}
          </span>
        </span>
        <span className="num flex flex-wrap gap-x-2 text-sm text-ink-2 max-lg:col-span-2 lg:grid lg:justify-items-end">
          <span>{studentCount(alunos)}</span>
          <span aria-hidden="true" className="lg:hidden">
            ·
          </span>
          <span>
            {redacoes} {redacoes === 1 ? 'corrigida' : 'corrigidas'}
            {media !== null && (
              <>
                , média <b className="text-ink">{Math.round(media)}</b>
              </>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

const ROWS = ['first', 'second', 'third'];

export function ClassroomsSkeleton() {
  return (
    <div className="border-t">
      <output className="sr-only">Carregando suas salas</output>
      {ROWS.map((row) => (
        <div key={row} className="grid gap-x-8 gap-y-3 border-b py-5 lg:grid-cols-[1.1fr_1fr_13rem]">
          <div className="grid gap-2">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4 w-56" />
          </div>
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-36 lg:justify-self-end" />
        </div>
      ))}
    </div>
  );
}
