/** What is typed before an account is deleted; the server asks for the same word (`excluir_minha_conta`). */
export const DELETION_WORD = 'EXCLUIR';

/** Whether the word was typed. Small letters and blanks around it are not a reason to type it again. */
export function isDeletionWord(typed: string): boolean {
  return typed.trim().toUpperCase() === DELETION_WORD;
}
