import type { Ceiling } from '../../scoring/guards/ceiling.ts';
import { TANGENT_CEILING } from '../rules-constants.ts';
import type { Span } from '../../text/span.ts';
import type { Assessment } from './assessment.ts';

/** A highest level by the exam's own rules, and what the student reads about it. */
export type OfficialCeiling = Pick<Ceiling, 'levels'> & { reason: string; seen: string; advice: string };

const TANGENT: OfficialCeiling = {
  reason: 'tangenciamento',
  levels: { 2: TANGENT_CEILING, 3: TANGENT_CEILING, 5: TANGENT_CEILING },
  seen: 'O texto só tangencia o tema, e o Enem limita as competências 2, 3 e 5 nesse caso.',
  advice: 'Retome o tema em todos os parágrafos e discuta o problema que ele propõe.',
};

const HUMAN_RIGHTS: OfficialCeiling = {
  reason: 'direitos-humanos',
  levels: { 5: 0 },
  seen: 'A proposta desrespeita os direitos humanos, e o Enem zera a competência 5 nesse caso.',
  advice: 'Proponha uma solução que respeite a dignidade e a vida de todas as pessoas.',
};

/**
 * The ceilings of facts `tetos` that a model's answer asks for. Disrespect of human rights is believed only with a
 * quote that the essay has: nobody is accused of words they did not write.
 */
export function findOfficialCeilings(
  { tema, direitos_humanos: rights }: Assessment,
  findPassage: (quote: string) => Span | null,
): OfficialCeiling[] {
  return [
    ...(tema.abordagem === 'tangente' ? [TANGENT] : []),
    ...(rights.desrespeita && findPassage(rights.trecho) ? [HUMAN_RIGHTS] : []),
  ];
}
