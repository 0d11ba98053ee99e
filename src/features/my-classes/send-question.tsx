import { SEEN_OF_ESSAY, whatTeacherSees } from '@/copy/class-sharing';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import type { Target } from './use-sharing';

type SendQuestionProps = {
  targets: readonly Target[];
  /** The class it is on its way to. */
  sendingTo: string | null;
  failure: string | null;
  /** Whether it is sure that nobody else may read it so far. */
  isOnlyOwn: boolean;
  onSend(target: Target): void;
  onDecline(): void;
};

/** "Enviar para a turma X?", with what its teacher will see. Neither answer is given beforehand. */
export function SendQuestion(props: SendQuestionProps) {
  const { targets, sendingTo, failure, isOnlyOwn, onSend, onDecline } = props;
  const [only] = targets.length === 1 ? targets : [];
  const unsent = targets.filter(({ isUnsent }) => isUnsent).map(({ classroomName }) => classroomName);
  const teachers = [...new Set(targets.map(({ teacherName }) => teacherName))];
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="font-sans text-base leading-snug wrap-anywhere">
          {only ? `Enviar para a turma ${only.classroomName}?` : 'Enviar para uma turma?'}
        </h3>
        <p className="mt-1 text-sm wrap-anywhere text-ink-2">
          {teachers.length === 1 && teachers[0] !== undefined
            ? whatTeacherSees(teachers[0])
            : `Quem dá aula na turma vê ${SEEN_OF_ESSAY}.`}{' '}
          {isOnlyOwn && 'Sem enviar, só você vê esta redação.'}
        </p>
        {unsent.length > 0 && !failure && (
          <p className="mt-1 text-sm wrap-anywhere text-warn">
            O envio para {unsent.join(' e ')} não chegou da última vez.
          </p>
        )}
      </div>
      <FormFailure sentence={failure} />
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        {targets.map((target) => (
          <Button
            key={target.classroomId}
            variant={target.themeId === null && targets.length > 1 ? 'outline' : 'primary'}
            size="small"
            busy={sendingTo === target.classroomId}
            busyLabel="Enviando..."
            disabled={sendingTo !== null}
            className="min-w-0 whitespace-normal! wrap-anywhere"
            onClick={() => onSend(target)}
          >
            {only ? 'Enviar para a turma' : `Enviar para ${target.classroomName}`}
          </Button>
        ))}
        <Button variant="ghost" size="small" disabled={sendingTo !== null} onClick={onDecline}>
          Agora não
        </Button>
      </div>
    </div>
  );
}
