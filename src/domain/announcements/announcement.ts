/** Audiences of announcements, with their names on screen. */
export const AUDIENCES = ['todos', 'alunos', 'professores'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const AUDIENCE_NAMES: Record<Audience, string> = {
  todos: 'Todos',
  alunos: 'Alunos',
  professores: 'Professores',
};

/** An announcement of the team, with the field names of R-NEWS-1. Dates are ISO. */
export type Announcement = {
  id: string;
  titulo: string;
  conteudo: string;
  criado_em: string;
  autor_nome: string;
  publico: Audience;
  /** Time from which its readers see the announcement. */
  publicar_em: string;
  /** Whether the announcement is pinned above all others. */
  fixado: boolean;
};

/** An announcement's content by its author; `publicar_em` is null for immediate publication. */
export type AnnouncementText = Pick<Announcement, 'titulo' | 'conteudo' | 'publico' | 'fixado'> & {
  publicar_em: string | null;
};

/** An announcement in the form; `publicar_em` is a day and a time in São Paulo, or empty. */
export type AnnouncementDraft = Omit<AnnouncementText, 'publicar_em'> & { publicar_em: string };

/** Maximum characters in the table; the minimum is one. */
export const ANNOUNCEMENT_LIMITS = { titulo: 200, conteudo: 10_000 } as const;

/** Number of characters as the limits count them, without surrounding whitespace. */
export function announcementLength(text: string): number {
  return [...text.trim()].length;
}

/** Whether an announcement is published. */
export function isOut({ publicar_em }: Pick<Announcement, 'publicar_em'>, now: Date): boolean {
  return Date.parse(publicar_em) <= now.getTime();
}

/** Sorts pinned announcements first, then the latest. */
export function inShownOrder(announcements: readonly Announcement[]): Announcement[] {
  return announcements.toSorted(
    (a, b) => Number(b.fixado) - Number(a.fixado) || Date.parse(b.publicar_em) - Date.parse(a.publicar_em),
  );
}
