import { X } from 'lucide-react';
import { PENS } from '@/copy/pens';
import { markLabels } from '@/copy/writing';
import { useSuggestions } from '@/queries/use-writing';
import type { WritingFinding } from '@/domain/writing/check-text';
import { isSpelling } from '@/domain/writing/ignored';
import { Button } from '@/ui/button';
import { ChangeText } from '@/ui/change-text';
import { IconButton } from '@/ui/icon-button';
import { MarkSteps } from '@/components/mark-steps';
import { PenKey } from '@/components/pen-key';

type LiveCardProps = {
  essay: string;
  finding: WritingFinding;
  place: { at: number; of: number };
  onApply: (replacement: string) => void;
  onSkip: () => void;
  onNoError: () => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/** The finding at the caret, with its actions. */
export function LiveCard({
  essay,
  finding,
  place,
  onApply,
  onSkip,
  onNoError,
  onStep,
  onClose,
}: LiveCardProps) {
  const { start, end, classe, name, message, replacement } = finding;
  const passage = essay.slice(start, end);
  const { words, isAsking, ask } = useSuggestions(passage);
  const isWord = isSpelling(finding);
  const canSuggest = isWord && replacement === undefined;
  return (
    <div>
      <div className="flex items-center gap-2.5">
        <PenKey pen={classe} letter={PENS[classe].letter} />
        <span className="sr-only">{PENS[classe].name}:</span>
        <b className="min-w-0 grow leading-tight text-ink wrap-anywhere">{name}</b>
        <LiveSteps place={place} onStep={onStep} />
        <IconButton label="Fechar explicação" onClick={onClose} className="-ml-2.5 -mr-2.5">
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <p className="wrap-anywhere">
        <span className="font-serif text-[1.0625rem] leading-[1.4] text-ink">
          <ChangeText from={passage} to={replacement} isCurrent />
        </span>{' '}
        <span className="ml-1">{message}</span>
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {replacement !== undefined && (
          <Button size="small" onClick={() => onApply(replacement)}>
            Aplicar
          </Button>
        )}
        {words?.map((word) => (
          <Button key={word} variant="outline" size="small" onClick={() => onApply(word)}>
            {word}
          </Button>
        ))}
        {canSuggest && words === null && (
          <Button variant="outline" size="small" busy={isAsking} onClick={ask}>
            {markLabels.suggest}
          </Button>
        )}
        {words?.length === 0 && <output className="w-full">{markLabels.noSuggestions}</output>}
        <Button variant="ghost" size="small" onClick={onSkip}>
          Ignorar
        </Button>
        <Button variant="ghost" size="small" onClick={onNoError}>
          {isWord ? markLabels.ownWord : markLabels.notAnError}
        </Button>
      </div>
    </div>
  );
}

type LiveStepsProps = { place?: { at: number; of: number }; onStep: (by: 1 | -1) => void };

/** Buttons to the previous and next finding. */
export function LiveSteps({ place, onStep }: LiveStepsProps) {
  return (
    <span className="flex shrink-0 items-center">
      {place && (
        <span className="num whitespace-nowrap">
          {place.at} de {place.of}
        </span>
      )}
      <MarkSteps onStep={onStep} className="-space-x-2.5" />
    </span>
  );
}
