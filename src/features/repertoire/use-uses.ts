import { queryOptions, useQuery } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';
import type { EssayText } from '@/data/ports/essays';
import type { CorrectionSummary } from '@/domain/evaluation/correction';
import { namedEntries } from '@/domain/repertoire/named-entries';
import { usesByEntry } from '@/domain/repertoire/uses';
import { both, type Query } from '@/lib/query';
import { useIsRested } from '@/lib/when-idle';
import { essayKeys, useCorrections, useWaitingCorrections } from '@/queries/essay-queries';

/** How many of the latest essays are searched. */
export const SEARCHED_ESSAYS = 20;

export type Uses = ReadonlyMap<string, readonly CorrectionSummary[]>;

/** The student's latest essays that name an entry, by its id; searched once the page is at rest. */
export function useUses(): Query<Uses> {
  const { essays } = useBackend();
  const waiting = useWaitingCorrections();
  const isRested = useIsRested();
  const named = useQuery(
    queryOptions({
      queryKey: [...essayKeys.all, 'named-entries', waiting.map(({ id }) => id)],
      async queryFn() {
        const own = waiting.map(({ id, originalText }) => ({ id, text: originalText }));
        return searchedInTurn([...own, ...(await essays.latestTexts(SEARCHED_ESSAYS))]);
      },
      enabled: isRested,
      // A stored essay invalidates it.
      staleTime: Infinity,
    }),
  );
  const { data, ...query } = both(useCorrections(), named);
  return { ...query, data: data ? usesByEntry(...data) : undefined };
}

/** One text after the other, so that the page stays usable meanwhile on a slow phone. */
async function searchedInTurn(texts: readonly EssayText[]) {
  const found = [];
  for (const { id, text } of texts) {
    // oxlint-disable-next-line no-await-in-loop -- lets the browser handle input between two texts
    await new Promise((resolve) => setTimeout(resolve));
    found.push({ id, entries: namedEntries(text) });
  }
  return found;
}
