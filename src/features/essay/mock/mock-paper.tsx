import { Printer } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DraftKeeper, DraftState } from '../draft-keeper';
import type { SheetAccess } from '../essay-form';
import { EssaySheet } from '../essay-sheet';
import { isBlank } from '@/domain/essay/send-rules';
import { MAX_HANDWRITTEN_LINES } from '@/domain/text/estimate-handwritten-lines';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { Sheet } from '@/ui/sheet';

/** The exam by hand, while the clock runs: nothing to type. */
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
  shown: DraftState;
  keeper: DraftKeeper;
  onType(essay: string): void;
  /** A reading, or anything else that is not one letter. */
  onRead(essay: string): void;
  onEdit(): void;
  isSending: boolean;
  PhotoTab: ComponentType<SheetAccess>;
  problem: string | null;
  price: string | null;
  canSend: boolean;
  onSend(): void;
  onKeep(): void;
  onDiscard(): void;
};

/** After the exam by hand: the photos of the sheet, and what was read of them. */
export function MockPaperSheet({ shown, keeper, PhotoTab, isSending, ...props }: MockPaperSheetProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { essay } = shown.draft;
  const [isTyping, setTyping] = useState(false);
  const isSheetShown = isTyping || !isBlank(essay);

  function handleChange(next: string) {
    props.onEdit();
    const isKey = Math.abs(next.length - keeper.get().draft.essay.length) <= 1;
    if (isKey) props.onType(next);
    else props.onRead(next);
  }

  return (
    <>
      <p className="mb-4 max-w-[60ch] text-ink-2">
        O relógio parou. Fotografe a folha: o texto lido aparece abaixo. Corrija só o que a leitura errou,
        para que a nota seja a do que você escreveu na prova.
      </p>
      <PhotoTab
        isOpen
        essay={essay}
        onEssay={handleChange}
        onUse={() => field.current?.focus()}
        isDisabled={isSending}
      />
      {!isSheetShown && (
        <Button variant="ghost" className="mt-3 -ml-3" onClick={() => setTyping(true)}>
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
            readOnly={false}
            marks={[]}
            isLive
            placeholder="Digite o que está na folha."
            footer={null}
          />
        </div>
      )}
      <div className="mt-5 grid gap-3">
        <FormFailure sentence={isSheetShown ? props.problem : null} />
        <div className="flex flex-wrap gap-3">
          <Button disabled={!props.canSend || isSending} onClick={props.onSend} className="max-sm:w-full">
            Enviar para correção
          </Button>
          {isBlank(essay) ? (
            <Button variant="ghost" disabled={isSending} onClick={props.onDiscard} className="max-sm:w-full">
              Encerrar sem enviar
            </Button>
          ) : (
            <Button variant="ghost" disabled={isSending} onClick={props.onKeep} className="max-sm:w-full">
              Levar o texto para o editor
            </Button>
          )}
        </div>
        {props.price && <p className="text-xs text-muted">{props.price}</p>}
      </div>
    </>
  );
}
