/** Reasons why the files for offline use could not be downloaded. */
export const OFFLINE_FAILURES = {
  'no-network':
    'Sem internet não dá para baixar. O que já veio ficou guardado: tente de novo quando a rede voltar.',
  'no-room':
    'O navegador não deixou guardar tudo. Libere espaço no aparelho ou saia da janela anônima e tente de novo.',
  'no-answer':
    'O servidor não entregou os arquivos. O que já veio ficou guardado: tente de novo em instantes.',
};
