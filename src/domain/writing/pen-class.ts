/** The four pens: red = grammar/spelling, yellow = usage attention, orange = improvement, purple = repetition. */
export const PEN_CLASSES = ['vermelho', 'amarelo', 'laranja', 'roxo'] as const;
export type PenClass = (typeof PEN_CLASSES)[number];
