import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatDateTime } from '@/copy/dates';
import { relativeDate } from '@/copy/relative-date';
import { useServices } from '@/data/services-context';
import type { Classroom } from '@/domain/classrooms/classroom';
import { focusIfLost } from '@/lib/focus';
import { lazyDialog } from '@/lib/lazy-dialog';
import { Badge } from '@/ui/badge';
import { IconButton } from '@/ui/icon-button';
import { LinkButton } from '@/ui/link-button';
import { AddStudents } from './add-students';
import { InvitePanel } from './invite-panel';
import { roster, type Person } from './roster';
import type { UnsavedSource } from './unsaved';
import { tabAddress } from './use-class-tab';

type StudentsPanelProps = {
  classroom: Classroom;
  onUnsaved: (source: UnsavedSource, hasChanges: boolean) => void;
};

/** Students and expected students, with the invite. */
export function StudentsPanel({ classroom, onUnsaved }: StudentsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const people = roster(classroom);
  return (
    <div className="grid grid-cols-1 gap-9 lg:grid-cols-[1.35fr_1fr] lg:gap-12">
      <section aria-labelledby="students">
        <h3 id="students" ref={heading} tabIndex={-1} className="text-lg outline-none">
          Alunos
        </h3>
        <AddStudents classroomId={classroom.id} known={people} onUnsaved={onUnsaved} />
        <StudentList classroomId={classroom.id} people={people} heading={heading} />
      </section>
      {/* Above the list on phones, because the list may be long. */}
      <div className="max-lg:order-first">
        <InvitePanel classroom={classroom} />
      </div>
    </div>
  );
}

const RemoveStudentDialog = lazyDialog(() =>
  import('./remove-student-dialog').then((module) => module.RemoveStudentDialog),
);

type StudentListProps = {
  classroomId: string;
  people: readonly Person[];
  /** Gets the focus when a row is removed. */ heading: RefObject<HTMLElement | null>;
};

function StudentList({ classroomId, people, heading }: StudentListProps) {
  // `person` is kept while the dialog closes, so that its text does not change during the animation.
  const [asked, setAsked] = useState<{ person: Person; isOpen: boolean } | null>(null);

  // The pressed button disappears with its row: move the focus to the heading of the list.
  const isGone = asked !== null && !people.some(({ id }) => id === asked.person.id);
  useEffect(() => {
    if (isGone) focusIfLost(heading.current);
  }, [isGone, heading]);

  if (people.length === 0)
    return (
      <p className="mt-5 border-t pt-4 text-ink-2">
        Ninguém por enquanto. Envie o convite aos alunos ou anote os nomes de quem você espera.
      </p>
    );
  return (
    <>
      <ul className="mt-5 border-t">
        {people.map((person) => (
          <StudentRow key={person.id} person={person} onRemove={() => setAsked({ person, isOpen: true })} />
        ))}
      </ul>
      {asked && (
        <RemoveStudentDialog
          open={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          classroomId={classroomId}
          person={asked.person}
        />
      )}
    </>
  );
}

type StudentRowProps = { person: Person; onRemove: () => void };

function StudentRow({ person: { id, nome, entrou_em }, onRemove }: StudentRowProps) {
  const { now } = useServices();
  return (
    <li className="flex items-center gap-2 border-b py-2">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{nome}</p>
        {entrou_em !== null && (
          <p className="text-xs text-muted">
            entrou{' '}
            <time dateTime={entrou_em} title={formatDateTime(entrou_em)}>
              {relativeDate(entrou_em, now())}
            </time>
          </p>
        )}
      </div>
      {entrou_em === null ? (
        <Badge variant="outline">ainda não entrou</Badge>
      ) : (
        <LinkButton
          to={tabAddress('redacoes', { aluno: id })}
          variant="ghost"
          size="small"
          aria-label={`Redações de ${nome}`}
          className="font-medium"
        >
          Redações
        </LinkButton>
      )}
      <IconButton label={`Remover ${nome}`} onClick={onRemove}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
