import { useState } from 'react';
import { errorSentence } from '@/copy/errors';
import { DAYS_TO_CLAIM } from '@/domain/classrooms/photographed-essay';
import { useConfirmPhotos } from '@/queries/photographed-essay-queries';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';

type PermissionStepProps = { classroomId: string; onConfirmed(): void };

/**
 * Shown before the first pile of a class: explains how the photos are used and asks the teacher to confirm that the
 * required permissions were given.
 */
export function PermissionStep({ classroomId, onConfirmed }: PermissionStepProps) {
  const { mutate: confirm, isPending, error } = useConfirmPhotos(classroomId);
  const [isSure, setIsSure] = useState(false);
  return (
    <section aria-labelledby="pile-permission" className="max-w-[42rem]">
      <h3 id="pile-permission" tabIndex={-1} className="text-lg">
        Antes da primeira foto
      </h3>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2">
        <li>
          <b className="text-ink">A foto não sai deste aparelho</b> e não fica guardada. Ela é lida aqui, e
          some quando você sai da página.
        </li>
        <li>
          Vai para a sala só o texto que você conferir, com a correção. Quem dá aula nesta sala lê; os colegas
          do aluno, não.
        </li>
        <li>
          O aluno vê a redação em “Minhas salas” como enviada por você, e pode apagar quando quiser. Ela não
          gasta créditos e não conta para canetinhas, conquistas ou ranking.
        </li>
        <li>
          A redação de quem ainda não entrou fica guardada com o nome na sua lista. Quando o aluno entrar com
          o e-mail que você anotou, ou você confirmar quem ele é, ela passa a ser dele. Se ninguém a receber,
          ela é apagada depois de {DAYS_TO_CLAIM} dias.
        </li>
      </ul>
      <label className="mt-5 flex cursor-pointer items-start gap-3 rounded-md border bg-paper p-4">
        <input
          type="checkbox"
          checked={isSure}
          onChange={(event) => setIsSure(event.target.checked)}
          className="mt-1 size-5 shrink-0 accent-ink"
        />
        <span>
          Confirmo que a escola e os responsáveis pelos alunos desta sala autorizam que eu fotografe as
          redações e guarde os textos no Grifo.
        </span>
      </label>
      <p className="mt-2 text-sm text-muted">Seu nome e a data ficam registrados na sala.</p>
      <FormFailure sentence={error && errorSentence(error)} />
      <Button
        className="mt-4 max-sm:w-full"
        disabled={!isSure}
        busy={isPending}
        busyLabel="Confirmando..."
        onClick={() => confirm(undefined, { onSuccess: onConfirmed })}
      >
        Confirmar e continuar
      </Button>
    </section>
  );
}
