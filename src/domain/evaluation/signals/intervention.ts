import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';
import { LONG_ESSAY_ABOVE_WORDS } from '../rules-constants.ts';

/** The five elements of a proposal (facts: `elementos_c5`), in the order teachers teach them. */
export const INTERVENTION_ELEMENTS = ['agente', 'ação', 'meio', 'finalidade', 'detalhamento'] as const;
export type InterventionElement = (typeof INTERVENTION_ELEMENTS)[number];

export type Intervention = {
  elements: InterventionElement[];
  /** The sentence the proposal was read in; null when there is none. */
  sentence: AnalyzedSentence | null;
};

const NOT_LETTER_BEFORE = '(?<![\\p{L}\\p{M}])';
const NOT_LETTER_AFTER = '(?![\\p{L}\\p{M}])';

function anyOf(phrases: string): RegExp {
  const alternatives = phrases
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(' ', '\\s'))
    .toSorted((a, b) => b.length - a.length);
  return new RegExp(`${NOT_LETTER_BEFORE}(?:${alternatives.join('|')})${NOT_LETTER_AFTER}`, 'iu');
}

/** What announces that something ought to be done. */
const PROPOSAL = anyOf(
  'deve, devem, deveria, deveriam, deverá, deverão, cabe, cabem, compete, urge, precisa, precisam, é preciso, é necessário, é necessária, são necessárias, são necessários, é fundamental, é essencial, é imprescindível, é indispensável, é dever, é papel, é mister, faz-se necessário, faz-se necessária, torna-se necessário, necessita, necessitam, tem que, têm que, tem de, têm de, propõe-se, convém, poderia, poderiam, é importante que, seria importante, a solução seria, é de responsabilidade',
);
const AGENT = anyOf(
  'governo, governos, governo federal, estado, poder público, poder executivo, poder legislativo, poder judiciário, ministério, ministérios, ministério público, congresso, congresso nacional, união, mec, prefeitura, prefeituras, municípios, secretaria, secretarias, escola, escolas, universidade, universidades, instituições, instituição, mídia, mídias, imprensa, família, famílias, pais, sociedade, sociedade civil, ong, ongs, organizações, empresas, empresa, população, cidadãos, comunidade, igrejas, professores, judiciário, legislativo, executivo, supermercados, produtores, governantes, autoridades, câmara, senado, polícia, órgãos, indivíduos, brasileiros, receita federal, tribunal',
);
const MEANS = anyOf(
  'por meio de, por meio da, por meio do, por meio das, por meio dos, através de, através da, através do, através das, através dos, por intermédio, mediante, com o auxílio, com auxílio, com a ajuda, com ajuda, utilizando, usando, a partir de, com o uso, pelo uso, via, por via de, com base em, com o apoio, por vias, valendo-se, pela criação, pelo investimento, com a criação, com investimentos, com campanhas, com palestras',
);
const PURPOSE = anyOf(
  'a fim de, a fim de que, para que, com o objetivo, com o intuito, com a finalidade, com o propósito, com o fito, com intuito, com objetivo, com o fim de, visando, objetivando, de modo a, de forma a, de maneira a, de modo que, de forma que, assim será possível, com isso, só assim, somente assim, desse modo, dessa forma, dessa maneira',
);
const PURPOSE_INFINITIVE = /(?<!\p{L})para\s(?:\p{L}+\s)?\p{L}{2,20}[aei]r(?!\p{L})/iu;
const DETAIL = anyOf(
  'como, por exemplo, tais como, em parceria, em conjunto, juntamente, com a participação, responsável por, responsáveis por, já que, uma vez que, visto que, pois, especialmente, principalmente, sobretudo, semanais, mensais, anuais, semanalmente, mensalmente, aliado, aliada, por profissionais, com profissionais, psicólogos, nutricionistas, especialistas, em horário nobre, nas redes sociais, na televisão, nas escolas, isto é, ou seja, órgão, instância, os quais, as quais, o qual, a qual, na qual, no qual',
);
const INFINITIVE = /^\p{L}{2,20}[aeio]r(?:em)?$/u;
const SUBJUNCTIVE_ACTION = anyOf(
  'crie, criem, promova, promovam, invista, invistam, realize, realizem, faça, façam, desenvolva, desenvolvam, implemente, implementem, elabore, elaborem, amplie, ampliem, fiscalize, fiscalizem, ofereça, ofereçam, garanta, garantam, disponibilize, disponibilizem, incentive, incentivem, conscientize, conscientizem, haja',
);

/** A proposal stands in the closing part: this share of the sentences, and at least this many. */
const CLOSING_SHARE = 0.45;
const CLOSING_MIN_SENTENCES = 4;
const LONGEST_READ = 1200;

/**
 * The best proposal of the closing part: the sentence with most of the five elements, read together with the
 * one after it. An essay above 400 words counts as detailed once it proposes anything (spec §9).
 */
export function findIntervention(essay: AnalyzedText): Intervention {
  const closing = Math.max(CLOSING_MIN_SENTENCES, Math.ceil(essay.sentences.length * CLOSING_SHARE));
  const from = Math.max(0, essay.sentences.length - closing);
  let best: Intervention = { elements: [], sentence: null };
  for (let at = from; at < essay.sentences.length; at += 1) {
    const sentence = essay.sentences[at];
    if (!sentence) continue;
    const text = essay.text.slice(sentence.start, Math.min(sentence.end, sentence.start + LONGEST_READ));
    if (!PROPOSAL.test(text)) continue;
    const next = essay.sentences[at + 1];
    const following = next ? essay.text.slice(next.start, Math.min(next.end, next.start + LONGEST_READ)) : '';
    const elements = elementsOf(sentence, text, following);
    if (elements.length > best.elements.length) best = { elements, sentence };
  }
  const isDetailedByLength = essay.wordCount > LONG_ESSAY_ABOVE_WORDS && best.elements.includes('ação');
  if (!isDetailedByLength || best.elements.includes('detalhamento')) return best;
  return { ...best, elements: [...best.elements, 'detalhamento'] };
}

function elementsOf(sentence: AnalyzedSentence, text: string, following: string): InterventionElement[] {
  const hasAction =
    sentence.words.some(({ lower }) => INFINITIVE.test(lower)) || SUBJUNCTIVE_ACTION.test(text);
  const found: Record<InterventionElement, boolean> = {
    agente: AGENT.test(text),
    ação: hasAction,
    meio: MEANS.test(text) || MEANS.test(following),
    finalidade: PURPOSE.test(text) || PURPOSE_INFINITIVE.test(text) || PURPOSE.test(following),
    detalhamento: hasAction && DETAIL.test(text),
  };
  return INTERVENTION_ELEMENTS.filter((element) => found[element]);
}
