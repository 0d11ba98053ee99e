import type { Correction } from '../evaluation/correction.ts';

/** Possible periods of validity of a link in days (`correcao_links`), and the default. */
export const LINK_DAYS = [7, 30, 90] as const;
export type LinkDays = (typeof LINK_DAYS)[number];
export const DEFAULT_LINK_DAYS: LinkDays = 30;

/** Maximum number of valid links per account. */
export const MAX_LINKS_IN_FORCE = 50;

const DAY_MS = 86_400_000;
/** How long expired links stay in the list. */
const REMEMBERED_MS = 30 * DAY_MS;

/** The link to one correction, as its owner sees it. `codigo` is its secret. */
export type SharedLink = {
  id: string;
  redacao_id: string;
  /** The essay's theme. */
  tema: string;
  codigo: string;
  com_nome: boolean;
  valido_ate: string;
  created_at: string;
};

/** Options of a new link. */
export type LinkWish = { essayId: string; days: LinkDays; withName: boolean };

/** The secret of the new link, or the reason for refusing it. */
export type LinkAnswer = { codigo: string; valido_ate: string } | { motivo: LinkRefusal };
export type LinkRefusal = 'limite' | 'redacao_nao_encontrada';

/** The correction as shown to anybody who has the link. */
export type SharedCorrection = {
  correction: Correction;
  /** The writer's name, if the writer wanted it shown. */
  nome: string | null;
  /**
   * Whether the server made the correction. A correction stored by a browser may have been changed in the browser.
   */
  conferida: boolean;
  valido_ate: string;
};

/** Whether the link is still valid. */
export function isInForce({ valido_ate }: Pick<SharedLink, 'valido_ate'>, now: Date): boolean {
  return Date.parse(valido_ate) > now.getTime();
}

/** When a link made now expires, as an ISO instant. */
export function endOfLink(days: LinkDays, now: Date): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}

/** Returns the links except those that expired more than 30 days ago. */
export function withoutForgotten(links: readonly SharedLink[], now: Date): SharedLink[] {
  return links.filter(({ valido_ate }) => Date.parse(valido_ate) > now.getTime() - REMEMBERED_MS);
}

/** Placeholder that replaces the essay's id in a shared correction, because visitors must not see the real id. */
export const SHARED_ID = 'compartilhada';
