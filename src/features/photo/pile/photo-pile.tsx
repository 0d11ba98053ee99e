import '../photo.css';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AssignStep } from './assign-step';
import { CheckStep } from './check-step';
import { PermissionStep } from './permission-step';
import { PhotosStep } from './photos-step';
import { SendStep } from './send-step';
import { usePile } from './use-pile';
import { useSendPile } from './use-send-pile';
import { formatDate } from '@/copy/dates';
import type { PhotoConfirmation } from '@/domain/classrooms/photographed-essay';
import type { Classroom } from '@/domain/classrooms/classroom';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import { useLeaveGuard } from '@/lib/use-leave-guard';
import { useClassroom } from '@/queries/classroom-queries';
import { usePhotoConfirmation } from '@/queries/photographed-essay-queries';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { Stepper } from '@/ui/stepper';

const LeaveDialog = lazyDialog(() => import('@/ui/leave-dialog').then((module) => module.LeaveDialog));

/** Sends photos of handwritten sheets to a class: assign, read, check, correct, send. */
export function PhotoPile({ classroomId }: { classroomId: string }) {
  const classroom = useClassroom(classroomId);
  return (
    <>
      <LinkButton to={paths.teacher.classroom(classroomId)} variant="ghost" size="small" className="-ml-3">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="wrap-anywhere">{classroom.data?.nome ?? 'Sala'}</span>
      </LinkButton>
      <h2 className="mt-2 text-xl lg:text-2xl">Fotografar redações</h2>
      <Loaded
        query={classroom}
        placeholder={<PileSkeleton />}
        failed={FAILED}
        empty={
          <EmptyState title="Sala não encontrada" headingLevel={3} className="mt-5">
            Ela pode ter sido excluída.
          </EmptyState>
        }
      >
        {(found) => <PileOf classroom={found} />}
      </Loaded>
    </>
  );
}

const FAILED = {
  title: 'A sala não abriu agora',
  note: 'Ela continua guardada. Confira a conexão e tente de novo.',
};

function PileOf({ classroom }: { classroom: Classroom }) {
  const confirmation = usePhotoConfirmation(classroom.id);
  if (classroom.arquivada)
    return (
      <EmptyState title="Esta sala está arquivada" headingLevel={3} className="mt-5">
        Nela não entram redações novas.
      </EmptyState>
    );
  if (classroom.alunos.length + classroom.nomes.length === 0)
    return (
      <EmptyState title="Nenhum aluno na sala ainda" headingLevel={3} className="mt-5">
        A redação de cada folha vai para um aluno. Anote os nomes na lista da sala, mesmo de quem ainda não
        entrou, e volte aqui.
      </EmptyState>
    );
  const steps = (confirmation: PhotoConfirmation | null) => (
    <PileSteps classroom={classroom} confirmation={confirmation} />
  );
  return (
    <Loaded query={confirmation} placeholder={<PileSkeleton />} failed={FAILED} empty={steps(null)}>
      {steps}
    </Loaded>
  );
}

const STEPS = ['Autorização', 'Fotos', 'De quem é', 'Conferir', 'Enviar'] as const;
type Step = 0 | 1 | 2 | 3 | 4;

function PileSteps({
  classroom,
  confirmation,
}: {
  classroom: Classroom;
  confirmation: PhotoConfirmation | null;
}) {
  const pile = usePile(classroom);
  const sending = useSendPile(classroom, pile.markSent);
  const [chosenStep, setStep] = useState<Step>(1);
  const [first, setFirst] = useState<string | null>(null);
  const [isGivenUp, setIsGivenUp] = useState(false);
  const step: Step = confirmation ? chosenStep : 0;
  const area = useRef<HTMLDivElement>(null);
  const isUnsent = pile.sheets.length > 0 || sending.isBusy;
  const guard = useLeaveGuard({
    isActive: isUnsent && step > 0 && !isGivenUp,
    discard: () => setIsGivenUp(true),
  });

  // Each step moves the focus to its heading.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = area.current?.querySelector<HTMLElement>('h3[tabindex]');
    heading?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);

  function check(writer: string | null) {
    setFirst(writer);
    setStep(3);
  }

  return (
    <div ref={area}>
      {confirmation && (
        <p className="mt-1 text-sm text-muted wrap-anywhere">
          Autorização confirmada por {confirmation.professor_nome} em{' '}
          {formatDate(new Date(confirmation.confirmado_em))}. As fotos não saem deste aparelho.
        </p>
      )}
      <Stepper steps={STEPS} current={step} className="mt-4 mb-6 sm:justify-start" />
      {step === 1 && pile.hasTexts && pile.pages.length === 0 && (
        <KeptTexts count={pile.sheets.length} onContinue={() => check(null)} onDrop={pile.dropTexts} />
      )}
      {step === 0 && <PermissionStep classroomId={classroom.id} onConfirmed={() => setStep(1)} />}
      {step === 1 && <PhotosStep pile={pile} onNext={() => setStep(2)} />}
      {step === 2 && (
        <AssignStep classroom={classroom} pile={pile} onBack={() => setStep(1)} onNext={() => check(null)} />
      )}
      {step === 3 && (
        <CheckStep
          pile={pile}
          first={first}
          onBack={() => setStep(pile.pages.length > 0 ? 2 : 1)}
          onNext={() => setStep(4)}
        />
      )}
      {step === 4 && (
        <SendStep
          classroom={classroom}
          pile={pile}
          sending={sending}
          onOpen={check}
          onAnother={() => {
            pile.startAnother();
            sending.startAnother();
            setStep(1);
          }}
        />
      )}
      <LeaveDialog
        open={guard.isAsking}
        stay={guard.stay}
        leave={guard.leave}
        title="Sair desta pilha?"
        leaveLabel="Sair"
        description="Os textos lidos e digitados ficam guardados neste aparelho até você voltar. As fotos não ficam: você vai precisar tirá-las de novo."
      />
    </div>
  );
}

type KeptTextsProps = { count: number; onContinue(): void; onDrop(): void };

/** Notice of stored texts from a pile that the teacher left before sending it. */
function KeptTexts({ count, onContinue, onDrop }: KeptTextsProps) {
  return (
    <section aria-label="Textos guardados" className="mb-6 max-w-[42rem] rounded-md bg-hl-soft px-4 py-3">
      <p>
        {count === 1 ? 'O texto de 1 redação ficou' : `Os textos de ${count} redações ficaram`} neste
        aparelho. As fotos não ficam guardadas: para ver a folha, tire a foto de novo.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button size="small" onClick={onContinue}>
          Continuar com os textos
        </Button>
        <Button size="small" variant="ghost" onClick={onDrop}>
          Apagar os textos
        </Button>
      </div>
    </section>
  );
}

export function PileSkeleton() {
  return (
    <div className="mt-5">
      <output className="sr-only">Carregando</output>
      <Skeleton className="h-7 w-80 max-w-full" />
      <Skeleton className="mt-6 h-40 max-w-[42rem]" />
    </div>
  );
}
