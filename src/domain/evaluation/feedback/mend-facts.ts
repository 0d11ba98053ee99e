import type { FactName, Facts } from '../../scoring/facts.ts';
import type { CeilingReason } from '../../scoring/guards/ceiling.ts';
import { THEME_CEILINGS } from '../../scoring/guards/find-ceilings.ts';
import { FINDING_CATEGORIES, type FindingCode } from '../../writing/categories.ts';
import { perHundredWords } from '../evidence/marks.ts';
import { FACT_OF_CODE } from '../mark-facts.ts';
import type { InterventionElement } from '../../argument/intervention-elements.ts';

/** Marks that disappear when a step is done: the number of marks of each kind. */
export type MendedMarks = readonly { code: FindingCode; amount: number }[];

/** Likelihood assigned to an element or a thesis that the student has written as instructed. */
const WRITTEN = 0.95;
const CLEAR_THESIS = 0.9;

const ELEMENT_FACTS: Record<InterventionElement, FactName> = {
  agente: 'agent',
  ação: 'action',
  meio: 'means',
  finalidade: 'purpose',
  detalhamento: 'detail',
};

/**
 * Changes of facts after a step is done, by the kind of fault that the step fixes; kinds not listed change nothing.
 */
const CHANGES: Record<string, (facts: Facts) => Partial<Facts>> = {
  tipo: () => ({ otherTextType: 0 }),
  tema: ({ themeWords }) => ({ doubtedTheme: 0, themeParagraphs: 1, themeWords: Math.max(themeWords, 0.6) }),
  copia: () => ({ copiedShare: 0 }),
  repertorio: (facts) => ({
    repertoire: facts.repertoire + 1,
    mentions: facts.mentions + 1,
    productiveRepertoire: facts.productiveRepertoire + 1,
    repertoireParagraphs: facts.repertoireParagraphs + 1,
    hasSource: 1,
  }),
  'repertorio-de-bolso': ({ productiveRepertoire }) => ({ productiveRepertoire: productiveRepertoire + 1 }),
  leitor: () => ({ readerAddress: 0 }),
  partes: ({ words, ...facts }) => ({
    paragraphs: Math.max(facts.paragraphs, 4),
    introductionWords: Math.max(facts.introductionWords, words / 5),
    developmentWords: Math.max(facts.developmentWords, (words * 3) / 5),
    conclusionWords: Math.max(facts.conclusionWords, words / 5),
  }),
  desenvolvimento: (facts) => ({
    ...supportOneMore(facts),
    developmentWords: facts.developmentWords + ONE_ARGUMENT,
    words: facts.words + ONE_ARGUMENT,
    provenArguments: facts.provenArguments + 1,
  }),
  'frases-repetidas': () => ({ repeatedSentences: 0 }),
  tese: ({ thesis }) => ({ thesis: Math.max(thesis, CLEAR_THESIS), thesisInIntroduction: 1 }),
  'tese-tarde': () => ({ thesisInIntroduction: 1 }),
  prova: ({ provenArguments }) => ({ provenArguments: provenArguments + 1 }),
  argumento: (facts) => supportOneMore(facts),
  'segundo-argumento': (facts) => ({
    ...supportOneMore(facts),
    bareArguments: facts.bareArguments,
    paragraphs: facts.paragraphs + 1,
    developmentWords: facts.developmentWords + ONE_ARGUMENT,
    words: facts.words + ONE_ARGUMENT,
  }),
  moldes: () => ({ stockFrames: 0 }),
  conectivos: ({ paragraphs, ...facts }) => ({
    innerConnectives: facts.innerConnectives + 2,
    relations: facts.relations + 1,
    paragraphsWithConnectives: Math.min(1, facts.paragraphsWithConnectives + 1 / Math.max(1, paragraphs)),
  }),
  elo: ({ links, unlinkedParagraphs }) => ({
    links: links + 1,
    unlinkedParagraphs: Math.max(0, unlinkedParagraphs - 1),
    linkedShare: (links + 1) / Math.max(1, links + Math.max(1, unlinkedParagraphs)),
  }),
  proposta: (facts) => {
    const written = { ...facts, proposalAtTheEnd: 1 };
    for (const element of ['agente', 'ação', 'meio', 'finalidade'] as const)
      Object.assign(written, writeElement(written, element));
    return written;
  },
  'elemento:agente': (facts) => writeElement(facts, 'agente'),
  'elemento:ação': (facts) => writeElement(facts, 'ação'),
  'elemento:meio': (facts) => writeElement(facts, 'meio'),
  'elemento:finalidade': (facts) => writeElement(facts, 'finalidade'),
  'elemento:detalhamento': (facts) => writeElement(facts, 'detalhamento'),
};

/** Number of words of a developed argument. */
const ONE_ARGUMENT = 60;

/** The facts after fixing a fault of the kind `mends` and these marks. */
export function mendFacts(facts: Facts, mends: string | undefined, marks: MendedMarks = []): Facts {
  const mended = { ...facts, ...CHANGES[mends ?? '']?.(facts) };
  for (const { code, amount } of marks) {
    const fact = FACT_OF_CODE.get(code);
    if (fact) mended[fact] = Math.max(0, mended[fact] - perHundredWords(amount, facts.words));
    const { classe } = FINDING_CATEGORIES[code];
    if (classe === 'vermelho') mended.redMarks = Math.max(0, mended.redMarks - amount);
    if (classe === 'amarelo') mended.yellowMarks = Math.max(0, mended.yellowMarks - amount);
  }
  return mended;
}

/** Ceilings lifted by fixing each kind of fault. */
export const LIFTED: Record<string, readonly CeilingReason[]> = {
  tipo: ['outro-tipo-de-texto'],
  tema: Object.values(THEME_CEILINGS).map(({ reason }) => reason),
  copia: ['copia-parcial'],
  'frases-repetidas': ['trechos-repetidos'],
};

function supportOneMore({ supportedArguments, bareArguments, waysOfArguing }: Facts): Partial<Facts> {
  return {
    supportedArguments: supportedArguments + 1,
    bareArguments: Math.max(0, bareArguments - 1),
    waysOfArguing: waysOfArguing + 1,
  };
}

function writeElement(facts: Facts, element: InterventionElement): Partial<Facts> {
  const fact = ELEMENT_FACTS[element];
  const now = { ...facts, [fact]: Math.max(facts[fact], WRITTEN) };
  const { agent, action, means, purpose, detail } = now;
  return {
    [fact]: now[fact],
    agentOfAction: action * agent,
    meansOfAction: action * means,
    purposeOfAction: action * purpose,
    detailOfAction: action * detail,
    likelyElements: agent + action + means + purpose + detail,
    elements: Math.min(5, facts.elements + 1),
    sureElements: Math.min(5, facts.sureElements + 1),
    hasAgentOrAction: element === 'agente' || element === 'ação' ? 1 : facts.hasAgentOrAction,
  };
}
