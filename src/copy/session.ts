import type { Message } from './messages';

/** Not in the catalogue of messages, which the entry page loads. */
export const accountDeleted = (isOnServer: boolean) => ({
  title: 'Conta excluída',
  description: `Seus dados saíram ${isOnServer ? 'do servidor e ' : ''}deste aparelho. Até logo.`,
});

/** Of ours, beside the catalogue: said where nobody pressed "Sair". */
export const SESSION_ENDED: Message = {
  title: 'Sua sessão terminou',
  description: 'Entre de novo para continuar. O que você escreveu está guardado neste aparelho.',
  variant: 'destructive',
};
