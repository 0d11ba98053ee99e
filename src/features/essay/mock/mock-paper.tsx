import { Printer } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { DraftKeeper, DraftState } from '../draft-keeper';
import type { SheetAccess } from '../essay-form';
import { EssaySheet } from '../essay-sheet';
import { LaterLinks, MOVED_NOTE } from './mock-end';
import { isBlank, type SendBlock } from '@/domain/essay/send-rules';
import { MAX_HANDWRITTEN_LINES } from '@/domain/text/estimate-handwritten-lines';
import { paths } from '@/lib/paths';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { Sheet } from '@/ui/sheet';

/** Shown for a handwritten exam while the clock runs; there is nothing to type. */
export function MockPaper({ theme }: { theme: string }) {
  return (
    <Sheet bleed className="px-5 py-6 sm:px-8 sm:py-8">
      <p className="text-lg font-semibold">Escreva na folha, à mão.</p>
      <p className="mt-2 max-w-[56ch] text-ink-2">
        São {MAX_HANDWRITTEN_LINES} linhas. O relógio continua se você sair desta página ou bloquear a tela.
        Quando terminar, toque em “Terminei” e fotografe a folha.
      </p>
      <Link to={paths.student.answerSheet(theme)} className="mt-4 inline-flex min-h-11 items-center gap-2">
        <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
        Imprimir a folha
      </Link>
    </Sheet>
  );
}

type MockPaperSheetProps = {
  /** "O tempo acabou" or "Prova entregue". */
  title: string;
  shown: DraftState;
  keeper: DraftKeeper;
  isFollowing: boolean;
  onType(essay: string): void;
  /** Called for a text recognized in photos, or for any other change beyond a single letter. */
  onRead(essay: string): void;
  isSending: boolean;
  PhotoTab: ComponentType<SheetAccess>;
  block: SendBlock | null;
  problem: string | null;
  price: string | null;
  onSend(): void;
  onKeep(): void;
  onDiscard(): void;
};

/** Shown after a handwritten exam: the photos of the sheet, and the text recognized in them. */
export function MockPaperSheet({ title, shown, keeper, PhotoTab, isSending, ...props }: MockPaperSheetProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { essay } = shown.draft;
  // Hidden at first if the text is empty, because the photo reader has its own text field while photos are read.
  const [isSheetShown, setSheetShown] = useState(!isBlank(essay));
  const [isGivingUp, setGivingUp] = useState(false);
  const isLocked = isSending || props.isFollowing;

  // The pressed button and the clock are gone, so focusing the heading announces the change.
  useEffect(() => heading.current?.focus(), []);

  function showSheet() {
    flushSync(() => setSheetShown(true));
    field.current?.focus();
  }

  function handleChange(next: string) {
    const isKey = Math.abs(next.length - keeper.get().draft.essay.length) <= 1;
    if (isKey) props.onType(next);
    else props.onRead(next);
  }

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h3>
      <p className="mt-1 mb-4 max-w-[60ch] text-ink-2">
        O relógio parou. Fotografe a folha e confira o texto lido. Corrija só o que a leitura errou, para que
        a nota seja a do que você escreveu na prova.
      </p>
      <PhotoTab isOpen essay={essay} onEssay={handleChange} onUse={showSheet} isDisabled={isLocked} />
      {!isSheetShown && (
        <Button variant="ghost" className="mt-3 -ml-3" onClick={showSheet}>
          Sem câmera? Digite o que está na folha
        </Button>
      )}
      {isSheetShown && (
        <div className="mt-6">
          <EssaySheet
            ref={field}
            label="O texto da folha"
            value={essay}
            latest={() => keeper.get().draft.essay}
            onChange={handleChange}
            onKeyDown={() => undefined}
            onBlur={keeper.flush}
            error={null}
            disabled={isSending}
            readOnly={props.isFollowing}
            marks={[]}
            isLive={false}
            isExam
            placeholder="Digite o que está na folha."
            footer={null}
          />
        </div>
      )}
      <div className="mt-5 grid gap-3">
        <FormFailure sentence={props.problem} />
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
          <Button
            disabled={props.block !== null || props.isFollowing}
            busy={isSending}
            busyLabel="Enviando..."
            onClick={props.onSend}
          >
            Enviar para correção
          </Button>
          <LaterLinks block={props.block} />
          {isBlank(essay) ? (
            <Button variant="ghost" disabled={isLocked} onClick={() => setGivingUp(true)}>
              Encerrar sem enviar
            </Button>
          ) : (
            <Button variant="ghost" disabled={isLocked} onClick={props.onKeep}>
              Levar o texto para o editor
            </Button>
          )}
        </div>
        <p className="text-xs text-muted">
          {props.price && `${props.price} `}
          {!isBlank(essay) && MOVED_NOTE}
        </p>
      </div>
      <AlertDialog
        open={isGivingUp}
        onOpenChange={setGivingUp}
        title="Encerrar sem enviar?"
        description={
          <p>O simulado e as fotos que você escolheu saem deste aparelho. A folha continua com você.</p>
        }
        actions={
          <>
            <Button variant="outline" onClick={() => setGivingUp(false)}>
              Continuar com o simulado
            </Button>
            <Button variant="danger" onClick={props.onDiscard}>
              Encerrar
            </Button>
          </>
        }
      />
    </>
  );
}
