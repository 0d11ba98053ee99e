import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useServices, useStore } from '@/data/services-context';
import { useIsVisible } from '@/lib/use-is-visible';
import { whenIdle } from '@/lib/when-idle';

/**
 * Celebrates achievements once page and network have time for it, unless the student has turned that off; where it
 * cannot be fetched, no page suffers.
 */
export function CelebrationsHost() {
  const { late, preferences } = useServices();
  const isOn = useStore(preferences.celebrations) ?? true;
  const isVisible = useIsVisible();
  const [Celebrations, setCelebrations] = useState<ComponentType | null>(null);
  const isWanted = isOn && Celebrations === null && isVisible;

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
    isOn &&
    Celebrations && (
      <Suspense fallback={null}>
        <Celebrations />
      </Suspense>
    )
  );
}
