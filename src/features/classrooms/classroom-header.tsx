import { Pencil, Trash2 } from 'lucide-react';
import type { Classroom } from '@/domain/classrooms/classroom';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { BackToClassrooms } from './back-to-classrooms';
import { peopleCount } from './people-count';

type ClassroomHeaderProps = {
  classroom: Classroom;
  isStale: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** What the class is called, who is in it, and what can be done to it as a whole. */
export function ClassroomHeader({ classroom, isStale, onEdit, onDelete }: ClassroomHeaderProps) {
  const { nome, descricao, students, expected } = classroom;
  return (
    <header>
      <BackToClassrooms />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 basis-80 grow">
          <h2 className="text-xl wrap-anywhere lg:text-2xl">{nome}</h2>
          {descricao && (
            <p className="mt-1 max-w-[65ch] wrap-anywhere whitespace-pre-line text-ink-2">{descricao}</p>
          )}
          <p className="num mt-1 text-sm text-muted">
            {peopleCount(students.length)}
            {expected.length > 0 &&
              `, ${expected.length} ainda não ${expected.length === 1 ? 'entrou' : 'entraram'}`}
          </p>
        </div>
        <div className="flex gap-1">
          <Button variant="outline" onClick={onEdit}>
            <Pencil size={17} strokeWidth={1.75} aria-hidden="true" />
            Editar sala
          </Button>
          <IconButton label="Excluir sala" onClick={onDelete}>
            <Trash2 size={19} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {isStale && (
        <p role="alert" className="mt-3 text-sm text-warn">
          Não deu para ler a sala de novo. O que está na tela é a última leitura.
        </p>
      )}
    </header>
  );
}
