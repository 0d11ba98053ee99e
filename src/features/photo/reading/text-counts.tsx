import { useDeferredValue, useMemo } from 'react';
import { countWords } from '@/domain/text/count-words';
import { estimateHandwrittenLines, MAX_HANDWRITTEN_LINES } from '@/domain/text/estimate-handwritten-lines';

/** Words and estimated lines of a text. Counting waits for a quiet moment, so that no key press waits for it. */
export function TextCounts({ essay }: { essay: string }) {
  const counted = useDeferredValue(essay);
  const words = useMemo(() => countWords(counted), [counted]);
  const lines = useMemo(() => estimateHandwrittenLines(counted), [counted]);
  return (
    <ul aria-label="Contagem" className="flex flex-wrap gap-x-3.5 text-sm text-ink-2">
      <li>
        <b className="num text-ink">{words.toLocaleString('pt-BR')}</b> {words === 1 ? 'palavra' : 'palavras'}
      </li>
      <li
        title="Estimativa de linhas à mão na folha do ENEM"
        className={lines > MAX_HANDWRITTEN_LINES ? 'text-warn' : undefined}
      >
        <b className={lines > MAX_HANDWRITTEN_LINES ? 'num' : 'num text-ink'}>{lines}</b>/
        {MAX_HANDWRITTEN_LINES} linhas
      </li>
    </ul>
  );
}
