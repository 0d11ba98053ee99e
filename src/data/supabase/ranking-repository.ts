import * as z from 'zod/mini';
import { LeaderRowSchema, OwnPositionRowSchema } from '@/contracts/reward-rows';
import { RANKING_SIZE } from '@/domain/rewards/ranking';
import type { RankingRepository } from '../late-services';
import type { ConnectedLatePorts } from './create-late-services';
import { readAs } from './read-as';
import { signedIn } from './signed-in';

/** Among all students who chose to appear; names come shortened from the server. */
export function createRankingRepository({ session }: ConnectedLatePorts): RankingRepository {
  return {
    async read() {
      const { client } = await signedIn(session);
      const [leaders, own] = await Promise.all([
        client.ask((tables) => tables.rpc('leaderboard', { p_limit: RANKING_SIZE })),
        client.ask((tables) => tables.rpc('minha_posicao')),
      ]);
      const [place] = readAs(z.array(OwnPositionRowSchema), own);
      return {
        rows: readAs(z.array(LeaderRowSchema), leaders).map(({ posicao, nome, canetinhas, eu }) => ({
          position: posicao,
          name: nome,
          canetinhas,
          isMe: eu,
        })),
        isTakingPart: place !== undefined,
        ownPosition: place?.posicao ?? null,
      };
    },
    async takePart(ranking_opt_in) {
      const { client, userId } = await signedIn(session);
      await client.ask((tables) => tables.from('profiles').update({ ranking_opt_in }).eq('user_id', userId));
    },
  };
}
