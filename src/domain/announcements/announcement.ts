/** An announcement of the team, with the field names of R-NEWS-1. `criado_em` is an ISO date. */
export type Announcement = {
  id: string;
  titulo: string;
  conteudo: string;
  criado_em: string;
  autor_nome: string;
};

/** What its author writes of it. */
export type AnnouncementText = Pick<Announcement, 'titulo' | 'conteudo'>;

/** Characters the table takes; each at least one. */
export const ANNOUNCEMENT_LIMITS = { titulo: 200, conteudo: 10_000 } as const;

/** Characters as the limits count them: blanks around a text are not kept. */
export function announcementLength(text: string): number {
  return [...text.trim()].length;
}
