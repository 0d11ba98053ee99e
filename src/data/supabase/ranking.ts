import { RANKING_SIZE } from '@/domain/rewards/ranking';
import type { ConnectedSession } from './session-repository';
import { queryAsUser } from './client';
import type { RankingBackend } from '../ports/ranking';

/** Ranks all students who chose to appear; the server shortens their names. */
export default function createRanking({ session }: { session: ConnectedSession }): RankingBackend {
  const query = queryAsUser(session);
  return {
    async read() {
      const [rows, [own]] = await Promise.all([
        query((supabase) => supabase.rpc('ranking', { p_limit: RANKING_SIZE })),
        query((supabase) => supabase.rpc('minha_posicao')),
      ]);
      return { rows, own: own ?? null };
    },
    async takePart(ranking_opt_in) {
      await query((supabase, userId) =>
        supabase.from('profiles').update({ ranking_opt_in }).eq('user_id', userId),
      );
    },
  };
}
