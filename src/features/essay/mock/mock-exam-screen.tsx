import { clsx } from 'clsx';
import { type ComponentType, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate } from 'react-router-dom';
import type { SheetAccess } from '../essay-form';
import { moveToEditor } from './move-to-editor';
import { useMockEnd } from './mock-clock';
import { EndDialog, endTitle, HandInDialog } from './mock-end';
import { MockHeader } from './mock-header';
import { MockPaper, MockPaperSheet } from './mock-paper';
import { blockSentence, sendBlock, useMockSending } from './mock-sending';
import { useMockSession } from './mock-session';
import { MockFooter, MockSheet } from './mock-sheet';
import { MockWarning } from './mock-warning';
import { useShownDraft } from '../use-shown-draft';
import { FollowingNotice } from '../protection/lazy-notices';
import { SendingDialogs } from '../sending-dialogs';
import { useServices, useSessionUser, useStore } from '@/data/services-context';
import { isBlank } from '@/domain/essay/send-rules';
import type { Correction } from '@/domain/evaluation/correction';
import { clockOf, type MockExam } from '@/domain/mock-exam/mock-exam';
import { estimateHandwrittenLines, MAX_HANDWRITTEN_LINES } from '@/domain/text/estimate-handwritten-lines';
import { useHoldReload } from '@/lib/hold-reload';
import { paths } from '@/lib/paths';
import { usePlan } from '@/queries/use-plan';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';

type MockExamScreenProps = {
  /** A theme's proposal with its motivating texts. */
  ProposalDrawer: ComponentType<{ theme: string; open: boolean; onOpenChange(open: boolean): void }>;
  PhotoTab: ComponentType<SheetAccess>;
  onCorrecting(): void;
  onCorrected(correction: Correction): void;
};

/** The current mock exam (R-ESSAY-14). Without one, redirects to the page for starting one. */
export function MockExamScreen(props: MockExamScreenProps) {
  const user = useSessionUser();
  return <Sitting key={user.id} userId={user.id} {...props} />;
}

function Sitting({ userId, onCorrecting, onCorrected, ...props }: MockExamScreenProps & { userId: string }) {
  const { config, mockExams } = useServices();
  const session = useMockSession(userId);
  const { flow } = session;
  const exam = useStore(mockExams.current);
  const sending = useStore(flow);
  /** Redirect target if there is no exam. */
  const [next, setNext] = useState<string>(paths.student.mock);
  useHoldReload(sending.step !== 'editing');

  // A corrected exam is removed from the device before its correction is rendered, so a missing exam causes a
  // redirect only while nothing is being sent.
  if (!exam && sending.step === 'editing') return <Navigate to={next} replace />;
  return (
    <>
      {exam && <Exam exam={exam} session={session} onLeadTo={setNext} {...props} />}
      <SendingDialogs
        flow={flow}
        isPaced={config.simulatedDelays}
        onCorrecting={onCorrecting}
        onCorrected={onCorrected}
      />
    </>
  );
}

type ExamProps = Omit<MockExamScreenProps, 'onCorrecting' | 'onCorrected'> & {
  exam: MockExam;
  session: ReturnType<typeof useMockSession>;
  onLeadTo(path: string): void;
};

function Exam({ exam, session, onLeadTo, ProposalDrawer, PhotoTab }: ExamProps) {
  const { keeper, flow, end, discard, isFollowing, wasTaken, takeOver } = session;
  const services = useServices();
  const { canCorrect, isUnlimited } = usePlan();
  const isOver = useMockEnd(exam, end);
  const { shown, type } = useShownDraft(keeper);
  const { essay } = shown.draft;
  const { step } = useStore(flow);
  const sending = useMockSending({ keeper, flow, exam, canCorrect });
  const [isHandingIn, setHandingIn] = useState(false);
  const [isProposalOpen, setProposalOpen] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [hasNoSpace, setNoSpace] = useState(false);
  useHoldReload(shown.isRefused);

  const isOnPaper = exam.medium === 'paper';
  const isEnded = exam.endedAt !== null;
  // The clock of an ended exam is frozen.
  const clock = clockOf(exam, new Date(exam.seenAt));
  const lines = useMemo(() => (isOnPaper ? null : estimateHandwrittenLines(essay)), [isOnPaper, essay]);
  const block = isEnded ? sendBlock(exam.theme, essay, canCorrect) : null;

  function write(next: string) {
    // The time may have run out since the last clock tick.
    if (!isOnPaper && clockOf(exam, services.now()).isOver) return end();
    sending.clearProblem();
    keeper.change((draft) => ({ ...draft, theme: exam.theme, essay: next }));
  }

  async function keep() {
    setMoving(false);
    const isMoved = await moveToEditor(keeper.get().draft.essay, exam.theme, services);
    setNoSpace(!isMoved);
    if (!isMoved) return;
    // Sets the redirect target first, as this page redirects once the exam is removed.
    flushSync(() => onLeadTo(paths.student.essay));
    discard();
  }

  /** Asks first if the editor already contains a text. */
  function handleKeep() {
    const { theme, essay: written } = services.drafts.load();
    if (isBlank(theme + written)) void keep();
    else setMoving(true);
  }

  const ending = {
    block,
    problem:
      (hasNoSpace ? NO_SPACE : sending.problem) ??
      (block && block !== 'empty-essay' ? blockSentence(block, essay) : null),
    price: services.capabilities.needsCredit && !isUnlimited ? 'A correção usa 1 crédito.' : null,
    isSending: step !== 'editing',
    onSend: () => void sending.send(),
    onKeep: handleKeep,
    onDiscard: discard,
  };

  return (
    <div className="flex min-h-dvh flex-col">
      <MockHeader exam={exam} lines={lines} />
      <MockWarning exam={exam} lines={lines} />
      <div
        className={clsx(
          'mx-auto w-full flex-1 px-4 pt-5 pb-8 lg:px-0 lg:pt-6',
          // The typed sheet is as wide as its lines.
          isOnPaper ? 'max-w-214' : 'max-w-176',
        )}
      >
        {/* Always rendered, as a live region inserted together with its content is not announced. */}
        <div aria-live="polite">
          {isFollowing && <FollowingNotice wasTaken={wasTaken} onTakeOver={takeOver} />}
        </div>
        <p className="eyebrow">Tema</p>
        <h2 className="mt-0.5 mb-4 text-[1.375rem] leading-tight wrap-anywhere">{exam.theme}</h2>
        {isOnPaper && !isEnded && <MockPaper theme={exam.theme} />}
        {isOnPaper && isEnded && (
          <MockPaperSheet
            title={endTitle(clock)}
            shown={shown}
            keeper={keeper}
            isFollowing={isFollowing}
            onType={(next) => type(() => write(next))}
            onRead={write}
            PhotoTab={PhotoTab}
            {...ending}
          />
        )}
        <p role="status" className="text-sm text-warn not-empty:mb-3">
          {lines !== null && lines > MAX_HANDWRITTEN_LINES && !isEnded && BEYOND_THE_SHEET}
        </p>
        {!isOnPaper && (
          <MockSheet
            shown={shown}
            keeper={keeper}
            isOver={isOver}
            isReadOnly={isOver || isFollowing}
            onChange={(next, isKey) => {
              if (isKey) type(() => write(next));
              else write(next);
            }}
          />
        )}
      </div>
      {!isEnded && (
        <MockFooter
          savedAt={isOnPaper ? null : shown.savedAt}
          isRefused={shown.isRefused}
          isOnPaper={isOnPaper}
          onProposal={() => setProposalOpen(true)}
          onHandIn={() => setHandingIn(true)}
        />
      )}
      <ProposalDrawer theme={exam.theme} open={isProposalOpen && !isEnded} onOpenChange={setProposalOpen} />
      <HandInDialog
        open={isHandingIn && !isEnded}
        exam={exam}
        onStay={() => setHandingIn(false)}
        onHandIn={() => {
          setHandingIn(false);
          end();
        }}
      />
      <EndDialog
        // Stays open until another dialog covers it, because nothing else shows that the essay is being sent.
        open={
          !isOnPaper && isEnded && !isFollowing && (step === 'editing' || step === 'checking') && !isMoving
        }
        exam={exam}
        clock={clock}
        essay={essay}
        other={shown.other}
        onUseOther={keeper.takeOther}
        onDismissOther={keeper.dismissOther}
        isRefused={shown.isRefused}
        {...ending}
      />
      <MoveDialog open={isMoving} onCancel={() => setMoving(false)} onMove={() => void keep()} />
    </div>
  );
}

type MoveDialogProps = { open: boolean; onCancel(): void; onMove(): void };

/** Asks before the exam's text replaces the text in the editor. */
function MoveDialog({ open, onCancel, onMove }: MoveDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title="Há outro texto no editor"
      description={
        <p>
          O texto do simulado toma o lugar dele na folha. O de agora não se perde: fica em “Versões
          anteriores”.
        </p>
      }
      actions={
        <>
          <Button variant="outline" onClick={onCancel}>
            Voltar
          </Button>
          <Button onClick={onMove}>Levar para o editor</Button>
        </>
      }
    />
  );
}

const NO_SPACE =
  'O aparelho está sem espaço ou não permite guardar dados, e o texto se perderia no editor. Ele continua aqui.';
const BEYOND_THE_SHEET =
  'A folha acabou na linha 30. Na prova, o que passa dela não é lido: corte ou junte frases.';
