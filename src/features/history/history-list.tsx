import type { Correction } from '@/domain/evaluation/correction';

type HistoryListProps = { onOpen: (correction: Correction) => void; onWrite: () => void };

export function HistoryList({ onWrite }: HistoryListProps) {
  return (
    <button type="button" onClick={onWrite}>
      Escrever Redação
    </button>
  );
}
