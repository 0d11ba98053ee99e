import type { Message } from './messages';

/** Of ours, beside the catalogue: said where nobody pressed "Sair". */
export const SESSION_ENDED: Message = {
  title: 'Sua sessão terminou',
  description: 'Entre de novo para continuar. O que você escreveu está guardado neste aparelho.',
  variant: 'destructive',
};
