import type { ReactNode } from 'react';
import type { OtherVersion } from '../draft-keeper';
import { OtherVersionNotice } from '../other-version-notice';
import { RefusedNotice } from '../protection/lazy-notices';
import { useMockClock } from './mock-clock';
import { duration } from '@/copy/clock';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import type { SendBlock } from '@/domain/essay/send-rules';
import type { MockClock, MockExam } from '@/domain/mock-exam/mock-exam';
import { countWords } from '@/domain/text/counts';
import { estimateHandwrittenLines, MAX_HANDWRITTEN_LINES } from '@/domain/text/estimate-handwritten-lines';
import { findParagraphs } from '@/domain/text/paragraphs';
import { paths } from '@/lib/paths';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { LinkButton } from '@/ui/link-button';

type HandInDialogProps = {
  open: boolean;
  exam: MockExam;
  onStay(): void;
  onHandIn(): void;
};

/** Asks for confirmation before the exam is handed in early, because afterwards the text cannot be changed. */
export function HandInDialog({ open, exam, onStay, onHandIn }: HandInDialogProps) {
  const isOnPaper = exam.medium === 'paper';
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title="Entregar agora?"
      description={
        <p>
          Tempo que ainda resta: <RemainingTime exam={exam} />.{' '}
          {isOnPaper
            ? 'O relógio para, e você fotografa a folha.'
            : 'Depois de entregue, o texto não muda mais.'}
        </p>
      }
      actions={
        <>
          <Button variant="outline" onClick={onStay}>
            {isOnPaper ? 'Continuar a prova' : 'Continuar escrevendo'}
          </Button>
          <Button onClick={onHandIn}>Entregar</Button>
        </>
      }
    />
  );
}

function RemainingTime({ exam }: { exam: MockExam }) {
  return duration(useMockClock(exam).remainingSeconds);
}

type EndDialogProps = {
  open: boolean;
  exam: MockExam;
  clock: MockClock;
  essay: string;
  /** A different text written by another tab. */
  other: OtherVersion | null;
  onUseOther(): void;
  onDismissOther(): void;
  /** Whether the device failed to store the text. */
  isRefused: boolean;
  /** The reason that prevents a correction; null if there is none. */
  block: SendBlock | null;
  problem: string | null;
  /** The price of a correction; null if it is free. */
  price: string | null;
  isSending: boolean;
  onSend(): void;
  onKeep(): void;
  onDiscard(): void;
};

/** Shown when the exam is over: a summary and the next steps. Can only be closed by choosing one of these steps. */
export function EndDialog({ open, exam, clock, essay, ...props }: EndDialogProps) {
  const { other, isRefused, block, problem, price, isSending } = props;
  const isEmpty = block === 'empty-essay';
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      dismissible={false}
      isUnasked
      title={endTitle(clock)}
      description={
        <>
          {/* First, so that it is read out when the dialog reopens after a failure. */}
          {problem && <b className="mb-2 block font-semibold text-error">{problem}</b>}
          {whatStands({ exam, clock, isEmpty, isRefused })}
        </>
      }
      footer={
        <div className="grid w-full gap-2">
          {isEmpty ? (
            <Button onClick={props.onDiscard}>Encerrar o simulado</Button>
          ) : (
            <>
              <Button
                disabled={block !== null}
                busy={isSending}
                busyLabel="Enviando..."
                onClick={props.onSend}
              >
                Enviar para correção
              </Button>
              <Button variant="ghost" disabled={isSending} onClick={props.onKeep}>
                Levar o texto para o editor
              </Button>
              {!isRefused && <LaterLinks block={block} />}
              <p className="mt-1 text-xs text-muted">
                {price && `${price} `}
                {MOVED_NOTE}
              </p>
            </>
          )}
        </div>
      }
    >
      {other && (
        <div className="mb-4">
          <OtherVersionNotice {...other} onUse={props.onUseOther} onDismiss={props.onDismissOther} />
        </div>
      )}
      {isRefused && (
        <div className="mb-4">
          <RefusedNotice draft={{ ...EMPTY_DRAFT, theme: exam.theme, essay }} />
        </div>
      )}
      {!isEmpty && <Written clock={clock} essay={essay} />}
    </Dialog>
  );
}

/** Shown when a text is moved out of the exam. */
export const MOVED_NOTE = 'No editor o texto vira rascunho e não conta mais como simulado.';

export function endTitle({ remainingSeconds }: MockClock): string {
  return remainingSeconds === 0 ? 'O tempo acabou' : 'Prova entregue';
}

type Standing = Pick<EndDialogProps, 'exam' | 'clock' | 'isRefused'> & { isEmpty: boolean };

function whatStands({ exam, clock, isEmpty, isRefused }: Standing): string {
  if (isEmpty) return 'A folha ficou em branco: não há o que corrigir.';
  if (isRefused) return 'Seu texto não muda mais, e o aparelho não deixou guardá-lo: ele está só nesta aba.';
  const when = clock.remainingSeconds === 0 ? `aos ${exam.minutes} minutos` : 'quando você entregou';
  return `Seu texto está guardado como estava ${when}. Ele não muda mais.`;
}

/** Links to other pages; following them keeps the exam. */
export function LaterLinks({ block }: { block: SendBlock | null }) {
  return (
    <>
      {block === 'no-credits' && (
        <LinkButton to={paths.student.upgrade} variant="outline">
          Ver como ter créditos
        </LinkButton>
      )}
      <LinkButton to={paths.student.home} variant="ghost">
        Deixar para depois
      </LinkButton>
    </>
  );
}

/** Key figures of the exam: lines, words, paragraphs and time used. */
function Written({ clock, essay }: Pick<EndDialogProps, 'clock' | 'essay'>) {
  return (
    <dl className="num grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-y py-3.5 text-sm">
      <Figure name="Linhas escritas">
        {estimateHandwrittenLines(essay)} de {MAX_HANDWRITTEN_LINES}
      </Figure>
      <Figure name="Palavras">{countWords(essay)}</Figure>
      <Figure name="Parágrafos">{findParagraphs(essay).length}</Figure>
      <Figure name="Tempo usado">{duration(clock.elapsedSeconds)}</Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </>
  );
}
