/** Words of grammar, without accents: articles, prepositions, pronouns, conjunctions, auxiliaries, frequent adverbs. */
const FUNCTION_WORDS = new Set(
  `a o as os um uma uns umas de do da dos das em no na nos nas num numa ao aos por pelo pela pelos pelas para com sem
  sob sobre entre ate desde apos ante contra durante perante segundo conforme e ou nem mas porem contudo todavia
  entretanto portanto logo pois porque que se como quando enquanto embora caso onde quem qual quais cujo cuja cujos
  cujas quanto quanta quantos quantas eu tu ele ela nos eles elas voce voces me te lhe lhes mim ti si consigo este
  esta estes estas esse essa esses essas aquele aquela aqueles aquelas isto isso aquilo neste nesta nesse nessa nestes
  nestas nesses nessas deste desta desse dessa destes destas desses dessas naquele naquela daquele daquela meu minha
  meus minhas teu tua seu sua seus suas nosso nossa nossos nossas algum alguma alguns algumas nenhum nenhuma todo toda
  todos todas tudo nada cada outro outra outros outras mesmo mesma mesmos mesmas proprio propria qualquer quaisquer
  muito muita muitos muitas pouco pouca poucos poucas mais menos tao tanto tanta tantos tantas bem mal ja ainda sempre
  nunca jamais nao sim tambem so somente apenas ate alem assim entao agora hoje aqui ali la ai onde aonde antes depois
  dentro fora atraves junto talvez quase demais inclusive sobretudo principalmente e sou somos sao era eram foi foram
  fui sera serao seria seriam seja sejam fosse fossem ser sendo sido estar esta estao estava estavam esteja estejam
  estando estado ter tem tenho temos tinha tinham tenha tenham tendo tido teve tiveram tera terao teria haver ha havia
  houve haja havendo pode podem podemos poder podia podiam possa possam poderia poderiam vai vao ir vem ambos ambas
  disso nisso disto nisto daquilo dele dela deles delas nele nela neles nelas comigo conosco la ca acerca diante dessa
  dado dada visto tal tais etc`.split(/\s+/),
);

/** Whether a word, given as its comparison key, only builds the sentence and says nothing about the subject. */
export function isFunctionWord(key: string): boolean {
  return FUNCTION_WORDS.has(key);
}
