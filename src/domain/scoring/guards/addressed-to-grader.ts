import type { AnalyzedText } from '../../text/analyze-text.ts';

/**
 * Sentences that speak to the grader, or to a program, instead of to the reader. Over comparison keys joined by
 * single blanks: no accents, no capitals, no punctuation.
 */
const ADDRESSES: readonly RegExp[] = [
  / (?:car[oa]|querid[oa]|prezad[oa]|estimad[oa]|senhor|senhora|sr|sra|favor) (?:corretora?|avaliadora?|examinadora?|banca) /,
  / (?:me de|me da|de-me|da-me|me conceda|conceda-me|me atribua|atribua|eu mereco) (?:\S{1,12} ){0,4}nota (?:\S{1,12} )?(?:1000|mil|maxima|alta|boa|10|dez) /,
  / ignor(?:e|ar|em) (?:todas )?(?:as )?(?:instrucoes|ordens|regras|orientacoes) (?:anteriores|acima|dadas) /,
  / ignore (?:all )?(?:of )?(?:the |your )?(?:previous|prior|above|earlier) (?:instructions|rules|prompts?) /,
  / (?:give|grade|score|rate) (?:this|my|the) (?:essay|text) /,
  / (?:esta|essa|minha) redacao (?:merece|deve receber|vale) (?:\S{1,12} ){0,3}(?:nota|1000|mil) /,
  / competencia (?:[1-5]|i|ii|iii|iv|v) (?:nota )?(?:200|160) competencia /,
];

/** The sentences that praise, ask or command whoever grades the essay; empty for an ordinary essay. */
export function isAddressedToGrader({ words }: Pick<AnalyzedText, 'words'>): boolean {
  const keys = ` ${words.map(({ key }) => key).join(' ')} `;
  return ADDRESSES.some((address) => address.test(keys));
}
