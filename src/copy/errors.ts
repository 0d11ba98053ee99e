import { errorCode, type ErrorCode } from '@/contracts/app-error';
import { FIELDS_KEPT, NO_ANSWER_SENTENCES } from './no-answer';

/** One sentence per error code: what happened and what to do. */
const ERROR_SENTENCES = {
  ...NO_ANSWER_SENTENCES,
  'server-unavailable':
    'O servidor está com um problema e não pôde atender. Não foi nada que você fez: tente de novo em alguns minutos.',
  'too-many-attempts': 'Muitas tentativas em pouco tempo. Espere um minuto e tente de novo.',
  'too-many-accounts':
    'Muitas contas foram criadas hoje nesta rede. Se você é de uma turma, abra o link da sala ou use o código dela. Se não, crie a conta amanhã, ou por outra rede, como a do celular.',
  'captcha-refused': 'A verificação de que você não é um robô falhou ou venceu. Faça de novo e envie.',
  refused: 'O servidor não aceitou estes dados. Confira o que foi preenchido e tente de novo.',
  'wrong-credentials': 'E-mail ou senha incorretos.',
  'email-taken': 'Este e-mail já tem conta.',
  'email-refused': 'O servidor não aceitou este e-mail. Confira se ele está escrito certo.',
  'email-not-confirmed': 'Falta confirmar o e-mail: abra o link que enviamos e depois entre com a sua senha.',
  'sign-up-closed': 'Este site não aceita contas novas agora.',
  'account-blocked': 'Esta conta está bloqueada. Veja em Privacidade quem mantém este site.',
  'weak-password': 'Esta senha é fácil de adivinhar. Escolha outra, mais longa ou menos comum.',
  'same-password': 'A senha nova é igual à atual. Escolha outra.',
  'session-lost': 'Sua sessão terminou. Entre de novo; seu rascunho está guardado.',
  'link-expired': 'Este link já venceu ou já foi usado. Peça outro em “Esqueci minha senha”.',
  'link-incomplete': 'O link chegou incompleto. Copie o endereço inteiro do e-mail ou peça outro link.',
  'link-invalid': 'Este link não serve para criar uma senha nova. Peça outro em “Esqueci minha senha”.',
  'link-other-browser': 'Abra o link no mesmo navegador em que você o pediu, ou peça outro por aqui.',
  'identity-taken': 'Esta conta externa já está ligada a outro cadastro.',
  'identity-missing': 'Esta conta externa não está ligada ao seu cadastro.',
  'identity-last': 'Esta é a única forma de entrar no seu cadastro e não pode ser retirada.',
  'not-found': 'Isso não está mais aqui. Volte e veja a lista de novo.',
  'not-stored-yet':
    'Esta redação ainda não chegou ao servidor. Sua escolha fica anotada; tente de novo quando a redação chegar.',
  'only-handwritten':
    'O professor pediu esta redação à mão. Fotografe a folha na aba Foto, peça a correção de novo e envie.',
  'only-typed': 'O professor pediu esta redação digitada, e esta veio de uma foto. Digite e envie.',
  'evaluation-failed': 'Não deu para corrigir agora. Seu texto está guardado; tente de novo em instantes.',
  'storage-unavailable':
    'O navegador não deixou guardar os dados neste aparelho. Libere espaço ou saia da janela anônima.',
  unexpected: 'Algo não funcionou como deveria. Tente de novo.',
} satisfies Record<ErrorCode, string>;

/** The message for any thrown value. */
export function errorSentence(error: unknown): string {
  return ERROR_SENTENCES[errorCode(error)];
}

/**
 * Errors that the fields did not cause, or for which the faulty field is unknown. Their message adds that the
 * fields keep their contents.
 */
const TELLS_OF_FIELDS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'offline',
  'unreachable',
  'timed-out',
  'server-unavailable',
  'refused',
]);

/** The message for a form, which keeps its fields after a failure. */
export function formErrorSentence(error: unknown): string {
  const sentence = errorSentence(error);
  return TELLS_OF_FIELDS.has(errorCode(error)) ? `${sentence} ${FIELDS_KEPT}` : sentence;
}
