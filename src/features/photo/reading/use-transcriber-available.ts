import { useEffect, useState } from 'react';
import { useServices } from '@/data/services-context';

/** Whether a vision model can be asked; false until that is known. */
export function useTranscriberAvailable(): boolean {
  const { transcriber } = useServices();
  const [isAvailable, setIsAvailable] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    void transcriber
      .isAvailable(leaving.signal)
      .then((answer) => !leaving.signal.aborted && setIsAvailable(answer));
    return () => leaving.abort();
  }, [transcriber]);

  return isAvailable;
}
