import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { ENTRY_KINDS } from '@/domain/repertoire/entry';
import type { RepertoireFilter } from '@/domain/repertoire/repertoire';
import { toComparisonKey } from '@/domain/text/normalize-text';
import { AXES, type Axis } from '@/domain/themes/proposals/proposal';

export type ListFilter = RepertoireFilter & { onlyFavourites: boolean };

export const EVERYTHING: ListFilter = { words: '', axis: null, kind: null, onlyFavourites: false };

/**
 * The filter of the list, stored in the URL: `?area=`, `?tipo=`, `?busca=`, `?favoritas=sim`. `?tema=` stands for the
 * subject area of a theme of the bank, until the filter is changed.
 */
export function useRepertoireFilter() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const isPushed = useNavigationType() === NavigationType.Push;
  // Kept beside the URL, because a change must build on the one before, which may not have reached the URL yet.
  const [held, setHeld] = useState(() => ({ key, ...readParams(params) }));
  if (held.key !== key) setHeld({ ...held, key, ...(isPushed && readParams(params)) });
  const ofTheme = useAxisOf(held.theme);
  const filter = { ...held.filter, axis: held.filter.axis ?? ofTheme.data ?? null };

  function setFilter(next: ListFilter) {
    setHeld({ ...held, filter: next, theme: null });
    setParams(toParams(next), { replace: true });
  }

  return { filter, setFilter, theme: held.theme, isLoading: ofTheme.isLoading };
}

function readParams(params: URLSearchParams): { filter: ListFilter; theme: string | null } {
  return {
    filter: {
      words: params.get('busca') ?? '',
      axis: oneOf(AXES, params.get('area')),
      kind: oneOf(ENTRY_KINDS, params.get('tipo')),
      onlyFavourites: params.get('favoritas') === 'sim',
    },
    theme: params.get('tema'),
  };
}

/** The subject area of a theme; null if the bank does not have the theme. The bank is large, so it is loaded on demand. */
function useAxisOf(theme: string | null) {
  return useQuery({
    queryKey: ['axis-of-theme', theme],
    queryFn:
      theme === null
        ? skipToken
        : async (): Promise<Axis | null> => {
            const { findTheme } = await import('@/domain/themes/theme-bank');
            return findTheme(theme)?.axis ?? null;
          },
    staleTime: Infinity,
  });
}

/** A value of a list as it may stand in a URL, with or without accents; null for any other. */
function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | null {
  const key = toComparisonKey(given ?? '');
  return values.find((value) => toComparisonKey(value) === key) ?? null;
}

function toParams({ words, axis, kind, onlyFavourites }: ListFilter): Record<string, string> {
  return {
    ...(axis && { area: axis }),
    ...(kind && { tipo: kind }),
    ...(words.trim() && { busca: words.trim() }),
    ...(onlyFavourites && { favoritas: 'sim' }),
  };
}
