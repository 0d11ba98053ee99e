import type { EssayReading } from '../read-essay.ts';
import { INTERVENTION_ELEMENTS, type InterventionElement } from '../signals/intervention.ts';
import type { CompetencyFeedback } from './competency-feedback.ts';
import { joinList } from './wording.ts';

/** How each element is named and asked for. */
const ELEMENTS: Record<InterventionElement, { name: string; point: string }> = {
  agente: { name: 'o agente', point: 'Diga quem vai agir: um ministério, a escola, a mídia, a prefeitura.' },
  ação: {
    name: 'a ação',
    point: 'Diga o que deve ser feito, com um verbo preciso: criar, ampliar, fiscalizar.',
  },
  meio: { name: 'o meio', point: 'Explique como a ação será feita: “por meio de…”, “mediante…”.' },
  finalidade: { name: 'a finalidade', point: 'Mostre o efeito esperado: “a fim de…”, “para que…”.' },
  detalhamento: {
    name: 'o detalhamento',
    point: 'Detalhe um dos elementos: um exemplo, um parceiro, ou o que o agente tem a ver com o problema.',
  },
};

/** Competency 5: the five elements found and missing. */
export function interventionFeedback({ intervention }: EssayReading): CompetencyFeedback {
  const missing = INTERVENTION_ELEMENTS.filter((element) => !intervention.elements.includes(element));
  const names = (elements: readonly InterventionElement[]) =>
    joinList(elements.map((element) => ELEMENTS[element].name));
  const improvements = missing.map((element) => ELEMENTS[element].point);
  if (intervention.elements.length === 0) {
    return {
      strength: 'O problema está exposto, e dele já se pode tirar uma solução.',
      advice: 'O fecho ainda não propõe o que fazer: escreva quem deve agir, o que fará, como e para quê.',
      improvements,
    };
  }
  if (missing.length === 0) {
    return {
      strength: 'A proposta traz os cinco elementos: agente, ação, meio, finalidade e detalhamento.',
      advice: 'Confira se ela responde às causas que você discutiu no desenvolvimento.',
      improvements,
    };
  }
  const verb = missing.length === 1 ? 'Falta' : 'Faltam';
  return {
    strength: `A proposta já apresenta ${names(intervention.elements)}.`,
    advice: `${verb} ${names(missing)} para completar os cinco elementos.`,
    improvements,
  };
}
