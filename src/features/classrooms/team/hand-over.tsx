import { formatDateTime } from '@/copy/dates';
import { errorSentence } from '@/copy/errors';
import { useSessionUser } from '@/data/services-context';
import type { Classroom } from '@/domain/classrooms/classroom';
import type { ClassOffer, ClassTeacher, ClassTeam, OfferAnswer } from '@/domain/classrooms/class-team';
import { useAcceptOffer, useEndOffer, useOfferClass } from '@/queries/co-teacher-queries';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { notify } from '@/ui/toast';

type OfferDialogProps = { open: boolean; onClose: () => void; classroom: Classroom; teacher: ClassTeacher };

/** Offers the class to another of its teachers, after confirmation. */
export function OfferDialog({ open, onClose, classroom, teacher: { id, nome } }: OfferDialogProps) {
  const offering = useOfferClass(classroom.id);

  function handleOffered() {
    notify({ title: 'Sala oferecida', description: `A sala continua sua até ${nome} aceitar.` });
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={() => {
        offering.reset();
        onClose();
      }}
      onConfirm={() => offering.mutate(id, { onSuccess: handleOffered })}
      title={`Passar a sala “${classroom.nome}” para ${nome}?`}
      description={`${nome} recebe um aviso e decide. Se aceitar, só ${nome} poderá excluir a sala e escolher os professores. Você continua dando aula nela, e nada do que está na sala muda.`}
      confirmLabel="Oferecer a sala"
      busyLabel="Oferecendo..."
      variant="primary"
      isBusy={offering.isPending}
      failure={offering.error && errorSentence(offering.error)}
    />
  );
}

type OfferNoteProps = { classroom: Classroom; team: ClassTeam; offer: ClassOffer };

/** Notice that the class is offered: its owner may withdraw the offer, its recipient accepts or declines. */
export function OfferNote({ classroom, team, offer }: OfferNoteProps) {
  const { id: userId } = useSessionUser();
  const ending = useEndOffer(classroom.id);
  const accepting = useAcceptOffer(classroom.id);
  const isBusy = ending.isPending || accepting.isPending;
  const refusal = accepting.data?.motivo;
  const failure = accepting.error ?? ending.error;
  const owner = team.professores.find(({ dono }) => dono)?.nome ?? 'Quem é responsável pela sala';

  function handleAnswer({ motivo }: OfferAnswer) {
    if (motivo === 'sem_oferta')
      notify({ title: 'A oferta foi retirada', description: 'A sala continua como estava.' });
    if (!motivo)
      notify({ title: 'A sala agora é sua', description: `${owner} continua dando aula nela com você.` });
  }

  const sentence =
    refusal && refusal !== 'sem_oferta' ? REFUSALS[refusal](owner) : failure && errorSentence(failure);
  if (offer.professor_id !== userId)
    return (
      <div className="mt-4 grid justify-items-start gap-2 rounded-md bg-hl-soft px-4 py-3">
        <p className="text-sm wrap-anywhere">
          Você ofereceu a sala a {offer.nome} em {formatDateTime(offer.criada_em)}. Ela continua sua até a
          resposta.
        </p>
        <FormFailure sentence={sentence} />
        <Button
          variant="ghost"
          size="small"
          className="-ml-3"
          busy={ending.isPending}
          busyLabel="Retirando..."
          onClick={() => ending.mutate()}
        >
          Retirar a oferta
        </Button>
      </div>
    );
  return (
    <div className="mt-4 grid gap-3 rounded-md bg-hl-soft px-4 py-3">
      <p className="text-sm wrap-anywhere">
        {owner} quer passar esta sala para você. Se aceitar, só você poderá excluir a sala e escolher os
        professores. {owner} continua dando aula nela.
      </p>
      <FormFailure sentence={sentence} />
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          disabled={isBusy}
          busy={accepting.isPending}
          busyLabel="Aceitando..."
          onClick={() => accepting.mutate(undefined, { onSuccess: handleAnswer })}
        >
          Aceitar a sala
        </Button>
        <Button
          variant="outline"
          size="small"
          disabled={isBusy}
          busy={ending.isPending}
          busyLabel="Recusando..."
          onClick={() => ending.mutate()}
        >
          Recusar
        </Button>
      </div>
    </div>
  );
}

const REFUSALS: Record<'limite_de_salas' | 'limite_de_quem_passa', (owner: string) => string> = {
  limite_de_salas: () =>
    'Você já tem 100 salas suas. Exclua uma de vez ou passe uma adiante, e aceite de novo.',
  limite_de_quem_passa: (owner) =>
    `${owner} já dá aula em 100 salas de outros professores e precisa sair de uma antes. Avise e tente de novo.`,
};
