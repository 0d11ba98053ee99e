import { useEffect, useEffectEvent } from 'react';

/** A theme somebody came here with: used as if it had been chosen from the suggestions, once. */
export function useSuggestedTheme(theme: string | null, use: (theme: string) => void): void {
  const take = useEffectEvent(use);

  useEffect(() => {
    if (theme) take(theme);
  }, [theme]);
}
