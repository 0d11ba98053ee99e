import { BookOpenText, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { TextCounts, TextSheet } from './text-sheet';
import type { Reading } from './use-reading';
import { messages } from '@/copy/messages';
import { isBlank } from '@/domain/essay/send-rules';
import { Button } from '@/ui/button';
import { notify } from '@/ui/toast';

type ExtractedTextProps = {
  reading: Reading;
  essay: string;
  onEssay(essay: string): void;
  onUse(): void;
  onReadAgain(): void;
  onOpenBeside(): void;
  isDisabled: boolean;
};

/**
 * The text recognized in the photos, to be corrected and used. It is the essay itself, so every edit is saved in
 * the draft.
 */
export function ExtractedText(props: ExtractedTextProps) {
  const { reading, essay, onEssay, isDisabled } = props;
  const headingId = useId();

  function handleUse() {
    props.onUse();
    notify(reading.doubts.length === 0 ? messages.textConfirmed : stillToCheck(reading.doubts.length));
  }

  return (
    <section aria-labelledby={headingId} className="mt-9">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b pb-2">
        <h2 id={headingId} tabIndex={-1} data-next-focus="" className="scroll-mt-20 text-lg">
          Confira o texto
        </h2>
        <TextCounts essay={essay} />
      </header>
      <p className="mt-2 mb-4 text-sm text-ink-2">
        {reading.doubts.length > 0
          ? 'As palavras com pontilhado foram difíceis de ler. Corrija o que for preciso.'
          : 'Compare com a foto e corrija o que for preciso. Tudo fica guardado no rascunho.'}
      </p>
      <TextSheet
        essay={essay}
        onEssay={onEssay}
        doubts={reading.doubts}
        onConfirm={reading.confirm}
        isDisabled={isDisabled}
      />
      <div className="mt-4 flex flex-wrap gap-3 max-sm:[&>button]:grow">
        <Button onClick={handleUse} disabled={isDisabled || isBlank(essay)}>
          Usar esse texto
        </Button>
        <Button variant="outline" onClick={props.onOpenBeside} disabled={isDisabled}>
          <BookOpenText size={20} strokeWidth={1.75} aria-hidden="true" />
          Conferir ao lado da foto
        </Button>
        <Button variant="ghost" onClick={props.onReadAgain} disabled={isDisabled || reading.isBusy}>
          <RotateCcw size={20} strokeWidth={1.75} aria-hidden="true" />
          Escanear novamente
        </Button>
      </div>
    </section>
  );
}

function stillToCheck(count: number) {
  const words = count === 1 ? 'Ainda há 1 palavra' : `Ainda há ${count} palavras`;
  return { title: 'Texto na folha', description: `${words} para conferir.` };
}
