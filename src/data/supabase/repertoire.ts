import { AppError } from '@/contracts/app-error';
import { FavouriteSchema } from '@/contracts/repertoire';
import { readableItems } from '../local/create-local-store';
import { answerOf, queryAsUser, signedIn } from './client';
import { toIso } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import type { RepertoireBackend } from '../ports/repertoire';

/** The favourites of the signed-in account. */
export default function createRepertoire({ session }: { session: ConnectedSession }): RepertoireBackend {
  const query = queryAsUser(session);
  return {
    async favourites() {
      const rows = await query((supabase, userId) =>
        supabase
          .from('repertorio_favoritos')
          .select('entrada,created_at')
          .eq('usuario_id', userId)
          .order('created_at', { ascending: false })
          .order('entrada'),
      );
      return readableItems(
        FavouriteSchema,
        rows.map((row) => ({ ...row, created_at: toIso(row.created_at) })),
      );
    },
    async setFavourite({ userId, entrada, isFavourite }) {
      const { supabase, token, userId: usuario_id } = await signedIn(session);
      if (usuario_id !== userId) throw new AppError('session-lost');
      const table = supabase.from('repertorio_favoritos');
      await answerOf(
        isFavourite
          ? table.upsert(
              { usuario_id, entrada },
              { onConflict: 'usuario_id,entrada', ignoreDuplicates: true },
            )
          : table.delete().eq('usuario_id', usuario_id).eq('entrada', entrada),
        token,
      );
    },
  };
}
