import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';
import { indexPhrases, matchPhrases } from '../../text/phrases.ts';
import { phrases } from './expression-pattern.ts';

/** An occurrence of an expression from one of the lists, with its first and last word in the text. */
export type ExpressionUse = { phrase: string; first: PlacedWord; last: PlacedWord };

/** Expressions that signal the elements of the intervention proposal (competency V). */
export const PROPOSAL_ELEMENTS = {
  /** Agents: who should act. */
  agents: phrases(`
    governo, governo federal, estado, poder público, poder legislativo, poder executivo, poder judiciário,
    ministério, ministério da educação, mec, ministério da saúde, prefeitura, prefeituras, município,
    municípios, escola, escolas, instituições de ensino, mídia, mídias, meios de comunicação, família,
    famílias, pais, sociedade, ong, ongs, organizações não governamentais, congresso, união, órgãos,
    receita federal, empresas, legislativo, executivo, judiciário, autoridades, secretaria, secretarias,
    sistema educacional, população, cidadãos, instituições, câmara, senado, universidades, professores,
    profissionais, polícia, ibama, anvisa, sus, funai, inep
  `),
  /** Obligations: words stating that somebody must act. */
  obligations: phrases(`
    deve, devem, deverá, deverão, deveria, deveriam, é necessário, é preciso, faz-se necessário,
    fazem-se necessárias, é fundamental, é imprescindível, é essencial, é importante, cabe, cabe ao,
    cabe à, compete, urge, convém, é mister, necessita, necessitam, precisa, precisam,
    torna-se necessário, é dever, medidas, é de suma importância, é indispensável, mister se faz, carece,
    deve-se, devem-se, deveria-se, precisa-se, necessita-se, cabe-lhe
  `),
  /** Actions: what should be done. */
  actions: phrases(`
    promover, promova, promovam, criar, crie, criem, criação, investir, invista, invistam, investimento,
    investimentos, implementar, implemente, implantar, implante, realizar, realize, realizem, desenvolver,
    desenvolva, desenvolvam, garantir, garanta, fiscalizar, fiscalize, fiscalização, conscientizar,
    conscientização, conscientize, ampliar, amplie, elaborar, elabore, oferecer, ofereça, incentivar,
    incentive, incentivo, disponibilizar, disponibilize, aplicar, aplique, estabelecer, estabeleça,
    palestras, campanhas, campanha, projetos, projeto, leis, debates, cursos, programas, propagandas,
    políticas públicas, educar, punir, instituir, institua, fomentar, fomente, divulgar, divulgue,
    veicular, veicule, efetivar, efetive, fornecer, forneça, proporcionar, proporcione
  `),
  /** Means: how it should be done. */
  means: phrases(`
    por meio de, por meio da, por meio do, por meio das, por meio dos, através de, através da, através do,
    através das, através dos, mediante, por intermédio, com o auxílio, com a ajuda, em parceria,
    em conjunto, a partir de, a partir da, a partir do, utilizando, com base, por via de, com o apoio, via
  `),
  /** Purposes: what an action should achieve. */
  purposes: phrases(`
    a fim de, a fim de que, para que, com o intuito, com o objetivo, com a finalidade, com o fito,
    no intuito, com o propósito, visando, objetivando, de modo a, de forma a, de modo que, de forma que,
    com vistas, no sentido de, na perspectiva de, para assim, com isso, dessa forma, assim, desse modo,
    só assim, somente assim, dessa maneira, espera-se, será possível, poderá, poderão, afim de
  `),
  /** Details that specify another element. */
  details: phrases(`
    como, por exemplo, tais como, sobretudo, principalmente, uma vez que, já que, visto que,
    órgão responsável, responsável por, responsáveis por, instância, que tem, no qual, na qual, nos quais,
    cuja, cujo
  `),
};

/**
 * All lists of expressions that are searched for in an essay, in addition to connectives. Expressions are in lower
 * case with accents.
 */
export const EXPRESSION_LISTS = {
  ...PROPOSAL_ELEMENTS,
  /** Formulas that announce a claim. */
  announcements: phrases(`
    convém ressaltar, vale ressaltar, cabe ressaltar, é importante, é preciso, é necessário, faz-se necessário,
    vale destacar, é válido, cabe destacar, cabe salientar, é notório, é evidente, é indubitável, é inegável,
    é fundamental, é imprescindível, é relevante, nota-se, percebe-se, observa-se, verifica-se, evidencia-se,
    destaca-se, infere-se, depreende-se, fica claro, fica evidente
  `),
  /** Time references. */
  times: phrases(`
    antes, depois, atualmente, hodiernamente, hoje em dia, nos dias atuais, na contemporaneidade,
    contemporaneamente, desde, durante, após, ao longo, logo após, no século, antigamente
  `),
  /** Forms of "o qual", including wrong ones. */
  relativeOQual: phrases(`
    o qual, o quais, a qual, a quais, os qual, os quais, as qual, as quais
  `),
  /** Sources, fields, authors and periods that usually introduce knowledge from outside the support texts. */
  repertoire: phrases(`
  segundo, de acordo com, conforme, para o filósofo, filósofo, filósofa, sociólogo, escritor, escritora,
  autor, obra, livro, filme, série, documentário, música, poema, poeta, pesquisa, pesquisas, dados,
  estudo, estudos, ibge, oms, onu, unesco, unicef, ipea, constituição, constituição federal,
  constituição cidadã, artigo, lei, estatuto, declaração universal, revolução, idade média, século,
  séculos, história, historiador, teoria, conceito, físico, psicólogo, cientista, jornal, revista,
  iluminismo, ditadura, segunda guerra, primeira guerra, império, república, capitalismo, platão,
  aristóteles, kant, marx, bauman, durkheim, hobbes, rousseau, foucault, sartre, machado, orwell,
  paulo freire, nelson mandela, newton, einstein, freud, gilberto dimenstein, djamila, milton santos,
  zygmunt
`),
  /** Colloquial words, which are not appropriate in the exam. */
  informal: phrases(`
  a gente, coisa, coisas, né, tipo, pra, pro, tá, vc, vcs, pq, tb, hoje em dia, muita gente, nego, cara,
  galera, legal, um monte, um bocado, tudo isso, daí, aí, então, ai, bom, gostar, um dia, botar, pegar
`),
  /** First person, singular and plural. */
  firstPerson: phrases(`
  eu, acho, minha, meu, minhas, meus, mim, comigo, penso, acredito, quero, sei, creio, na minha opinião,
  nós, nossa, nosso, nossos, nossas, devemos, temos, somos, precisamos, podemos, vemos, sabemos
`),
  /** Addresses to the reader. */
  secondPerson: phrases(`
  você, vocês, vc, voce, te, tu, teu, tua
`),
  /** Generalisations about everybody or always. */
  generalizations: phrases(`
  todo mundo, todos, ninguém, tudo, nada, sempre, nunca, desde os primórdios, desde sempre,
  desde que o mundo, as pessoas, pessoas, ser humano
`),
};

export type ExpressionList = keyof typeof EXPRESSION_LISTS;

const INDEXES = (Object.keys(EXPRESSION_LISTS) as ExpressionList[]).map(
  (list) => [list, indexPhrases(EXPRESSION_LISTS[list].map((phrase) => [phrase, phrase] as const))] as const,
);

/**
 * The uses of each list's expressions, in order. Within a list, the longest match wins and matches do not overlap.
 */
export function findExpressions(essay: AnalyzedText): Record<ExpressionList, ExpressionUse[]> {
  const found: Partial<Record<ExpressionList, ExpressionUse[]>> = {};
  for (const [list, index] of INDEXES) {
    found[list] = matchPhrases(essay, index).flatMap(({ entry, first: from, last: to }) => {
      const [first, last] = [essay.words[from], essay.words[to]];
      return first && last ? [{ phrase: entry, first, last }] : [];
    });
  }
  return found as Record<ExpressionList, ExpressionUse[]>;
}
