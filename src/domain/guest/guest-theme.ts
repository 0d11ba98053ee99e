/** The theme for visitors without an account: worded by us, not from an exam. */
export const GUEST_THEME = 'Desafios para o descarte correto do lixo eletrônico no Brasil';

/** Our own supporting text. The evaluation receives it, so that copying from it is recognized. */
export const GUEST_SUPPORT_TEXT =
  'O celular que parou de carregar, o carregador que não serve mais, a televisão trocada por uma maior: quase toda casa tem uma gaveta de aparelhos sem uso. Dentro deles há cobre, ouro e plástico, que podem voltar à indústria, e também chumbo e mercúrio, que contaminam a terra e a água quando acabam no lixo comum. A lei brasileira manda o fabricante receber de volta o que vendeu. Falta que as pessoas saibam onde entregar e que esse lugar exista perto delas.';
