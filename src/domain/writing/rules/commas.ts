import type { CommaKind } from '../context/comma-places.ts';
import { itemAt, type Item } from '../context/context-view.ts';
import { contextOf } from '../context/text-context.ts';
import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { NOMINAL, TAGS } from '../lexicon/tags.ts';
import type { FunctionRule, Rule, RuleMatch } from '../rule.ts';
import { isCorrelative } from './comma-splices.ts';

/** Commas that well-written essays have or have not in such a place. */
export const COMMA_RULES: readonly Rule[] = [
  missing('adversative', 1, {
    id: 'comma/before-adversative',
    name: 'Falta a vírgula antes de “mas” ou “porém”',
    message: 'Antes de “mas”, “porém” e parecidos há vírgula.',
    example: 'é cedo, mas vamos',
  }),
  missing('reason', 1.3, {
    id: 'comma/before-reason',
    name: 'Falta a vírgula antes da explicação',
    message: 'Antes da explicação (“pois”, “já que”, “uma vez que”) há vírgula.',
    example: 'leve o casaco, pois faz frio',
  }),
  missing('opening-word', 2.9, {
    id: 'comma/after-opening-word',
    name: 'Falta a vírgula depois da palavra que abre a frase',
    message: 'A palavra que abre a frase e a liga à anterior separa-se com vírgula.',
    example: 'Portanto, é preciso agir',
  }),
  missing('opening', 1.9, {
    id: 'comma/after-opening',
    name: 'Falta a vírgula depois do começo da frase',
    message: 'O que vem antes do sujeito e do verbo separa-se com vírgula.',
    example: 'No Brasil de hoje, muitos leem',
  }),
  missing('opening-clause', 0.5, {
    id: 'comma/after-opening-clause',
    name: 'Falta a vírgula depois da primeira parte da frase',
    message:
      'A parte que começa com “quando”, “se”, “embora” e parecidos, se vem primeiro, separa-se com vírgula.',
    example: 'Quando chove, a rua alaga',
  }),
  {
    id: 'comma/subject-verb',
    code: 'virgula',
    name: 'Vírgula entre o sujeito e o verbo',
    message: 'Quem faz a ação não se separa do verbo com vírgula.',
    example: 'Os alunos da escola estudam',
    find: findWrong('subject-verb', 1.6),
  },
  {
    id: 'comma/after-que',
    code: 'virgula',
    name: 'Vírgula depois de “que”',
    message: 'Entre “que” e o que ele introduz não há vírgula.',
    example: 'Sabe-se que é preciso agir',
    find: findWrong('subject-verb', 1.6, true),
  },
];

function missing(kind: CommaKind, atLeast: number, rule: Omit<FunctionRule, 'code' | 'find'>): FunctionRule {
  return { ...rule, code: 'virgula', find: findMissing(kind, atLeast) };
}

/** Marks the word after which the comma is missing. */
function findMissing(kind: CommaKind, atLeast: number): FunctionRule['find'] {
  return (text) => {
    const context = contextOf(text);
    if (!context) return [];
    const { view, commas, commaOdds } = context;
    let lastMarked = -1;
    return commas.flatMap((place): RuleMatch[] => {
      if (place.kind !== kind || place.hasComma) return [];
      const { word } = itemAt(view, place.left);
      if (!word || word.isQuoted || commaOdds(place) < atLeast) return [];
      if (kind === 'opening' && (isShort(text, word) || isBetween(text, word) || isSubject(text, word)))
        return [];
      // "Porque" tells a cause as often as a reason: then there is none.
      if (kind === 'reason' && itemAt(view, place.right).form === 'porque') return [];
      if (kind === 'opening-clause' && (endsUnseen(text, word) || goesOn(itemAt(view, place.right))))
        return [];
      if (kind === 'adversative' && closesPair(text, word)) return [];
      // "Segundo o jornal o ministro disse": only one comma is missing.
      if (kind === 'opening-clause' && word.sentence === lastMarked) return [];
      lastMarked = word.sentence;
      const { start, end } = word;
      return [{ start, end, replacement: `${text.text.slice(start, end)},` }];
    });
  };
}

/** "No Brasil isso cresce", "nos últimos dias o mundo": after a place or a time of two or three words the comma is left to the writer. */
function isShort({ sentences }: CheckedText, { index, lower, sentence }: CheckedWord): boolean {
  const [first, second] = sentences[sentence]?.words ?? [];
  const length = index - (first?.index ?? index);
  if (!first || !PLACES.test(first.lower) || length === 0 || length > 2) return false;
  return length === 1 || !(LINKING.test(lower) || LINKING.test(second?.lower ?? ''));
}

/** "Em primeiro lugar", "no contexto social", "em sua maioria": what links or limits the sentence has its comma. */
const LINKING =
  /^(?:primeir[oa]|segund[oa]|terceir[oa]|últim[oa]|lugar|plano|análise|contexto|sentido|cenário|aspecto|ponto|caso|tese|prática|maioria|geral|síntese|disso|disto|suma|resumo|conclusão|virtude|razão|função|meio)$/;

/** "O Governo Federal juntamente com": what opens with an article is the subject. */
function isSubject({ sentences }: CheckedText, { sentence }: CheckedWord): boolean {
  return /^[oa]s?$/.test(sentences[sentence]?.words[0]?.lower ?? '');
}

/** "Como cita o sociólogo": where that ends is not seen. "Assim declarou o autor", "ainda convém": no clause opens there. */
function endsUnseen({ sentences }: CheckedText, { sentence, index, lower }: CheckedWord): boolean {
  const words = sentences[sentence]?.words ?? [];
  const [first, second] = words;
  if (first?.lower === 'assim' || first?.lower === 'ainda') return second?.lower !== 'que';
  // "Para isso acontecer é preciso que a escola": what comes first ended before "é".
  if (first?.lower === 'para' && second?.lower !== 'que')
    return words.some((one) => one.index < index && /^(?:é|cabe)$/.test(one.lower));
  // "Temos entre outros", "em sua maioria": these want two commas.
  return /^(?:como|sempre)$/.test(first?.lower ?? '') || /^(?:maioria|outr[oa]s)$/.test(lower);
}

/** "Na rede através de leis", "até a época", "que todos são": the clause goes on. */
function goesOn({ form }: Item): boolean {
  return /^(?:que|onde|até|através|em|n[oa]s?|de|d[oa]s?|por|pel[oa]s?|tanto|ao|aos|às?|com|tendo|além|quanto|quando|devido|uma?|pra|junto)$/.test(
    form,
  );
}

/** "Não só no Brasil mas no mundo" goes with and without. */
function closesPair({ words }: CheckedText, { index, sentence }: CheckedWord): boolean {
  const before = words.slice(Math.max(0, index - LONGEST_PAIR), index);
  return isCorrelative(before.filter((word) => word.sentence === sentence));
}

const LONGEST_PAIR = 12;

/** "Percebe-se portanto a gravidade" wants two commas. */
function isBetween({ words }: CheckedText, { lower, index, sentence }: CheckedWord): boolean {
  return (
    /^(?:portanto|porém|contudo|todavia|entretanto)$/.test(lower) && words[index - 1]?.sentence === sentence
  );
}

const PLACES = /^(?:em|n[oa]s?|num|numa)$/;

/** Marks the two words that the comma separates. */
function findWrong(kind: CommaKind, atLeast: number, isAfterQue = false): FunctionRule['find'] {
  return (text) => {
    const context = contextOf(text);
    if (!context) return [];
    const { view, commas, commaOdds } = context;
    return commas.flatMap((place): RuleMatch[] => {
      if (place.kind !== kind || !place.hasComma) return [];
      const left = itemAt(view, place.left).word;
      const right = itemAt(view, place.right).word;
      if (!left || !right || left.isQuoted || EXISTENTIAL.has(right.lower)) return [];
      if (
        (left.lower === 'que') !== isAfterQue ||
        /^(?:sim|também)$/.test(left.lower) ||
        right.lower === 'acerca'
      )
        return [];
      if (closesAdjunct(text, left) || continuesList(text, left, right)) return [];
      if (-commaOdds(place) < atLeast) return [];
      const replacement = `${text.text.slice(left.start, left.end)} ${text.text.slice(right.start, right.end)}`;
      return [{ start: left.start, end: right.end, replacement }];
    });
  };
}

/**
 * "A leitura forma cidadãos, amplia o vocabulário e ensina": what looks like a noun before the comma ("forma") is the
 * first of three verbs.
 */
function continuesList({ words, sentences }: CheckedText, left: CheckedWord, right: CheckedWord): boolean {
  const number = right.tags & (TAGS.verb3s | TAGS.verb3p);
  const sentence = sentences[left.sentence]?.words ?? [];
  const goesOn = sentence.some(
    ({ index, lower }) =>
      index > right.index && lower === 'e' && ((words[index + 1]?.tags ?? 0) & number) !== 0,
  );
  return (
    goesOn &&
    sentence.some(
      (verb, at) =>
        at > 0 &&
        verb.index < left.index &&
        (verb.tags & number) !== 0 &&
        !OPENS_PHRASE.test(verb.lower) &&
        !OPENS_PHRASE.test(words[verb.index - 1]?.lower ?? '') &&
        isObject(words[verb.index + 1]),
    )
  );
}

/** What may follow a verb, but describes no noun: "cidadãos", "a casa", not "brasileira". */
function isObject(word: CheckedWord | undefined): boolean {
  if (word?.before !== '') return false;
  return ARTICLE.test(word.lower) || (word.tags & (NOMINAL | TAGS.adjective | TAGS.participle)) <= NOMINAL;
}

const ARTICLE = /^(?:[oa]s?|uma?|uns|umas|seus?|suas?|ess[ea]s?|noss[oa]s?)$/;
const OPENS_PHRASE =
  /^(?:[oa]s?|uma?|uns|umas|com|para|por|pel[oa]s?|sem|em|n[oa]s?|de|d[oa]s?|sob|sobre|entre|à|às|aos?|e|seus?|suas?|ess[ea]s?|est[ea]s?|noss[oa]s?|cada|tod[oa]s?)$/;

/** "Mesmo sendo um exemplo extremo, é assim", "A exemplificar, é", "A meu ver, é": the comma closes what is no subject. */
function closesAdjunct({ words }: CheckedText, last: CheckedWord): boolean {
  for (let at = last.index; at >= 0; at -= 1) {
    const word = words[at];
    if (!word || word.sentence !== last.sentence) return false;
    if (/[aei]ndo$/.test(word.lower)) return true;
    const isFirst = word.before !== '' || words[at - 1]?.sentence !== word.sentence;
    if (!isFirst) continue;
    const next = words[at + 1];
    if (/^ao?$/.test(word.lower) && /^(?:meu|nosso|seu)$/.test(next?.lower ?? '')) return true;
    return (
      PREPOSITIONS.test(word.lower) || (word.lower === 'a' && ((next?.tags ?? 0) & TAGS.infinitive) !== 0)
    );
  }
  return false;
}

const PREPOSITIONS =
  /^(?:com|para|por|pel[oa]s?|sem|após|segundo|conforme|em|n[oa]s?|de|d[oa]s?|sob|sobre|d?entre)$/;

/** Verbs whose subject follows, or that have none: "o abuso, seja qual for". */
const EXISTENTIAL = new Set(
  'há havia houve haverá existe existem existia existiam resta restam falta faltam seja sejam'.split(' '),
);
