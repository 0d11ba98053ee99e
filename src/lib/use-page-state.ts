import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State of an overlay, such as an open dialog: reset to `initial` on another page. */
export function usePageState<T>(initial: T): [value: T, set: (value: T) => void] {
  const { pathname } = useLocation();
  const [held, setHeld] = useState({ pathname, value: initial });
  if (held.pathname !== pathname) setHeld({ pathname, value: initial });
  const [set] = useState(() => (value: T) => setHeld((current) => ({ ...current, value })));
  return [held.value, set];
}
