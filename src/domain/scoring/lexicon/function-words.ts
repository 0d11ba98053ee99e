/** Words that build the sentence and say little of the subject, as the scorer counts them. With their accents. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a o as os um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra
  com sem sob sobre entre até desde e ou mas nem que se como quando onde porque pois porém contudo todavia
  entretanto logo portanto assim também já não sim mais menos muito muita muitos muitas pouco ser é são
  foi foram era eram seja sejam será serão sendo sido estar está estão estava ter tem têm tinha há haver
  havia ao aos à às isso isto aquilo esse essa esses essas este esta estes estas aquele aquela aqueles
  aquelas ele ela eles elas eu nós você vocês me te lhe lhes seu sua seus suas meu minha nosso nossa qual
  quais cujo cuja quem cada todo toda todos todas outro outra outros outras mesmo mesma tal tais tão só
  apenas ainda bem mal vez vezes fazer faz pode podem deve devem`.split(/\s+/),
);
