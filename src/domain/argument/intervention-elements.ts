/** The five elements of a proposal (facts: `elementos_c5`), in the order teachers teach them. */
export const INTERVENTION_ELEMENTS = ['agente', 'ação', 'meio', 'finalidade', 'detalhamento'] as const;
export type InterventionElement = (typeof INTERVENTION_ELEMENTS)[number];
