/** The data sent to a language model, as stated in the question, in "Meus dados" and in the privacy policy. */
export const SENT_TO_MODEL =
  'O tema e o texto da redação vão para um modelo de IA de outra empresa, contratado por quem mantém este site, só para corrigir. Seu nome e seu e-mail não vão.';
