import { useEffect, useRef, type RefObject } from 'react';
import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import type { Classroom } from '@/domain/classrooms/classroom';
import { focusIfLost } from '@/lib/focus';
import { useAssignPlace, useRefusePlace, useUndoPlace } from '@/queries/classroom-queries';
import { Button } from '@/ui/button';
import { notify } from '@/ui/toast';
import { tellUndone } from '../tell-undone';

type Claim = { placeId: string; placeName: string; studentId: string; studentName: string; essays: number };

/**
 * Students who joined, without further proof, under an expected name for which essays are waiting (decision 0037).
 */
function claimsOf({ alunos, nomes }: Pick<Classroom, 'alunos' | 'nomes'>): Claim[] {
  return alunos.flatMap(({ id, nome: studentName }) => {
    const place = nomes.find(({ pretendente_id }) => pretendente_id === id);
    return place
      ? [{ placeId: place.id, placeName: place.nome, studentId: id, studentName, essays: place.redacoes }]
      : [];
  });
}

type ClaimedPlacesProps = {
  classroom: Classroom;
  /** Gets the focus after the teacher has answered a question. */
  heading: RefObject<HTMLElement | null>;
};

/**
 * Asks whether the essays under an expected name belong to the student who joined under that name: one button
 * assigns them, another leaves them unassigned.
 */
export function ClaimedPlaces({ classroom, heading }: ClaimedPlacesProps) {
  const claims = claimsOf(classroom);
  const count = claims.length;
  const known = useRef(count);

  // Restores the focus, because the pressed button is removed with its question.
  useEffect(() => {
    if (count < known.current) focusIfLost(heading.current);
    known.current = count;
  }, [count, heading]);

  if (count === 0) return null;
  return (
    <section aria-label="Quem entrou pelo nome" className="mb-7">
      <ul className="grid gap-3">
        {claims.map((claim) => (
          <Question key={claim.studentId} classroomId={classroom.id} claim={claim} />
        ))}
      </ul>
    </section>
  );
}

function Question({ classroomId, claim }: { classroomId: string; claim: Claim }) {
  const { placeId, placeName, studentId, studentName, essays } = claim;
  const assign = useAssignPlace(classroomId);
  const refuse = useRefusePlace(classroomId);
  const { mutateAsync: undoPlace } = useUndoPlace(classroomId);
  const isBusy = assign.isPending || refuse.isPending;
  const given = { expectedId: placeId, studentId };

  const undo = () => tellUndone(() => undoPlace({ studentId, email: null }), messages.placeOpen(placeName));

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-hl-soft px-4 py-3">
      <p className="min-w-0 grow basis-64 wrap-anywhere">
        <b>{studentName}</b> entrou pelo nome. {waiting(essays)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={assign.isPending}
          disabled={isBusy}
          aria-label={`Sim, ${studentName} é quem eu esperava`}
          onClick={() =>
            assign.mutate(given, {
              onSuccess: () =>
                notify({
                  title: 'Aluno confirmado!',
                  description: `${studentName} já pode ler o que esperava por este nome.`,
                  action: { label: 'Desfazer', onPress: () => void undo() },
                }),
              onError: tellFailure,
            })
          }
        >
          Sim, entregar
        </Button>
        <Button
          size="small"
          variant="outline"
          busy={refuse.isPending}
          disabled={isBusy}
          aria-label={`Não, ${studentName} é outra pessoa`}
          onClick={() =>
            refuse.mutate(given, {
              onSuccess: () =>
                notify({
                  title: 'Nada foi entregue',
                  description: `${studentName} continua na sala, e as redações esperam outra pessoa. Se mudar de ideia, use “Achar na lista”.`,
                }),
              onError: tellFailure,
            })
          }
        >
          Não é a mesma pessoa
        </Button>
      </div>
    </li>
  );
}

function waiting(essays: number): string {
  if (essays === 0) return 'É quem você espera com este nome?';
  return essays === 1
    ? '1 redação espera: é desta pessoa?'
    : `${essays.toLocaleString('pt-BR')} redações esperam: são desta pessoa?`;
}

function tellFailure(error: Error) {
  notify({
    title: 'A resposta não foi guardada',
    description: errorSentence(error),
    variant: 'destructive',
  });
}
