/** Not in the catalogue of messages, which the entry page loads. */
export const accountDeleted = (isOnServer: boolean) => ({
  title: 'Conta excluída',
  description: `Seus dados saíram ${isOnServer ? 'do servidor e ' : ''}deste aparelho. Até logo.`,
});
