import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { duration } from '@/copy/clock';
import type { MockClock, MockExam } from '@/domain/mock-exam/mock-exam';
import { countWords } from '@/domain/text/counts';
import { estimateHandwrittenLines, MAX_HANDWRITTEN_LINES } from '@/domain/text/estimate-handwritten-lines';
import { findParagraphs } from '@/domain/text/paragraphs';
import { paths } from '@/lib/paths';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FormFailure } from '@/ui/form-failure';
import type { SendBlock } from '@/domain/essay/send-rules';

type HandInDialogProps = {
  open: boolean;
  remaining: string;
  isOnPaper: boolean;
  onStay(): void;
  onHandIn(): void;
};

/** Before the time is up: once handed in, the text stands still. */
export function HandInDialog({ open, remaining, isOnPaper, onStay, onHandIn }: HandInDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title="Entregar agora?"
      description={
        <p>
          Ainda restam {remaining}.{' '}
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

type EndDialogProps = {
  open: boolean;
  exam: MockExam;
  clock: MockClock;
  essay: string;
  /** What stands in the way of a correction; null where nothing does. */
  block: SendBlock | null;
  problem: string | null;
  /** What a correction costs; null where it costs nothing. */
  price: string | null;
  onSend(): void;
  onKeep(): void;
  onDiscard(): void;
};

/** The exam is over: what was written, and what to do with it. Nothing closes it but one of its ways on. */
export function EndDialog({ open, exam, clock, essay, block, problem, price, ...actions }: EndDialogProps) {
  const isTimeUp = clock.remainingSeconds === 0;
  const isEmpty = block === 'empty-essay';
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      dismissible={false}
      title={isTimeUp ? 'O tempo acabou' : 'Prova entregue'}
      description={
        isEmpty
          ? 'A folha ficou em branco: não há o que corrigir.'
          : isTimeUp
            ? `Seu texto está guardado como estava aos ${exam.minutes} minutos. Ele não muda mais.`
            : 'Seu texto está guardado como estava quando você entregou. Ele não muda mais.'
      }
      footer={
        <div className="grid w-full gap-2">
          {isEmpty ? (
            <Button onClick={actions.onDiscard}>Encerrar o simulado</Button>
          ) : (
            <>
              <Button disabled={block !== null} onClick={actions.onSend}>
                Enviar para correção
              </Button>
              <Button variant="ghost" onClick={actions.onKeep}>
                Levar o texto para o editor
              </Button>
            </>
          )}
          {block === 'no-credits' && (
            <Link to={paths.student.upgrade} className="grid min-h-11 place-items-center text-sm">
              Ver como ter créditos
            </Link>
          )}
          {!isEmpty && (
            <p className="mt-1 text-xs text-muted">
              {price && `${price} `}No editor o texto vira rascunho e não conta mais como simulado.
            </p>
          )}
        </div>
      }
    >
      {!isEmpty && <Written exam={exam} clock={clock} essay={essay} />}
      <div aria-live="polite" className="mt-4 empty:hidden">
        {problem && <FormFailure sentence={problem} />}
      </div>
    </Dialog>
  );
}

/** The figures of the exam. */
function Written({ clock, essay }: Pick<EndDialogProps, 'exam' | 'clock' | 'essay'>) {
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
