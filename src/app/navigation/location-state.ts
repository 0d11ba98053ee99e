import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const FROM_LIST = { fromList: true };

/** One item of a list, open under an address of its own: `?ver=<id>`. The way back leads to the list as it was. */
export function useOpenedItem() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const id = useSearchParams()[0].get('ver');
  const [lastId, setLastId] = useState(id);
  if (id !== null && id !== lastId) setLastId(id);
  const cameFromList = (state as typeof FROM_LIST | null)?.fromList === true;

  return {
    id,
    /** The one that is or was last open; null as long as none has been. */
    lastId,
    cameFromList,
    /** What a link to an item needs. */
    linkTo: (opened: string) => ({ to: { search: `?ver=${encodeURIComponent(opened)}` }, state: FROM_LIST }),
    /** Back to the very entry of the list, filter and scroll included, where there is one. */
    close: () => void (cameFromList ? navigate(-1) : navigate(pathname, { replace: true })),
  };
}

/** How whoever has just joined a class comes to the home, whose first word to them is of that class. */
export const JUST_JOINED = { hasJustJoined: true } as const;

export function hasJustJoined(state: unknown): boolean {
  return (state as Partial<typeof JUST_JOINED> | null)?.hasJustJoined === true;
}
