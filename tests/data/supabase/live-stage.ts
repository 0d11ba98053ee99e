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
      // Nobody can sign up as a developer, so the type is set on the server.
      if (role === 'dev') {
        await asServer(server, 'PATCH', `profiles?user_id=eq.${user.id}`, { tipo_conta: role });
        await session.refresh();
      }
      return { ...backend, ...credentials, id: user.id, name, user: async () => session.user.get() };
    },
    // Stores a correction as the edge function does.
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
 * For a whole file, removes the channel over which one person's pages would receive messages from another's, and
 * silences the library's warning about several clients in one window.
 */
export function isolateDevices(): void {
  beforeAll(() => {
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('console', { ...console, warn: () => undefined });
  });
  afterAll(() => void vi.unstubAllGlobals());
}
