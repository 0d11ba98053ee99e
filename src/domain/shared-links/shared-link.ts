import type { Correction } from '../evaluation/correction.ts';

/** For how many days a link may be in force (`correcao_links`), and for how many it is unless chosen otherwise. */
export const LINK_DAYS = [7, 30, 90] as const;
export type LinkDays = (typeof LINK_DAYS)[number];
export const DEFAULT_LINK_DAYS: LinkDays = 30;

/** At most so many links of an account are in force at a time. */
export const MAX_LINKS_IN_FORCE = 50;

const DAY_MS = 86_400_000;
/** Expired links stay in the list for so long. */
const REMEMBERED_MS = 30 * DAY_MS;

/** The link of one correction, as its owner sees it. `codigo` is its secret. */
export type SharedLink = {
  id: string;
  redacao_id: string;
  /** Of the essay. */
  tema: string;
  codigo: string;
  com_nome: boolean;
  valido_ate: string;
  created_at: string;
};

/** What is wanted of a new link. */
export type LinkWish = { essayId: string; days: LinkDays; withName: boolean };

/** What became of the wish: the secret of the new link, or why there is none. */
export type LinkAnswer = { codigo: string; valido_ate: string } | { motivo: LinkRefusal };
export type LinkRefusal = 'limite' | 'redacao_nao_encontrada';

/** What whoever has the link sees. */
export type SharedCorrection = {
  correction: Correction;
  /** Of its writer, where they wanted it shown. */
  nome: string | null;
  /** Corrected by the server. A correction that a browser stored may have been changed there. */
  conferida: boolean;
  valido_ate: string;
};

/** Whether the link still opens. */
export function isInForce({ valido_ate }: Pick<SharedLink, 'valido_ate'>, now: Date): boolean {
  return Date.parse(valido_ate) > now.getTime();
}

/** Until when a link made now is in force, as an ISO instant. */
export function endOfLink(days: LinkDays, now: Date): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}

/** The links without those that expired long ago. */
export function withoutForgotten(links: readonly SharedLink[], now: Date): SharedLink[] {
  return links.filter(({ valido_ate }) => Date.parse(valido_ate) > now.getTime() - REMEMBERED_MS);
}

/** What is read of a shared correction has no id of its own: visitors are not told it. */
export const SHARED_ID = 'compartilhada';
