import { useEffect, useState } from 'react';
import { createPhotoDesk, type PhotoDesk } from './photo-desk';
import { useServices } from '@/data/services-context';

/** The photos of the essay on the sheet, let go of with the editor. */
export function usePhotoDesk(): PhotoDesk {
  const { photos } = useServices();
  const [desk] = useState(() => createPhotoDesk(photos));

  useEffect(
    () => () => {
      desk.clear();
      photos.release();
    },
    [desk, photos],
  );

  return desk;
}
