import { useLocation, useSearchParams } from 'react-router-dom';
import type { EssayFilter } from './essay-filter';

/** What is asked for, kept in the address: coming back from an essay finds the list as it was. */
export function useEssayFilter(): [EssayFilter, (filter: Partial<EssayFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();

  function choose(changes: Partial<EssayFilter>) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true, state });
  }

  return [{ aluno: params.get('aluno') ?? '', tema: params.get('tema') ?? '' }, choose];
}
