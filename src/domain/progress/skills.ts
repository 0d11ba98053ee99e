import { SKILLS, type Metrics, type Skill } from './metrics.ts';

/** Names of the five skills on screen (Spec §2 "Progress screen"), one per competency in order. */
export const SKILL_NAMES: Record<Skill, string> = {
  gramatica: 'Gramática',
  argumentacao: 'Argumentação',
  organizacao: 'Organização',
  coesao: 'Coesão',
  proposta: 'Proposta',
};

/** The "média geral": rounded mean of the five skills, percent 0–100 (Spec §2 "Student home"). */
export function averageSkill(metrics: Pick<Metrics, 'competencias'>): number {
  const sum = SKILLS.reduce((total, skill) => total + metrics.competencias[skill], 0);
  return Math.round(sum / SKILLS.length);
}
