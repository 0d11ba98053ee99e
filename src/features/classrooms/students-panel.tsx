import { useRef } from 'react';
import type { Classroom } from '@/domain/classrooms/classroom';
import { AddStudents } from './add-students';
import { InvitePanel } from './invite-panel';
import { roster } from './roster';
import { StudentList } from './student-list';
import type { UnsavedSource } from './use-unsaved';

type StudentsPanelProps = {
  classroom: Classroom;
  onUnsaved: (source: UnsavedSource, hasChanges: boolean) => void;
};

/** Who is in the class, and the two ways in: an invite, and a name written down. */
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
      {/* On a phone before the list, which may be long. */}
      <div className="max-lg:order-first">
        <InvitePanel classroom={classroom} />
      </div>
    </div>
  );
}
