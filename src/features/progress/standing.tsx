import { SKILL_NAMES } from '@/domain/progress/skills';
import { highlights, type SkillProgress } from '@/domain/progress/skill-progress';
import type { Skill } from '@/domain/progress/metrics';

const IN_SENTENCE: Record<Skill, string> = {
  gramatica: 'gramática',
  argumentacao: 'argumentação',
  organizacao: 'organização',
  coesao: 'coesão',
  proposta: 'proposta de intervenção',
};

/** Where a student stands in one breath: strength first, then where most is to be won. */
export function Standing({ skills }: { skills: readonly SkillProgress[] }) {
  const { strongest, gain } = highlights(skills);
  if (!gain) return <>As cinco competências chegaram ao nível máximo nas suas últimas redações.</>;
  return (
    <>
      {strongest
        ? `Sua ${IN_SENTENCE[strongest]} é o ponto mais forte. `
        : 'Suas cinco competências estão no mesmo nível. '}
      O ganho mais próximo está em <span className="hl">{SKILL_NAMES[gain]}</span>.
    </>
  );
}
