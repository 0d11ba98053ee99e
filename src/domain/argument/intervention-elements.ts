/** The five elements of a proposal (Cartilha do Participante), in the order teachers teach them. */
export const INTERVENTION_ELEMENTS = ['agente', 'ação', 'meio', 'finalidade', 'detalhamento'] as const;
export type InterventionElement = (typeof INTERVENTION_ELEMENTS)[number];

/** Gender ending that agrees with the name of an element: "a ação foi encontrada", "o meio foi encontrado". */
export const ELEMENT_ENDINGS: Record<InterventionElement, 'a' | 'o'> = {
  agente: 'o',
  ação: 'a',
  meio: 'o',
  finalidade: 'a',
  detalhamento: 'o',
};
