import { toComparisonKey } from './normalize-text.ts';

/** Function words in four groups, spelled with their accents. */
const FUNCTION_WORDS = {
  /** Articles, prepositions, pronouns, conjunctions and adverbs that rarely have another function. */
  closed: `
    a o as os à às ao aos um uma uns umas de do da dos das em no na nos nas num numa nuns numas dum duma por
    pelo pela pelos pelas para pra com sem sob sobre entre até desde ante após perante segundo conforme durante
    e ou nem mas mais menos porém contudo todavia entretanto entanto portanto logo pois porque que se como
    quando quanto enquanto embora caso eu tu ele ela nós vós eles elas você vocês me te lhe lhes mim ti si
    comigo contigo consigo conosco este esta estes estas esse essa esses essas aquele aquela aqueles aquelas
    isto isso aquilo àquele àquela àqueles àquelas àquilo deste desta destes destas desse dessa desses dessas
    daquele daquela daqueles daquelas disto disso daquilo neste nesta nestes nestas nesse nessa nesses nessas
    naquele naquela naqueles naquelas nisto nisso naquilo dele dela deles delas nele nela neles nelas meu minha
    meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas cujo cuja cujos cujas qual quais
    qualquer quaisquer cada quem alguém ninguém outrem tudo nada algo já ainda sempre nunca jamais não sim
    também só apenas assim então agora hoje ontem amanhã aqui ali lá aí cá acolá onde aonde donde antes depois
    dentro fora perto longe atrás acima abaixo adiante além aquém aliás tão quão talvez quase demais bastante
    inclusive sequer somente porquê`,
  /** Words that agree with a noun in gender or number, as adjectives do. */
  agreeing: `
    algum alguma alguns algumas nenhum nenhuma todo toda todos todas outro outra outros outras mesmo mesma
    mesmos mesmas próprio própria muito muita muitos muitas pouco pouca poucos poucas tanto tanta tantos tantas
    quanta quantos quantas ambos ambas tal tais dado dada visto`,
  /** Auxiliary verbs. */
  auxiliary: `
    sou somos são era eram foi foram fui será serão seria seriam seja sejam fosse fossem ser sendo sido estar
    estão estava estavam esteja estejam estando estado ter tem tenho temos tinha tinham tenha tenham tendo tido
    teve tiveram terá terão teria haver há havia houve haja havendo pode podem podemos poder deve devem fazer faz podia podiam possa
    possam poderia poderiam vai vão ir vem`,
  /** Adverbs and parts of phrases that can also be nouns or adverbs of manner. */
  adverbial: `
    contra bem mal vez vezes através junto sobretudo principalmente acerca diante etc`,
};

/** The words of one group. */
export function functionWordsOf(kind: keyof typeof FUNCTION_WORDS): string[] {
  return FUNCTION_WORDS[kind].trim().split(/\s+/);
}

const KEYS = new Set(
  (Object.keys(FUNCTION_WORDS) as (keyof typeof FUNCTION_WORDS)[])
    .flatMap(functionWordsOf)
    .map(toComparisonKey),
);

/** Whether a word, given as its comparison key, is a function word. */
export function isFunctionWord(key: string): boolean {
  return KEYS.has(key);
}
