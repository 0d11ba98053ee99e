import { AppError } from '@/contracts/app-error';
import { MessageRowSchema } from '@/contracts/messages';
import { readableItems } from '../local/create-local-store';
import { answerOf, queryAsUser, signedIn } from './client';
import type { ConnectedSession } from './session-repository';
import type { MessageBackend } from '../ports/messages';

/** Messages of the signed-in account to the team. */
export default function createMessages({ session }: { session: ConnectedSession }): MessageBackend {
  const query = queryAsUser(session);
  return {
    async list() {
      const rows = await query((supabase, userId) =>
        supabase
          .from('feedback_mensagens')
          .select('id,tipo_problema,mensagem,created_at,status')
          // Filtered by user, because the policies let developers read everybody's messages.
          .eq('usuario_id', userId)
          .order('created_at', { ascending: false })
          .order('id'),
      );
      return readableItems(MessageRowSchema, rows);
    },
    async send({ id, userId, nome, email, telefone, tipo_problema, mensagem }) {
      const { supabase, token, userId: usuario_id } = await signedIn(session);
      const papel_usuario = session.user.get()?.userType;
      if (usuario_id !== userId || !papel_usuario) throw new AppError('session-lost');
      const row = {
        id,
        nome,
        email,
        tipo_problema,
        mensagem,
        telefone: telefone || null,
        papel_usuario,
        usuario_id,
      };
      try {
        await answerOf(supabase.from('feedback_mensagens').insert(row), token);
      } catch (error) {
        // The message may already be stored, with only the answer lost.
        const found = supabase.from('feedback_mensagens').select('id').eq('id', id).maybeSingle();
        if (!(await answerOf(found, token).catch(() => null))) throw error;
      }
    },
  };
}
