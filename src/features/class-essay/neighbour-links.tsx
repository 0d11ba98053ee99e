import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentEssays } from '@/data/use-classrooms';
import type { SentEssay } from '@/domain/classrooms/sent-essay';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';

/** To the essays before and after this one in the list of the class; none of it while that is not known. */
export function NeighbourLinks({ id, classroomId }: { id: string; classroomId: string }) {
  const { data = [] } = useSentEssays(classroomId);
  const at = data.findIndex((essay) => essay.id === id);
  if (at === -1 || data.length === 1) return null;
  const [previous, next] = [data[at - 1], data[at + 1]];
  return (
    <nav aria-label="Redações da turma" className="flex items-center gap-1">
      <span className="num px-1 text-sm text-muted">
        {at + 1} de {data.length.toLocaleString('pt-BR')}
      </span>
      {previous && (
        <NeighbourLink essay={previous} label="Anterior">
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
          Anterior
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink essay={next} label="Próxima">
          Próxima
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </NeighbourLink>
      )}
    </nav>
  );
}

type NeighbourLinkProps = { essay: SentEssay; label: string; children: ReactNode };

function NeighbourLink({ essay, label, children }: NeighbourLinkProps) {
  return (
    <LinkButton
      to={paths.teacher.classEssay(essay.id)}
      variant="ghost"
      size="small"
      aria-label={`${label}: ${essay.studentName}`}
    >
      {children}
    </LinkButton>
  );
}
