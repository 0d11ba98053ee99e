import type { Correction } from '@/domain/evaluation/correction';

type CorrectionReaderProps = { correction: Correction; onBack: () => void };

export function CorrectionReader({ correction }: CorrectionReaderProps) {
  return <p>{correction.theme}</p>;
}
