import { useEffect } from 'react';
import { useCelebrations, useClaimRewards } from '@/queries/reward-queries';

/** Claims rewards on entry like the student area, and again on request; shows the number of queued celebrations. */
export function Claiming() {
  const { mutate: claim } = useClaimRewards();
  const { queue } = useCelebrations();
  useEffect(() => claim(), [claim]);
  return (
    <>
      <button type="button" onClick={() => claim()}>
        Buscar
      </button>
      <p>A celebrar: {queue.length}</p>
    </>
  );
}
