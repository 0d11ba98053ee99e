import { useCallback, useState } from 'react';

/** Where something may be written that is not saved yet. */
export type UnsavedSource = 'name' | 'theme' | 'classroom';

/** What of a class is written and not saved; forgetting it gives the forms a new key. */
export function useUnsaved() {
  const [unsaved, setUnsaved] = useState<readonly UnsavedSource[]>([]);
  const [round, setRound] = useState(0);

  const report = useCallback((source: UnsavedSource, hasChanges: boolean) => {
    setUnsaved((known) => {
      if (known.includes(source) === hasChanges) return known;
      return hasChanges ? [...known, source] : known.filter((one) => one !== source);
    });
  }, []);

  return {
    hasUnsaved: unsaved.length > 0,
    report,
    round,
    forget() {
      setUnsaved([]);
      setRound((before) => before + 1);
    },
  };
}
