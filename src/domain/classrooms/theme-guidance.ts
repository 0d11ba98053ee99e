import type { Evaluation } from '../evaluation/evaluation.ts';

/** The required form of an essay on a theme: any, handwritten, or typed. */
export const WAYS_TO_WRITE = ['livre', 'manuscrita', 'digitada'] as const;
export type WayToWrite = (typeof WAYS_TO_WRITE)[number];

/** A motivating text by the teacher, and its source. */
export type OwnText = { texto: string; fonte: string };

/** A teacher's guidance for a theme. `proposta` is the id of the proposal of the bank whose texts are included. */
export type ThemeGuidance = {
  instrucoes: string;
  textos: readonly OwnText[];
  proposta: string | null;
  envio: WayToWrite;
};

/** Maximum lengths in characters, as in the database tables; `textos` is the maximum number of texts. */
export const GUIDANCE_LIMITS = { instrucoes: 2000, texto: 4000, fonte: 300, textos: 4 } as const;

export const NO_GUIDANCE: ThemeGuidance = { instrucoes: '', textos: [], proposta: null, envio: 'livre' };

/** Whether there is any guidance to show. */
export function hasGuidance({ instrucoes, textos, proposta, envio }: ThemeGuidance): boolean {
  return instrucoes !== '' || textos.length > 0 || proposta !== null || envio !== 'livre';
}

/**
 * Whether an essay was written by hand, as recorded by its writer's app: its text came from photos, or from the sheet of a
 * mock exam on paper.
 */
export function isHandwritten({ grifo }: Evaluation): boolean {
  return grifo?.fromPhoto === true || grifo?.mock?.medium === 'paper';
}

/** Whether an essay has the form that a theme requires. */
export function isWrittenAs(way: WayToWrite, evaluation: Evaluation): boolean {
  return way === 'livre' || isHandwritten(evaluation) === (way === 'manuscrita');
}

/** The teacher's own texts joined, for recognizing copied lines; undefined if there are none. */
export function ownTextsOf({ textos }: Pick<ThemeGuidance, 'textos'>): string | undefined {
  return textos.length > 0 ? textos.map(({ texto }) => texto).join('\n\n') : undefined;
}
