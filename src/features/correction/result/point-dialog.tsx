import { Fragment } from 'react';
import { findParagraphs } from '@/domain/text/paragraphs';
import { findSentences } from '@/domain/text/sentences';
import type { Span } from '@/domain/text/span';
import { Dialog } from '@/ui/dialog';

type PointDialogProps = {
  title: string;
  /**
   * Whether the thing to point out belongs to the proposal, which is at the end of most texts. Only then is the
   * chosen sentence evaluated again.
   */
  isOfProposal: boolean;
  essay: string;
  onChoose: (sentence: Span) => void;
  onClose: () => void;
};

/**
 * The essay, one button per sentence. For parts of the proposal, the last paragraph comes first. Pressing a
 * sentence chooses it.
 */
export function PointDialog({ title, isOfProposal, essay, onChoose, onClose }: PointDialogProps) {
  const paragraphs = findParagraphs(essay);
  const sentences = findSentences(essay, paragraphs);
  const grouped = paragraphs.map(({ start, end }, at) => ({
    number: at + 1,
    sentences: sentences.filter((one) => one.start >= start && one.end <= end),
  }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={`Toque na frase. Ela fica guardada neste aparelho${isOfProposal ? ', e o corretor a lê de novo' : ''}.`}
      size="wide"
    >
      <div className="grid gap-1.5">
        {(isOfProposal ? grouped.toReversed() : grouped).map(({ number, sentences: own }) => (
          <Fragment key={number}>
            <p className="eyebrow mt-2 first:mt-0">{number}º parágrafo</p>
            {own.map((sentence) => (
              <button
                key={sentence.start}
                type="button"
                onClick={() => onChoose({ start: sentence.start, end: sentence.end })}
                className="rounded-md border border-border px-3 py-2 text-left font-serif leading-snug wrap-anywhere transition-colors hover:bg-hl-soft"
              >
                {essay.slice(sentence.start, sentence.end)}
              </button>
            ))}
          </Fragment>
        ))}
      </div>
    </Dialog>
  );
}
