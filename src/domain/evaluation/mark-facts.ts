import type { FactName } from '../scoring/facts.ts';
import type { FindingCode } from '../writing/categories.ts';

/** The finding codes on which each fact is based. */
export const MARK_CODES = {
  misspellings: ['ortografia', 'acentuacao', 'hifen', 'internetes', 'palavra-duplicada'],
  confusedWords: ['confusao'],
  crase: ['crase', 'crase-provavel'],
  agreement: ['concordancia'],
  capitals: ['maiuscula'],
  punctuation: ['pontuacao', 'espacamento'],
  commaFaults: ['virgula'],
  unknownWords: ['palavra-desconhecida'],
  pronounPlacement: ['colocacao-pronominal'],
  colloquialisms: ['oralidade'],
  government: ['regencia'],
  usage: ['uso'],
  demonstratives: ['demonstrativo'],
  wordChoice: ['escolha-de-palavras'],
  fragments: ['fragmento'],
  longSentences: ['periodo-longo'],
  firstPerson: ['primeira-pessoa'],
  genericReferences: ['abertura-generica'],
  cliches: ['cliche'],
  generalizations: ['generalizacao'],
  repeatedWords: ['palavra-repetida'],
  repeatedConnectives: ['conectivo-repetido'],
  shortParagraphs: ['paragrafo-curto'],
} as const satisfies Partial<Record<FactName, readonly FindingCode[]>>;

export type MarkFact = keyof typeof MARK_CODES;

/** The fact to which each finding code belongs. */
export const FACT_OF_CODE = new Map(
  (Object.entries(MARK_CODES) as [MarkFact, readonly FindingCode[]][]).flatMap(([fact, codes]) =>
    codes.map((code) => [code, fact] as const),
  ),
);
