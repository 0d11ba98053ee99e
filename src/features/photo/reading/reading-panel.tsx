import { ScanText } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PhotoPage } from '../photo-desk';
import { BesidePhoto } from './beside-photo';
import { ExtractedText } from './extracted-text';
import { HandwritingOffer } from './handwriting-offer';
import { PlacingDialog } from './placing-dialog';
import { ReadingAdvice } from './reading-advice';
import { ReadingFailure } from './reading-failure';
import { ReadingProgress } from './reading-progress';
import { useNextFocus } from './use-next-focus';
import type { Reading } from './use-reading';
import { Button } from '@/ui/button';

export type ReadingPanelProps = {
  /** In order, at least one. */
  pages: readonly PhotoPage[];
  reading: Reading;
  essay: string;
  onEssay(essay: string): void;
  onUse(): void;
  isDisabled: boolean;
};

/** From the pages to the text on the sheet. */
export function ReadingPanel({ pages, reading, essay, onEssay, onUse, isDisabled }: ReadingPanelProps) {
  const { state, question } = reading;
  const [isBeside, setIsBeside] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const isHardToRead =
    state.step === 'read' &&
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
  }

  useNextFocus(panel, `${state.step} ${reading.isTextShown} ${question === null}`);

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
        {!reading.isBusy && (state.step !== 'read' || isHardToRead) && (
          <HandwritingOffer
            photoCount={pages.length}
            isDisabled={isDisabled}
            onType={typeBeside}
            onTranscribe={transcribe}
          />
        )}
      </div>
      {reading.isTextShown && (
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
      <PlacingDialog open={question !== null} onAnswer={reading.answer} />
    </div>
  );
}
