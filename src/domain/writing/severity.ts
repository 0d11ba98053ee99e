/**
 * How severe a finding is, the most severe first: red for grammar and spelling, yellow for usage that needs attention,
 * orange for what could be better, purple for repetition.
 */
export const SEVERITIES = ['vermelho', 'amarelo', 'laranja', 'roxo'] as const;

export type Severity = (typeof SEVERITIES)[number];
