import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const FROM_LIST = { fromList: true };

/** An item of a list opened under its own URL: `?ver=<id>`. Closing it returns to the list as it was. */
export function useOpenedItem() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const id = useSearchParams()[0].get('ver');
  const [lastId, setLastId] = useState(id);
  if (id !== null && id !== lastId) setLastId(id);
  const cameFromList = (state as typeof FROM_LIST | null)?.fromList === true;

  return {
    id,
    /** The item that is open, or was opened last; null if none has been opened. */
    lastId,
    cameFromList,
    /** Props of a link to an item. */
    linkTo: (opened: string) => ({ to: { search: `?ver=${encodeURIComponent(opened)}` }, state: FROM_LIST }),
    /** Returns to the list's history entry, including filter and scroll position, if there is one. */
    close: () => void (cameFromList ? navigate(-1) : navigate(pathname, { replace: true })),
  };
}

/** Location state after joining a class: the home page then shows that class first. */
export const JUST_JOINED = { hasJustJoined: true } as const;

export function hasJustJoined(state: unknown): boolean {
  return (state as Partial<typeof JUST_JOINED> | null)?.hasJustJoined === true;
}
