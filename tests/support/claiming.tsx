import { useEffect } from 'react';
import { useCelebrations, useClaimRewards } from '@/queries/reward-queries';

/** Claims on entry as the area of a student does, and again when told to; says how many wait to be celebrated. */
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
