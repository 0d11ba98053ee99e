import type { Message } from './messages';

/**
 * Kept out of the message catalogue, so that the entry page, which loads the catalogue, does not load this message.
 */
export const accountDeleted = (isOnServer: boolean) => ({
  title: 'Conta excluída',
  description: `Seus dados saíram ${isOnServer ? 'do servidor e ' : ''}deste aparelho. Até logo.`,
});

/** Our addition to the messages of the catalog: shown when a session ends without "Sair". */
export const SESSION_ENDED: Message = {
  title: 'Sua sessão terminou',
  description: 'Entre de novo para continuar. O que você escreveu está guardado neste aparelho.',
  variant: 'destructive',
};
