import type { PenClass } from '@/domain/writing/pen-class';

/** The four pens as the student reads them. Spec §2 "Correction result dialog", step 2. */
export const PENS: Record<PenClass, { letter: string; name: string }> = {
  vermelho: { letter: 'G', name: 'Gramática e ortografia' },
  amarelo: { letter: 'A', name: 'Atenção ao uso' },
  laranja: { letter: 'M', name: 'Pode melhorar' },
  roxo: { letter: 'R', name: 'Repetição' },
};
