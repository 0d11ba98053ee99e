import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import { FavouriteSchema, type Favourite } from '@/contracts/repertoire';
import { MOST_FAVOURITES } from '@/domain/repertoire/favourites';
import { createLocalStore, readableItems, updateOrFail } from '../local/create-local-store';
import { areaKeys } from '../local/keys';
import { perOwner } from '../local/owner';
import type { RepertoireBackend } from '../ports/repertoire';
import { userOf, type DemoPorts } from './ports';

const NONE: readonly Favourite[] = [];

/** Favourites that are stored on this device only. */
export default function createRepertoire(ports: DemoPorts): RepertoireBackend {
  const { context } = ports;
  const favouritesOf = perOwner((owner) =>
    createLocalStore({
      key: areaKeys.favourites(owner),
      schema: z.readonly(z.array(FavouriteSchema)),
      fallback: NONE,
      storage: context.storage,
      salvage: (raw) => readableItems(FavouriteSchema, raw),
    }),
  );
  return {
    async favourites() {
      return [...favouritesOf(userOf(ports).id).get()];
    },
    async setFavourite({ userId, entrada, isFavourite }) {
      updateOrFail(favouritesOf(userId), (saved) => {
        const others = saved.filter((one) => one.entrada !== entrada);
        if (!isFavourite) return others.length > 0 ? others : NONE;
        if (others.length < saved.length) return saved;
        if (saved.length >= MOST_FAVOURITES) throw new AppError('too-many-attempts');
        return [{ entrada, created_at: context.now().toISOString() }, ...saved];
      });
    },
  };
}
