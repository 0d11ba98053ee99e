import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useServices } from '@/data/services-context';
import { useIsVisible } from '@/lib/use-is-visible';
import { whenIdle } from '@/lib/when-idle';

/** Celebrates achievements once page and network have time for it; where that cannot be fetched, no page suffers. */
export function CelebrationsHost() {
  const { late } = useServices();
  const isVisible = useIsVisible();
  const [Celebrations, setCelebrations] = useState<ComponentType | null>(null);
  const isWanted = Celebrations === null && isVisible;

  useEffect(() => {
    if (!isWanted) return;
    return whenIdle(() => {
      Promise.all([import('@/features/rewards/celebrations'), late()]).then(
        ([module]) => setCelebrations(() => module.Celebrations),
        () => undefined,
      );
    });
  }, [isWanted, late]);

  return (
    Celebrations && (
      <Suspense fallback={null}>
        <Celebrations />
      </Suspense>
    )
  );
}
