/** Number of places shown in the ranking (R-RANKING-1). */
export const RANKING_SIZE = 10;

/** One place of the ranking: first name and initial only (R-RANKING-1). */
export type RankingRow = { posicao: number; nome: string; canetinhas: number; eu: boolean };

export type Ranking = {
  rows: readonly RankingRow[];
  /** Place and canetinhas of the current user, even if below the last row shown; null while not taking part. */
  own: Pick<RankingRow, 'posicao' | 'canetinhas'> | null;
};

/** A student who chose to appear. */
export type RankedStudent = {
  id: string;
  name: string;
  /** All canetinhas earned, including those spent. */
  canetinhas: number;
  /** ISO date of the account. */
  since: string;
};

/**
 * The ranking of students who chose to appear, like `leaderboard` and `minha_posicao` on the server: the highest earnings
 * first, whatever was spent; equal ones by age of the account.
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

/** Maximum characters of a first name shown, as on the server (`private.short_name`). */
const FIRST_NAME_CHARACTERS = 30;

/** First name and initial of the last one: "Ana Beatriz de Souza" is "Ana S." (R-RANKING-1). */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const shown = [...first].slice(0, FIRST_NAME_CHARACTERS).join('');
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? shown : `${shown} ${initial.toUpperCase()}.`;
}
