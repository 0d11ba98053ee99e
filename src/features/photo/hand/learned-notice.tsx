import { Undo2 } from 'lucide-react';
import type { Learning, Learned } from './hand-session';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { GriffinHead } from '@/ui/wordmark';

type LearnedNoticeProps = {
  learning: Learning;
  /** Whether an earlier result of learning is in use. */
  isLearned: boolean;
  onUndo(): void;
};

/** Result of learning from the confirmed lines; empty before the first attempt. */
export function LearnedNotice({ learning, isLearned, onUndo }: LearnedNoticeProps) {
  return (
    <div role="status" className="empty:hidden">
      {learning.step === 'learning' && (
        <p className="hand-news">
          <Spinner />
          Estou aprendendo sua letra. Pode continuar.
        </p>
      )}
      {learning.step === 'failed' && (
        <p className="hand-news">
          Não consegui aprender com estas linhas. Nada se perdeu: continue conferindo.
        </p>
      )}
      {learning.step === 'in-vain' && (
        <p className="hand-news">
          {isLearned
            ? 'Estas linhas não me ensinaram mais: leio com o que já tinha aprendido da sua letra.'
            : 'Ainda não aprendi sua letra com estas linhas. Tento de novo com as próximas.'}
        </p>
      )}
      {learning.step === 'learned' && (
        <div className="hand-learned">
          <GriffinHead className="h-8.5 w-auto" />
          <p>
            <b>Aprendi sua letra com {countOf(learning.learned.lines, 'linha')}.</b>{' '}
            {rereadSentence(learning.learned)}
          </p>
          <Button variant="ghost" size="small" onClick={onUndo}>
            <Undo2 size={16} strokeWidth={1.75} aria-hidden="true" />
            Desfazer
          </Button>
        </div>
      )}
    </div>
  );
}

function rereadSentence({ before, after }: Learned): string {
  if (before === 0 && after === 0) return 'Na próxima foto eu começo sabendo.';
  const doubts = `de ${countOf(before, 'palavra')} com dúvida`;
  if (after >= before) return `Reli o resto: continuo com ${countOf(after, 'palavra')} em dúvida.`;
  if (after === 0) return `Reli o resto: ${doubts} não sobrou nenhuma.`;
  return `Reli o resto: ${doubts} ${after === 1 ? 'sobrou 1' : `sobraram ${after}`}.`;
}

const countOf = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
