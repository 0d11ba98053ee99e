import { findSupportText } from '../themes/support-text.ts';
import { GUEST_THEME } from './guest-theme.ts';

/** Our own supporting text for `GUEST_THEME`. The evaluation receives it, so that copying from it is recognized. */
export const GUEST_SUPPORT_TEXT =
  'O celular que parou de carregar, o carregador que não serve mais, a televisão trocada por uma maior: quase toda casa tem uma gaveta de aparelhos sem uso. Dentro deles há cobre, ouro e plástico, que podem voltar à indústria, e também chumbo e mercúrio, que contaminam a terra e a água quando acabam no lixo comum. A lei brasileira manda o fabricante receber de volta o que vendeu. Falta que as pessoas saibam onde entregar e que esse lugar exista perto delas.';

/** The texts that an essay on this theme may not copy: ours, or those of the bank; undefined if there are none. */
export async function guestSupportText(written: {
  theme: string;
  essay: string;
}): Promise<string | undefined> {
  return written.theme.trim() === GUEST_THEME ? GUEST_SUPPORT_TEXT : findSupportText(written, []);
}
