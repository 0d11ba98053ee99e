import { FURTHER_STEP, type Outcome, type Target, type TargetKind } from './disagreement.ts';

/** Names of the outcomes for the team. */
export const OUTCOME_NAMES: Record<Outcome, string> = {
  confirmada: 'O aluno tem razão',
  mantida: 'A correção fica',
};

/** First words of an answer to the student. */
export const ANSWER_OPENINGS: Record<Outcome, string> = {
  confirmada: 'Você tem razão:',
  mantida: 'Mantivemos:',
};

const KIND_NAMES: Record<TargetKind, string> = {
  favor: 'A favor',
  contra: 'A melhorar',
  marca: 'Marcação',
  passo: 'Próximo passo',
  nivel: 'Nível',
};

/** Returns, for example, "A melhorar: Tese", "Marcação: crase antes de verbo" or "O nível como um todo". */
export function nameOfTarget({ tipo, regra }: Pick<Target, 'tipo' | 'regra'>): string {
  if (tipo === 'nivel') return 'O nível como um todo';
  return `${KIND_NAMES[tipo]}: ${regra === FURTHER_STEP ? 'ir além' : regra.replace(/^regra:/, '')}`;
}
