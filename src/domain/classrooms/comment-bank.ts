import type { CompetencyNumber, Level } from '../rubric/competency.ts';
import { toComparisonKey } from '../text/normalize-text.ts';

/** A reusable comment. Its author is the teacher (`meu`) or a colleague in the same class. */
export type KeptComment = {
  id: string;
  texto: string;
  /** null if the comment fits any competency. */
  competencia: CompetencyNumber | null;
  usos: number;
  meu: boolean;
  autor: string;
};

/** A comment provided by Grifo. With a level it is a reason for that level. */
export type PresetComment = { competencia: CompetencyNumber; nivel: Level | null; texto: string };

/**
 * The competency and level a field is about. `competencia` is null for a general comment; `nivel` is null if no
 * level is chosen yet.
 */
export type CommentPlace = { competencia: CompetencyNumber | null; nivel?: Level | null };

/** A comment to insert; without an id it is provided by Grifo. */
export type OfferedComment = { id: string | null; texto: string; usos: number; autor: string | null };

const MOST = 8;

/**
 * The comments that contain the typed text: those of the field's competency first, then the most used; comments
 * provided by Grifo come last.
 */
export function offerComments(
  kept: readonly KeptComment[],
  presets: readonly PresetComment[],
  { competencia, nivel = null }: CommentPlace,
  typed: string,
): OfferedComment[] {
  const wanted = toComparisonKey(typed.trim());
  const holds = ({ texto }: { texto: string }) => toComparisonKey(texto).includes(wanted);
  const isHere = (one: KeptComment) => Number(one.competencia === competencia);
  const own = kept
    .filter(holds)
    .filter((one) => competencia === null || one.competencia === null || one.competencia === competencia)
    .toSorted((a, b) => isHere(b) - isHere(a) || b.usos - a.usos)
    .map(({ id, texto, usos, meu, autor }) => ({ id, texto, usos, autor: meu ? null : autor }));
  const given = presets
    .filter(holds)
    .filter((one) => (competencia === null || one.competencia === competencia) && one.nivel === nivel)
    .map(({ texto }) => ({ id: null, texto, usos: 0, autor: null }));
  return [...own, ...given].slice(0, MOST);
}

/** The text typed after a slash at the start of a word, up to the caret; null if there is none. */
export function slashBefore(text: string, caret: number): { start: number; typed: string } | null {
  const found = /(?:^|\s)\/([^/\n]{0,40})$/u.exec(text.slice(0, caret));
  if (!found) return null;
  const typed = found[1] ?? '';
  // "e / ou": a slash between words is not a command.
  if (typed.startsWith(' ')) return null;
  return { start: caret - typed.length - 1, typed };
}
