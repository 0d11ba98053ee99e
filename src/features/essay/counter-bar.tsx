import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { MIN_WORDS, type SendBlock, type SendCheck } from '@/domain/essay/send-rules';
import { countCharacters, countWords } from '@/domain/text/counts';
import { estimateHandwrittenLines, MAX_HANDWRITTEN_LINES } from '@/domain/text/estimate-handwritten-lines';
import { useKeyboardInset } from '@/lib/use-keyboard-inset';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';

type CounterBarProps = {
  counts: EssayCounts;
  check: SendCheck;
  /** Whether another tab edits the essay; then only that tab can send it. */
  isFollowing: boolean;
  sendLabel?: string;
  /** Opens help for a student without credits. */
  onNeedCredits(): void;
  /** Content shown above the counts; the bar keeps both in view. */
  above?: ReactNode;
};

/**
 * Footer of the sheet: counts, a hint about what is missing, and the send button. Stays above the bottom bar and
 * the phone keyboard.
 */
export function CounterBar({
  counts,
  check,
  isFollowing,
  sendLabel = 'Corrigir redação',
  onNeedCredits,
  above,
}: CounterBarProps) {
  const hintId = useId();
  const keyboardInset = useKeyboardInset();
  const block = check.ok ? null : check.reason;
  const hint = block && sendHint(block, counts.words);

  return (
    <div
      // Keeps toasts above the bar on a phone.
      data-bottom-sheet=""
      style={keyboardInset ? { bottom: keyboardInset } : undefined}
      className="sticky bottom-[calc(var(--bottombar)+env(safe-area-inset-bottom))] z-4 flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t bg-paper px-4 py-2.5 text-sm text-ink-2 sm:rounded-b-lg lg:bottom-0 lg:px-5 lg:py-3"
    >
      {above}
      <ul aria-label="Contagem" className="flex flex-wrap gap-x-3.5 max-sm:w-full">
        <Count value={counts.words} label={counts.words === 1 ? 'palavra' : 'palavras'} />
        <Count value={counts.characters} label={counts.characters === 1 ? 'caractere' : 'caracteres'} />
        <Count
          value={counts.lines}
          label={`/${MAX_HANDWRITTEN_LINES} linhas`}
          title="Quantas linhas o texto deve ocupar à mão, na folha do ENEM: são as numeradas ao lado dele"
          isOver={counts.lines > MAX_HANDWRITTEN_LINES}
        />
      </ul>
      {counts.lines > MAX_HANDWRITTEN_LINES && (
        <p className="w-full text-warn">
          {counts.lines} de {MAX_HANDWRITTEN_LINES} linhas: à mão, este texto passaria da folha da prova. É
          uma estimativa, para letra de tamanho médio.
        </p>
      )}
      <div className="ml-auto flex min-w-0 grow flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <output className="mr-auto">
          {counts.words >= MIN_WORDS && (
            <Badge variant="ok">
              <Check size={14} strokeWidth={2} aria-hidden="true" />
              Mínimo atingido
            </Badge>
          )}
        </output>
        <span id={hintId} className="num font-medium text-ink-2 empty:hidden">
          {hint}
        </span>
        {block === 'no-credits' && (
          <Button variant="outline" onClick={onNeedCredits}>
            Ver opções
          </Button>
        )}
        <Button
          type="submit"
          disabled={(block !== null && block !== 'correcting') || isFollowing}
          busy={block === 'correcting'}
          busyLabel="Corrigindo..."
          aria-describedby={hint ? hintId : undefined}
          className="max-sm:grow"
        >
          {sendLabel}
        </Button>
      </div>
    </div>
  );
}

type CountProps = { value: number; label: string; title?: string; isOver?: boolean };

function Count({ value, label, title, isOver = false }: CountProps): ReactNode {
  const isFraction = label.startsWith('/');
  return (
    <li title={title} className={isOver ? 'text-warn' : undefined}>
      <b className={isOver ? 'num' : 'num text-ink'}>{value.toLocaleString('pt-BR')}</b>
      {isFraction ? label : ` ${label}`}
    </li>
  );
}

/** A short hint beside the disabled send button. null if the button's label gives the reason. */
export function sendHint(block: SendBlock, wordCount: number): string | null {
  switch (block) {
    case 'correcting':
      return null;
    case 'empty-theme':
      return 'Falta informar o tema';
    case 'long-theme':
      return 'Tema longo demais';
    case 'empty-essay':
      return `Escreva pelo menos ${MIN_WORDS} palavras`;
    case 'long-essay':
      return 'Redação longa demais';
    case 'too-few-words':
      return missingWords(wordCount);
    case 'no-credits':
      return 'Sem créditos';
  }
}

/** "Faltam 12 palavras". */
export function missingWords(wordCount: number): string {
  const missing = MIN_WORDS - wordCount;
  return missing === 1 ? 'Falta 1 palavra' : `Faltam ${missing} palavras`;
}

type EssayCounts = { words: number; characters: number; lines: number };

/** The counts shown in the counter bar. */
export function countEssay(essay: string): EssayCounts {
  return {
    words: countWords(essay),
    characters: countCharacters(essay),
    lines: estimateHandwrittenLines(essay),
  };
}
