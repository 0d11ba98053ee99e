import { FURTHER_STEP, type Outcome, type Target, type TargetKind } from './disagreement.ts';

/** An outcome as the team chooses it. */
export const OUTCOME_NAMES: Record<Outcome, string> = {
  confirmada: 'O aluno tem razão',
  mantida: 'A correção fica',
};

/** How an answer begins, as its student reads it. */
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

/** "A melhorar: Tese", "Marcação: crase antes de verbo", "O nível como um todo". */
export function nameOfTarget({ tipo, regra }: Pick<Target, 'tipo' | 'regra'>): string {
  if (tipo === 'nivel') return 'O nível como um todo';
  return `${KIND_NAMES[tipo]}: ${regra === FURTHER_STEP ? 'ir além' : regra.replace(/^regra:/, '')}`;
}
