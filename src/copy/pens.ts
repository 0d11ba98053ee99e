import type { Severity } from '@/domain/writing/severity';

/** The letter and the name of each severity, as the student reads them (R-RESULT-5). */
export const PENS: Record<Severity, { letter: string; name: string }> = {
  vermelho: { letter: 'G', name: 'Gramática e ortografia' },
  amarelo: { letter: 'A', name: 'Atenção ao uso' },
  laranja: { letter: 'M', name: 'Pode melhorar' },
  roxo: { letter: 'R', name: 'Repetição' },
};
