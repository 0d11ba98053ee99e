import { useEffect, useState } from 'react';
import { useServices } from '@/data/services-context';

/** Bytes the first reading still has to fetch; null until that is known, or where it cannot be told. */
export function useMissingBytes(): number | null {
  const { photos } = useServices();
  const [bytes, setBytes] = useState<number | null>(null);

  useEffect(() => {
    let isGone = false;
    photos.missingBytes().then(
      (answer) => !isGone && setBytes(answer),
      () => {},
    );
    return () => void (isGone = true);
  }, [photos]);

  return bytes;
}
