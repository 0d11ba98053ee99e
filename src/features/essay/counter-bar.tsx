import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { EssayCounts } from './essay-counts';
import { sendHint } from './send-hint';
import { MIN_WORDS, type SendCheck } from '@/domain/essay/send-rules';
import { MAX_HANDWRITTEN_LINES } from '@/domain/text/estimate-handwritten-lines';
import { useKeyboardInset } from '@/lib/use-keyboard-inset';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';

type CounterBarProps = {
  counts: EssayCounts;
  check: SendCheck;
  /** Another tab has the essay, and sends it. */
  isFollowing: boolean;
  /** Opens what helps a student without credits. */
  onNeedCredits(): void;
  /** Stands over the counts and stays in view with them. */
  above?: ReactNode;
};

/** Foot of the sheet: counts, what is missing, send. Stays above the bottom bar and the phone keyboard. */
export function CounterBar({ counts, check, isFollowing, onNeedCredits, above }: CounterBarProps) {
  const hintId = useId();
  const keyboardInset = useKeyboardInset();
  const block = check.ok ? null : check.reason;
  const hint = block && sendHint(block, counts.words);

  return (
    <div
      // Toasts keep clear of what stands at the bottom of a phone.
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
          title="Estimativa de linhas à mão na folha do ENEM"
          isOver={counts.lines > MAX_HANDWRITTEN_LINES}
        />
      </ul>
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
          Corrigir redação
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
