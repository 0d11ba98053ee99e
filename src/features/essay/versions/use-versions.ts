import { useEffect, useState } from 'react';
import type { DraftVersionRepository } from '@/data/late-services';
import { useServices } from '@/data/services-context';
import type { DraftVersion } from '@/domain/essay/draft-versions';

export type VersionsState =
  | { state: 'loading' | 'failed' }
  | { state: 'there'; all: readonly DraftVersion[]; isKept: boolean; keep: DraftVersionRepository['keep'] };

/** The versions while the dialog is open, with those that are kept meanwhile. */
export function useVersions(open: boolean): VersionsState & { retry(): void } {
  const { late } = useServices();
  const [versions, setVersions] = useState<VersionsState>({ state: 'loading' });
  const isWanted = open && versions.state !== 'failed';

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    let unsubscribe = () => {};
    async function follow() {
      const { versions } = await late();
      const { isKept, keep } = versions;
      const show = async () => {
        const all = await versions.list();
        if (isCurrent) setVersions({ state: 'there', all, isKept: isKept.get(), keep });
      };
      if (isCurrent)
        unsubscribe = versions.version.subscribe(() => {
          // Those on screen stay there.
          show().catch(() => undefined);
        });
      await show();
    }
    follow().catch(() => isCurrent && setVersions({ state: 'failed' }));
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [isWanted, late]);

  return { ...versions, retry: () => setVersions({ state: 'loading' }) };
}
