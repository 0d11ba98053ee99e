import { ListPlus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatDateTime } from '@/copy/dates';
import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { relativeDate } from '@/copy/relative-date';
import { useServices } from '@/data/services-context';
import type { Classroom } from '@/domain/classrooms/classroom';
import { isSameName } from '@/domain/classrooms/student-names';
import { focusIfLost } from '@/lib/focus';
import { lazyDialog } from '@/lib/lazy-dialog';
import { lazyPart } from '@/lib/lazy-part';
import { useUndoPlace } from '@/queries/classroom-queries';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { LinkButton } from '@/ui/link-button';
import { notify } from '@/ui/toast';
import { AddStudents } from './add-students';
import { ClassPractice } from '../team/class-practice';
import { ClassTeamPanel } from '../team/class-team';
import { InvitePanel } from '../invite/invite-panel';
import { roster, type Person } from './roster';
import type { UnsavedSource } from '../themes/unsaved';
import { tabAddress } from '../use-class-tab';

type StudentsPanelProps = {
  classroom: Classroom;
  onUnsaved: (source: UnsavedSource, hasChanges: boolean) => void;
};

/** Students and expected students, with the invite. */
export function StudentsPanel({ classroom, onUnsaved }: StudentsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const people = roster(classroom);
  const isClaimed = classroom.nomes.some(({ pretendente_id }) => pretendente_id);
  const [wasClaimed, setWasClaimed] = useState(isClaimed);
  if (isClaimed && !wasClaimed) setWasClaimed(true);
  return (
    <>
      {wasClaimed && <ClaimedPlaces classroom={classroom} heading={heading} />}
      <div className="grid grid-cols-1 gap-9 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-6">
        <section aria-labelledby="students" className="lg:row-span-2">
          <h3 id="students" ref={heading} tabIndex={-1} className="text-lg outline-none">
            Alunos
          </h3>
          <AddStudents classroomId={classroom.id} known={people} onUnsaved={onUnsaved} />
          <ImportButton classroom={classroom} onUnsaved={onUnsaved} />
          <PermissionsButton classroomId={classroom.id} people={people} />
          <StudentList classroomId={classroom.id} people={people} heading={heading} />
        </section>
        {/* Above the list on phones, because the list may be long. */}
        <div className="max-lg:order-first">
          <InvitePanel classroom={classroom} />
        </div>
        <div className="grid grid-cols-1 gap-6 self-start">
          <ClassTeamPanel classroom={classroom} />
          <ClassPractice classroom={classroom} />
        </div>
      </div>
    </>
  );
}

/**
 * Loaded on demand, as few classes have such questions. Stays mounted to move the focus after the last question is
 * answered.
 */
const ClaimedPlaces = lazyPart(() => import('./claimed-places').then((module) => module.ClaimedPlaces));

const ImportDialog = lazyDialog(() => import('./import-dialog').then((module) => module.ImportDialog));

function ImportButton(props: StudentsPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" className="mt-1 -ml-3" onClick={() => setIsOpen(true)}>
        <ListPlus size={18} strokeWidth={1.75} aria-hidden="true" />
        Importar uma lista
      </Button>
      <ImportDialog {...props} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const HandPermissionsDialog = lazyDialog(() =>
  import('../team/hand-permissions-dialog').then((module) => module.HandPermissionsDialog),
);

function PermissionsButton(props: { classroomId: string; people: readonly Person[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" className="mt-1" onClick={() => setIsOpen(true)}>
        Autorizações de letra
      </Button>
      <HandPermissionsDialog {...props} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
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

/** `person` is kept while a dialog closes, so that its text does not change during the animation. */
type Asked = { dialog: 'remove' | 'assign'; person: Person; isOpen: boolean };

function StudentList({ classroomId, people, heading }: StudentListProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isWaitedFor = people.some(({ expected }) => expected);

  // The pressed button disappears with its row, so the focus moves to the heading of the list.
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
  const close = () => setAsked(asked && { ...asked, isOpen: false });
  return (
    <>
      <ul className="mt-3 border-t">
        {people.map((person) => (
          <StudentRow
            key={person.id}
            classroomId={classroomId}
            person={person}
            onAssign={isWaitedFor ? () => setAsked({ dialog: 'assign', person, isOpen: true }) : null}
            onRemove={() => setAsked({ dialog: 'remove', person, isOpen: true })}
          />
        ))}
      </ul>
      {asked?.dialog === 'remove' && (
        <RemoveStudentDialog
          open={asked.isOpen}
          onClose={close}
          classroomId={classroomId}
          person={asked.person}
        />
      )}
      {asked?.dialog === 'assign' && (
        <AssignDialog
          open={asked.isOpen}
          onClose={close}
          classroomId={classroomId}
          student={asked.person}
          people={people}
        />
      )}
    </>
  );
}

type StudentRowProps = {
  classroomId: string;
  person: Person;
  /** null while nobody is waited for. */ onAssign: (() => void) | null;
  onRemove: () => void;
};

function StudentRow({ classroomId, person, onAssign, onRemove }: StudentRowProps) {
  const { id, nome, entrou_em, nome_anterior, nome_na_lista, expected } = person;
  const { now } = useServices();
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-b py-2">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{nome}</p>
        {nome_anterior && <p className="text-sm wrap-anywhere text-ink-2">antes {nome_anterior}</p>}
        {expected?.email && !nome.includes(expected.email) && (
          <p className="text-sm wrap-anywhere text-ink-2">{expected.email}</p>
        )}
        {entrou_em !== null && (
          <p className="text-xs text-muted">
            entrou{' '}
            <time dateTime={entrou_em} title={formatDateTime(entrou_em)}>
              {relativeDate(entrou_em, now())}
            </time>
          </p>
        )}
        {nome_na_lista !== null && !isSameName(nome_na_lista, nome) && (
          <Place classroomId={classroomId} person={{ id, nome, nome_na_lista }} />
        )}
      </div>
      {onAssign && !expected && nome_na_lista === null && (
        // Places the button below the other buttons on phones.
        <div className="max-sm:order-last max-sm:-mb-1 max-sm:basis-full">
          <Button
            variant="ghost"
            size="small"
            className="font-medium max-sm:-ml-3"
            aria-label={`Achar na lista: ${nome}`}
            onClick={onAssign}
          >
            Achar na lista
          </Button>
        </div>
      )}
      {expected && (
        <Badge variant="outline">
          {expected.pretendente_id ? 'espera você confirmar' : 'ainda não entrou'}
        </Badge>
      )}
      {(!expected || expected.redacoes > 0) && (
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

const AssignDialog = lazyDialog(() => import('./assign-dialog').then((module) => module.AssignDialog));

type PlaceProps = { classroomId: string; person: { id: string; nome: string; nome_na_lista: string } };

/**
 * The entry of the teacher's list, under another name, to which the student is assigned, with a button to undo the
 * assignment.
 */
function Place({ classroomId, person: { id, nome, nome_na_lista } }: PlaceProps) {
  const { mutate: undo, isPending } = useUndoPlace(classroomId);
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-sm text-ink-2">
      <span className="wrap-anywhere">na sua lista: {nome_na_lista}</span>
      <Button
        variant="ghost"
        size="small"
        className="max-sm:-ml-3"
        busy={isPending}
        aria-label={`Desfazer: ${nome} não é ${nome_na_lista}`}
        onClick={() =>
          undo(
            { studentId: id, email: null },
            {
              onSuccess: () => notify(messages.placeOpen(nome_na_lista)),
              onError: (error) =>
                notify({
                  title: 'Não deu para desfazer',
                  description: errorSentence(error),
                  variant: 'destructive',
                }),
            },
          )
        }
      >
        Desfazer
      </Button>
    </p>
  );
}
