import { useLocation, useNavigate } from 'react-router-dom';
import { isObject, isSpan } from './kept-step';
import type { Span } from '@/domain/text/span';

/** A passage of the essay as an entry of the browser's history: back leads to the result it was chosen from. */
export function usePassageEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const state = isObject(location.state) ? location.state : {};
  const passage = 'passage' in state && isSpan(state.passage) ? state.passage : null;

  function show({ start, end }: Span) {
    const { pathname, search, hash } = location;
    void navigate({ pathname, search, hash }, { state: { ...state, passage: { start, end } } });
  }

  return { passage, show, leave: () => void navigate(-1) };
}
