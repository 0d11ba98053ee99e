import type { Evaluation } from '../evaluation/evaluation.ts';

/** How an essay on a theme is to be written: as its student likes, by hand, or typed. */
export const WAYS_TO_WRITE = ['livre', 'manuscrita', 'digitada'] as const;
export type WayToWrite = (typeof WAYS_TO_WRITE)[number];

/** A motivating text of the teacher's own, and where it is from. */
export type OwnText = { texto: string; fonte: string };

/** What a teacher gives with a theme. `proposta` is the id of a proposal of the bank whose texts go along. */
export type ThemeGuidance = {
  instrucoes: string;
  textos: readonly OwnText[];
  proposta: string | null;
  envio: WayToWrite;
};

/** How much of it the tables take, in characters; `textos` is their number. */
export const GUIDANCE_LIMITS = { instrucoes: 2000, texto: 4000, fonte: 300, textos: 4 } as const;

export const NO_GUIDANCE: ThemeGuidance = { instrucoes: '', textos: [], proposta: null, envio: 'livre' };

/** Whether there is anything to show of it. */
export function hasGuidance({ instrucoes, textos, proposta, envio }: ThemeGuidance): boolean {
  return instrucoes !== '' || textos.length > 0 || proposta !== null || envio !== 'livre';
}

/**
 * Whether an essay was written by hand, as far as the app of its writer says: its text came from photos, or from the sheet of a
 * mock exam on paper.
 */
export function isHandwritten({ grifo }: Evaluation): boolean {
  return grifo?.fromPhoto === true || grifo?.mock?.medium === 'paper';
}

/** Whether an essay may be sent to a theme that is to be written in this way. */
export function isWrittenAs(way: WayToWrite, evaluation: Evaluation): boolean {
  return way === 'livre' || isHandwritten(evaluation) === (way === 'manuscrita');
}

/** The teacher's own texts as one, for the correction to know copied lines by; undefined without any. */
export function ownTextsOf({ textos }: Pick<ThemeGuidance, 'textos'>): string | undefined {
  return textos.length > 0 ? textos.map(({ texto }) => texto).join('\n\n') : undefined;
}
