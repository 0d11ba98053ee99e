import type { AnalyzedText } from '../../text/analyze-text.ts';
import { REPEATED_WORD_MORE_THAN_TIMES } from '../limits.ts';
import { findConnectives, type ConnectiveUse } from '../../text/connectives.ts';
import { placesOf } from '../places-of.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** The connectives a text cannot do without, and a few others that do the same. */
const ALTERNATIVES: Partial<Record<ConnectiveUse['relation'], string>> = {
  soma: 'além disso, ademais, bem como, por sua vez',
  oposição: 'no entanto, contudo, embora, por outro lado',
  causa: 'uma vez que, visto que, já que, devido a',
  consequência: 'consequentemente, por isso, de modo que, com isso',
  conclusão: 'portanto, em suma, diante disso, por fim',
  exemplo: 'por exemplo, a exemplo de, tais como, isto é',
};
const UNAVOIDABLE = new Set([
  'se',
  'nem',
  'tão',
  'quando',
  'caso',
  'ainda',
  'assim como',
  'também',
  'além de',
]);

export const REPEATED_CONNECTIVE_RULES: readonly Rule[] = [
  {
    id: 'repetition/connective',
    code: 'conectivo-repetido',
    name: 'Conectivo repetido',
    message: 'Alterne com outro conectivo de mesmo sentido.',
    find: findRepeatedConnectives,
  },
];

/** The same connective more than three times, marked once, where it is one too many. */
function findRepeatedConnectives(essay: AnalyzedText): RuleMatch[] {
  const uses = new Map<string, ConnectiveUse[]>();
  for (const use of findConnectives(essay)) {
    if (UNAVOIDABLE.has(use.name)) continue;
    const same = uses.get(use.name);
    if (same) same.push(use);
    else uses.set(use.name, [use]);
  }
  return [...uses.values()].flatMap((same): RuleMatch[] => {
    const [{ name, relation } = { name: '', relation: 'soma' as const }] = same;
    const tiresome = same[REPEATED_WORD_MORE_THAN_TIMES];
    if (!tiresome) return [];
    const others = (ALTERNATIVES[relation] ?? '').split(', ').filter((other) => other && other !== name);
    const advice =
      others.length > 0 ? `Alterne com ${others.join(', ')}.` : 'Alterne com outro de mesmo sentido.';
    const message = `O conectivo “${name}” aparece ${same.length} vezes, ${placesOf(same)}. ${advice}`;
    return [{ start: tiresome.start, end: tiresome.end, message }];
  });
}
