import { afterAll, beforeAll, vi } from 'vitest';
import type { Person, Stage } from '../contract/stage';
import { liveBackend } from './live-backend';
import { asServer, newLiveUser, openLive } from './live-pages';

/** The embedded backend that all files share; each person has a device of their own. */
export function liveStage(): Stage {
  const server = liveBackend();
  return {
    visitor: openLive(server).backend,
    async newPerson(role, name): Promise<Person> {
      const userType = role === 'student' ? 'student' : 'teacher';
      const { backend, user, credentials, session } = await newLiveUser(server, { userType, name });
      // Nobody signs up as a developer.
      if (role === 'dev') {
        await asServer(server, 'PATCH', `profiles?user_id=eq.${user.id}`, { tipo_conta: role });
        await session.refresh();
      }
      return { ...backend, ...credentials, id: user.id, name, user: async () => session.user.get() };
    },
    // As the edge function stores what it has corrected.
    correct: async ({ id }, { id: key, theme, originalText, aiAnalysis }) =>
      (await asServer(server, 'POST', 'rpc/guardar_correcao', {
        p_usuario: id,
        p_chave: key,
        p_tema: theme,
        p_texto: originalText,
        p_correcao: aiAnalysis,
        p_nota: aiAnalysis.nota_final,
        p_produtor: 'scorer',
        p_versao: '1',
      })) as string,
    now: () => new Date(),
  };
}

/**
 * Without the channel over which the pages of one person would hear those of another, for a whole file; the library, which
 * wonders at so many clients in one window, is silent.
 */
export function isolateDevices(): void {
  beforeAll(() => {
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('console', { ...console, warn: () => undefined });
  });
  afterAll(() => void vi.unstubAllGlobals());
}
