import { Link } from 'react-router-dom';
import type { ClassroomSummary } from '@/domain/classrooms/classroom';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { paths } from '@/lib/paths';
import { Bar } from '@/ui/bar';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';

const SHOWN = 4;

/** The first classrooms as cards, with a link to the list if there are more classrooms. */
export function ClassroomCards({ classrooms }: { classrooms: readonly ClassroomSummary[] }) {
  return (
    <>
      <ul className="mt-3 grid gap-4 sm:max-lg:grid-cols-2">
        {classrooms.slice(0, SHOWN).map((classroom) => (
          <li key={classroom.id} className="min-w-0">
            <ClassroomCard classroom={classroom} />
          </li>
        ))}
      </ul>
      {classrooms.length > SHOWN && (
        <Link to={paths.teacher.classrooms} className="mt-3 inline-flex min-h-11 items-center text-sm">
          Ver todas as {classrooms.length} salas
        </Link>
      )}
    </>
  );
}

function ClassroomCard({ classroom }: { classroom: ClassroomSummary }) {
  const { id, nome, descricao, tema, alunos, media } = classroom;
  return (
    <Card className="flex h-full flex-col">
      <h3 className="line-clamp-2 text-[1.25rem] wrap-anywhere">{nome}</h3>
      <p className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-2">
        <span className="num">{alunos === 1 ? '1 aluno' : `${alunos} alunos`}</span>
        {descricao && ` · ${descricao}`}
      </p>
      {media === null ? (
        <p className="mt-4 text-sm text-muted">Nenhuma redação corrigida ainda.</p>
      ) : (
        <Average nome={nome} total={Math.round(media)} />
      )}
      <p className="mt-4 text-xs font-semibold text-muted">Tema atual</p>
      <p className="mt-0.5 line-clamp-3 font-serif leading-snug wrap-anywhere">
        {tema || 'Nenhum por enquanto'}
      </p>
      <div className="mt-auto pt-4">
        <LinkButton
          to={paths.teacher.classroom(id)}
          variant="outline"
          size="small"
          aria-label={`Ver sala: ${nome}`}
        >
          Ver sala
        </LinkButton>
      </div>
    </Card>
  );
}

function Average({ nome, total }: { nome: string; total: number }) {
  return (
    <div className="mt-4 flex items-center gap-3">
      <p className="text-sm whitespace-nowrap text-muted">
        média <b className="num font-serif text-xl leading-none font-extrabold text-ink">{total}</b>
      </p>
      <Bar value={total} max={MAX_TOTAL} label={`Média da sala ${nome}`} className="grow" />
    </div>
  );
}
