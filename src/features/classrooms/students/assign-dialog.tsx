import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useAssignPlace, useUndoPlace } from '@/queries/classroom-queries';
import { buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FormFailure } from '@/ui/form-failure';
import { notify } from '@/ui/toast';
import { likeliest, type Person } from './roster';
import { tellUndone } from '../tell-undone';

type AssignDialogProps = {
  open: boolean;
  onClose: () => void;
  classroomId: string;
  student: Person;
  people: readonly Person[];
};

/**
 * Assigns a student who has joined to a name of the teacher's list: one press assigns the student, and the toast
 * offers to undo it.
 */
export function AssignDialog({ open, onClose, classroomId, student, people }: AssignDialogProps) {
  const assign = useAssignPlace(classroomId);
  const { mutateAsync: undoPlace } = useUndoPlace(classroomId);

  function choose(place: Person) {
    assign.mutate(
      { expectedId: place.id, studentId: student.id },
      {
        onSuccess() {
          onClose();
          notify({
            title: 'Aluno identificado!',
            description: `${student.nome} é ${place.nome} na sua lista.`,
            action: { label: 'Desfazer', onPress: () => void undo(place) },
          });
        },
      },
    );
  }

  const undo = (place: Person) =>
    tellUndone(
      () => undoPlace({ studentId: student.id, email: place.expected?.email ?? null }),
      messages.placeOpen(place.nome),
    );

  return (
    <Dialog
      open={open}
      onOpenChange={() => {
        assign.reset();
        onClose();
      }}
      title="É este aluno?"
      description={`${student.nome} entrou na sala. Escolha quem é na sua lista.`}
    >
      <FormFailure sentence={assign.error && errorSentence(assign.error)} />
      <ul className="mt-2 grid gap-2">
        {likeliest(people, student).map((place) => (
          <li key={place.id}>
            <button
              type="button"
              disabled={assign.isPending}
              onClick={() => choose(place)}
              className={`${buttonClass({ variant: 'outline', block: true })} flex-col items-start! gap-0.5! text-left wrap-anywhere`}
            >
              {place.nome}
              {place.expected?.email && !place.nome.includes(place.expected.email) && (
                <span className="text-sm font-normal text-ink-2">{place.expected.email}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
