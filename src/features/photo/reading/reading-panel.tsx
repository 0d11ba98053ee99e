import { CircleAlert, Info, ListChecks, ScanText } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PhotoPage } from '../pages/photo-store';
import { BesidePhoto } from './beside-photo';
import { ExtractedText } from './extracted-text';
import { HandwritingOffer } from './handwriting-offer';
import { ReadingProgress } from './reading-progress';
import type { Reading } from './use-reading';
import { isHandRead, type ReadText } from './reading-flow';
import { Button } from '@/ui/button';
import { messages } from '@/copy/messages';
import { PHOTO_ADVICE, PHOTO_ERROR_SENTENCES } from '@/copy/photo';
import type { PhotoAdvice } from '@/domain/ocr/ocr-result';
import type { PhotoErrorCode } from '@/contracts/photo-error';
import { PlacingDialog } from '@/ui/placing-dialog';
import { notify } from '@/ui/toast';

export type ReadingPanelProps = {
  /** The pages in reading order; at least one. */
  pages: readonly PhotoPage[];
  reading: Reading;
  essay: string;
  onEssay(essay: string): void;
  onUse(): void;
  isDisabled: boolean;
};

/** Shows the steps from the pages to the text on the sheet. */
export function ReadingPanel({ pages, reading, essay, onEssay, onUse, isDisabled }: ReadingPanelProps) {
  const { state, question } = reading;
  const [isBeside, setIsBeside] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { hand } = reading;
  const isHardToRead =
    state.step === 'read' &&
    !hand &&
    (state.result.advice.includes('handwritten') || state.result.advice.includes('unreadable'));
  const failure = reading.failureOf(pages);
  const canExtract =
    state.step === 'idle' ||
    (state.step === 'failed' && failure === null) ||
    (state.step === 'read' && !reading.areAllRead(pages));

  const extract = () => reading.extract(pages);
  const transcribe = () => reading.transcribe(pages);

  function typeBeside() {
    setIsBeside(true);
    reading.showText();
    reading.showHand(false);
  }

  function handleUseLines() {
    if (!reading.takeHand()) return;
    onUse();
    notify(messages.textConfirmed);
  }

  useNextFocus(panel, `${state.step} ${reading.isTextShown} ${question === null} ${hand?.isShown}`);

  const otherWays = (
    <HandwritingOffer
      moment={hand ? 'lines' : state.step === 'read' ? 'unread' : 'before'}
      photoCount={pages.length}
      isDisabled={isDisabled}
      onType={typeBeside}
      onTranscribe={transcribe}
    />
  );

  return (
    <div ref={panel}>
      <div className="mt-6 grid gap-5 empty:hidden">
        {canExtract && (
          <Button
            onClick={extract}
            disabled={isDisabled}
            data-next-focus=""
            className="sm:justify-self-start"
          >
            <ScanText size={20} strokeWidth={1.75} aria-hidden="true" />
            Extrair Texto com IA
          </Button>
        )}
        {(state.step === 'reading' || state.step === 'transcribing') && (
          <ReadingProgress state={state} onCancel={reading.cancel} />
        )}
        {failure && (
          <ReadingFailure
            code={failure}
            isDisabled={isDisabled}
            onRetry={failure.startsWith('transcription') ? transcribe : extract}
          />
        )}
        {state.step === 'read' && <ReadingAdvice result={state.result} pages={pages} />}
        {hand && !hand.isShown && !reading.isBusy && (
          <Button
            variant="outline"
            onClick={() => reading.showHand(true)}
            data-next-focus=""
            className="sm:justify-self-start"
          >
            <ListChecks size={20} strokeWidth={1.75} aria-hidden="true" />
            Voltar às linhas
          </Button>
        )}
        {reading.withheld && (
          <Button
            variant="outline"
            onClick={reading.showWithheld}
            disabled={isDisabled}
            data-next-focus=""
            className="sm:justify-self-start"
          >
            Ver o que foi lido mesmo assim
          </Button>
        )}
        {!reading.isBusy && !hand && (state.step !== 'read' || isHardToRead) && otherWays}
      </div>
      {hand?.isShown && !reading.isBusy && (
        <hand.Screen
          session={hand.session}
          onUse={handleUseLines}
          onChangePhoto={() => reading.showHand(false)}
          otherWays={<div className="mt-6">{otherWays}</div>}
          isDisabled={isDisabled}
        />
      )}
      {reading.isTextShown && !hand?.isShown && (
        <ExtractedText
          reading={reading}
          essay={essay}
          onEssay={onEssay}
          onUse={onUse}
          onReadAgain={() => reading.readAgain(pages)}
          onOpenBeside={typeBeside}
          isDisabled={isDisabled}
        />
      )}
      {isBeside && (
        <BesidePhoto
          pages={pages}
          reading={reading}
          essay={essay}
          onEssay={onEssay}
          isDisabled={isDisabled}
          onClose={() => setIsBeside(false)}
        />
      )}
      <PlacingDialog
        open={question !== null}
        news={question?.isConfirmed ? CONFIRMED : READ}
        onAnswer={reading.answer}
      />
    </div>
  );
}

/**
 * Advice about the text, most serious first. Only the most serious advice is shown. Advice about a photo is shown
 * only if the photo's row does not show it.
 */
const OF_THE_TEXT: readonly PhotoAdvice[] = ['handwritten', 'unreadable', 'check'];

type ReadingAdviceProps = { result: ReadText; pages: readonly PhotoPage[] };

/** Advice shown before recognized text is used. */
function ReadingAdvice({ result, pages }: ReadingAdviceProps) {
  const { advice, blankPages } = result;
  // Handwriting recognized line by line has its own confidence display, so it needs no advice about the text.
  const gravest = isHandRead(result) ? undefined : OF_THE_TEXT.find((code) => advice.includes(code));
  const isSaidAbove = (code: PhotoAdvice) => pages.some(({ photo }) => photo.advice.includes(code));
  const codes = advice.filter(
    (code) => code === gravest || (!OF_THE_TEXT.includes(code) && !isSaidAbove(code)),
  );
  const sentences = [
    ...codes.map((code) => PHOTO_ADVICE[code]),
    ...pages.flatMap(({ id }, at) =>
      blankPages.includes(id) ? [`Na foto ${at + 1} não encontrei texto.`] : [],
    ),
  ];
  if (sentences.length === 0) return null;
  return (
    <div className="flex items-start gap-2 rounded-md bg-warn-bg px-3 py-2.5 text-sm text-warn">
      <Info size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      <ul className="grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

type ReadingFailureProps = { code: PhotoErrorCode; isDisabled: boolean; onRetry(): void };

/** Shows why reading failed. Photos and text are unchanged. */
function ReadingFailure({ code, isDisabled, onRetry }: ReadingFailureProps) {
  return (
    <div className="grid gap-3">
      <p
        role="alert"
        className="flex items-start gap-2 rounded-md border border-current bg-error-bg px-3 py-2.5 text-sm text-error"
      >
        <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
        {PHOTO_ERROR_SENTENCES[code]}
      </p>
      <Button
        // Retrying is not the primary action here, because the same photo would fail again; another photo may help.
        variant={code === 'nothing-read' ? 'outline' : 'primary'}
        onClick={onRetry}
        disabled={isDisabled}
        data-next-focus=""
        className="sm:justify-self-start"
      >
        Tentar de novo
      </Button>
    </div>
  );
}

const READ = 'As fotos foram lidas.';
const CONFIRMED = 'As linhas que você conferiu na foto anterior ainda não estão na folha.';

/**
 * When a new step begins and the pressed button is gone, moves the focus to the first `data-next-focus` of the
 * panel.
 */
function useNextFocus(panel: RefObject<HTMLElement | null>, moment: string): void {
  const last = useRef(moment);
  useEffect(() => {
    if (last.current === moment) return;
    last.current = moment;
    if (document.activeElement !== document.body) return;
    panel.current?.querySelector<HTMLElement>('[data-next-focus]')?.focus();
  });
}
