/** Number of rows shown in the ranking (R-RANKING-1). */
export const RANKING_SIZE = 10;

/** One row of the ranking, with the first name and initial only (R-RANKING-1). */
export type RankingRow = { posicao: number; nome: string; canetinhas: number; eu: boolean };

export type Ranking = {
  rows: readonly RankingRow[];
  /**
   * Position and canetinhas of the current user, even if the user is below the last row shown; null if the user
   * does not take part.
   */
  own: Pick<RankingRow, 'posicao' | 'canetinhas'> | null;
};

/** A student who chose to appear in the ranking. */
export type RankedStudent = {
  id: string;
  name: string;
  /** All canetinhas earned, including canetinhas already spent. */
  canetinhas: number;
  /** ISO date on which the account was created. */
  since: string;
};

/**
 * The ranking of students who chose to appear in it, like `ranking` and `minha_posicao` on the server. The
 * highest earnings come first, no matter how much was spent; students with equal earnings are ordered by age of the
 * account.
 */
export function rank(students: readonly RankedStudent[], ownId: string): Ranking {
  const inOrder = students.toSorted(
    (a, b) =>
      b.canetinhas - a.canetinhas || Date.parse(a.since) - Date.parse(b.since) || (a.id < b.id ? -1 : 1),
  );
  const ownIndex = inOrder.findIndex(({ id }) => id === ownId);
  const me = inOrder[ownIndex];
  return {
    rows: inOrder.slice(0, RANKING_SIZE).map(({ id, name, canetinhas }, index) => ({
      posicao: index + 1,
      nome: shortName(name),
      canetinhas,
      eu: id === ownId,
    })),
    own: me ? { posicao: ownIndex + 1, canetinhas: me.canetinhas } : null,
  };
}

/** Maximum number of characters of a first name that are shown, as on the server (`private.short_name`). */
const FIRST_NAME_CHARACTERS = 30;

/** The first name and the initial of the last name: "Ana Beatriz de Souza" becomes "Ana S." (R-RANKING-1). */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const shown = [...first].slice(0, FIRST_NAME_CHARACTERS).join('');
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? shown : `${shown} ${initial.toUpperCase()}.`;
}
