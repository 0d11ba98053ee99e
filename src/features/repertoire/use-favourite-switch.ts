import { useFavourites, useSetFavourite } from '@/queries/repertoire-queries';
import { notify } from '@/ui/toast';
import type { ToastMessage } from '@/ui/toast-view';

export type FavouriteSwitch = ReturnType<typeof useFavouriteSwitch>;

/** The student's favourites, and a function that saves or removes one and tells where that waits or fails. */
export function useFavouriteSwitch() {
  const favourites = useFavourites();
  const set = useSetFavourite();

  async function change(id: string, isFavourite: boolean) {
    try {
      if ((await set(id, isFavourite)) === 'waiting') notify(WAITS);
    } catch {
      notify(FAILED);
    }
  }

  // Without an answer, what is saved from now on is shown.
  const isUnknown = favourites.isPending && favourites.failureCount === 0;
  return { ...favourites, isUnknown, toggle: (id: string) => void change(id, !favourites.saved.has(id)) };
}

const WAITS: ToastMessage = {
  title: 'Aguardando envio',
  description: 'A mudança está guardada neste aparelho e vai sozinha para a sua conta quando houver rede.',
};
const FAILED: ToastMessage = {
  title: 'Não deu para guardar a favorita',
  description: 'Nada mudou na sua lista. Tente de novo daqui a pouco.',
  variant: 'destructive',
};
