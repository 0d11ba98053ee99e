import { useEffect, useState, type RefObject } from 'react';
import { focusIfLost } from '@/lib/focus-if-lost';
import { lazyDialog } from '@/lib/lazy-dialog';
import type { Person } from './roster';
import { StudentRow } from './student-row';

const RemoveStudentDialog = lazyDialog(() =>
  import('./remove-student-dialog').then((module) => module.RemoveStudentDialog),
);

type StudentListProps = {
  classroomId: string;
  people: readonly Person[];
  /** Of the list. */ heading: RefObject<HTMLElement | null>;
};

export function StudentList({ classroomId, people, heading }: StudentListProps) {
  // The person stays while the dialog closes, so that its words do not change on the way out.
  const [asked, setAsked] = useState<{ person: Person; isOpen: boolean } | null>(null);

  // Its button goes along with a row: the keyboard goes on from the top of the list.
  const isGone = asked !== null && !people.some(({ id }) => id === asked.person.id);
  useEffect(() => {
    if (isGone) focusIfLost(heading.current);
  }, [isGone, heading]);

  if (people.length === 0)
    return (
      <p className="mt-5 border-t pt-4 text-ink-2">
        Ninguém por enquanto. Envie o convite para a turma, ou escreva os nomes que você espera.
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
