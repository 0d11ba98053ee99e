import type { Correction } from '@/domain/evaluation/correction';

type CorrectionDialogProps = {
  /** The dialog is open while there is one. */
  correction: Correction | null;
  onClose: () => void;
  /** Gets the copy stored for viewing, under its new id. */
  onViewEssay: (correction: Correction) => void;
  onGoHome: () => void;
  hideSystemEvaluation?: boolean;
};

export function CorrectionDialog({ correction }: CorrectionDialogProps) {
  return correction && <p>{correction.finalScore}</p>;
}
