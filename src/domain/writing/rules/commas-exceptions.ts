import type { CommaKind } from '../context/comma-places.ts';
import { isVerb } from '../context/context-view.ts';
import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { TAGS } from '../lexicon/tags.ts';
import { isCorrelative } from './comma-splices.ts';

/**
 * Whether the comma that the model finds missing between two words is in fact optional, depending on the kind of
 * position.
 */
export function isException(
  kind: CommaKind,
  text: CheckedText,
  word: CheckedWord,
  next: CheckedWord,
): boolean {
  return EXCLUDED[kind]?.(text, word, next) ?? false;
}

/** Exceptions to the model for each kind of position; they depend on the text, the word before and the word after. */
const EXCLUDED: Partial<
  Record<CommaKind, (text: CheckedText, word: CheckedWord, next: CheckedWord) => boolean>
> = {
  // "Porque" is excluded, because it introduces not only a reason (with a comma) but also a cause (without a
  // comma).
  reason: (_, __, next) => next.lower === 'porque',
  adversative: closesPair,
  // "Assim é fácil": manner, not consequence. "Hoje falta água": time, where the comma is optional.
  'opening-word': (text, word, next) =>
    (word.lower === 'assim' && tellsManner(text, next)) ||
    (word.lower === 'logo' && AT_ONCE.test(next.lower)) ||
    WHEN.test(word.lower) ||
    /^(?:conquanto|mal)$/.test(word.lower),
  opening: (text, word, next) =>
    isShort(text, word) ||
    opensVerb(text, word, next) ||
    isBetween(text, word) ||
    isSubject(text, word) ||
    isBehindLink(text, word) ||
    (goesOn(next) && (/^(?:tudo|que|como)$/.test(next.lower) || !isLink(word))) ||
    opensComplement(text, next),
  'opening-clause': (text, word, next) => endsUnseen(text, word) || goesOn(next),
  gerund: isNoResult,
  inserted: isUnopened,
};

/** "Logo quando chegou", "logo que", "logo no começo": before these words, "logo" means "soon", not "therefore". */
const AT_ONCE =
  /^(?:quando|que|após|depois|antes|cedo|mais|n[oa]s?|em|de|d[oa]s?|ao|aos|à|às|então|abaixo|acima)$/;

/**
 * "Assim o autor explica o poema", "assim vive o povo": "assim" means "in this manner", not "therefore", if a verb
 * follows directly or after a short subject.
 */
function tellsManner({ words }: CheckedText, next: CheckedWord): boolean {
  if (isVerb(next)) return true;
  const subject = words.slice(next.index, next.index + LONGEST_SUBJECT);
  const at = subject.findIndex((word) => word.before === '' && isVerb(word));
  return (
    at > 0 &&
    MANNER.test(subject[at]?.lower ?? '') &&
    subject.slice(0, at).every(({ before }) => before === '')
  );
}

const LONGEST_SUBJECT = 6;
/** Verbs of telling and of living, whose actions "assim" can describe in the sense "in this manner". */
const MANNER =
  /^(?:afirm|argument|cont|conclu|declar|defend|defin|descrev|diz|diss|escrev|explic|fal|justific|narr|pens|resum|retrat|caminh|começ|funcion|nasc|segu|surg|termin|viv)(?:[aeiou]|$)/;

const WHEN =
  /^(?:hoje|agora|(?:atual|antiga|ultima|recente|nova|rara|frequente|normal|geral)mente|\p{L}+-\p{L}+)$/u;

/** "No Brasil isso cresce", "nos últimos dias o mundo": after two or three words of place or time the comma is optional. */
function isShort({ sentences }: CheckedText, { index, lower, sentence }: CheckedWord): boolean {
  const [first, second] = sentences[sentence]?.words ?? [];
  const length = index - (first?.index ?? index);
  if (length === 1 && PART_OF_DAY.test(lower)) return true;
  if (!first || !PLACES.test(first.lower) || length === 0 || length > 2) return false;
  return length === 1 || !(LINKING.test(lower) || LINKING.test(second?.lower ?? ''));
}

/**
 * Whether the opening needs no comma: two words directly before the verb ("Por isso posso falar") or an indirect
 * object ("Ao Poder Público cabe").
 */
function opensVerb({ sentences }: CheckedText, { index, sentence }: CheckedWord, next: CheckedWord): boolean {
  const [first] = sentences[sentence]?.words ?? [];
  if (/^(?:aos?|às?)$/.test(first?.lower ?? '') && /^(?:cab|compet|rest|falt)/.test(next.lower)) return true;
  return first !== undefined && index - first.index < 2 && isVerb(next);
}

/** "Em primeiro lugar", "no contexto social", "em sua maioria": linking or limiting phrases, which need the comma. */
const LINKING =
  /^(?:primeir[oa]|segund[oa]|terceir[oa]|últim[oa]|lugar|plano|análise|contexto|sentido|cenário|aspecto|ponto|caso|tese|prática|maioria|geral|síntese|disso|disto|suma|resumo|conclusão|virtude|razão|função|meio)$/;

/** "O Governo Federal juntamente com": an opening without a preposition may be the subject. */
function isSubject({ sentences }: CheckedText, { sentence }: CheckedWord): boolean {
  const [first, second] = sentences[sentence]?.words ?? [];
  const opening = JOINING.test(first?.lower ?? '') ? second : first;
  return !OPENS_ADVERBIAL.test(opening?.lower ?? '');
}

const JOINING = /^(?:e|mas|pois|porém|só|mais|assim)$/;
const OPENS_ADVERBIAL =
  /^(?:em|n[oa]s?|num|numa|ness[ea]s?|nest[ea]s?|naquel[ea]s?|d[oa]s?|de|dess[ea]s?|dest[ea]s?|diante|além|apesar|por|pel[oa]s?|com|sem|sob|ao|aos|à|às|para|após|depois|antes|durante|desde|segundo|conforme|através|mediante|perante|graças|devido|dentro|entre|dentre|junto|quanto|somado|hoje|sendo|fora)$/;

/**
 * "Como cita o sociólogo": the end of the clause is uncertain. "Assim declarou o autor", "ainda convém": the words
 * do not open a clause.
 */
function endsUnseen({ sentences }: CheckedText, { sentence, index, lower }: CheckedWord): boolean {
  const words = sentences[sentence]?.words ?? [];
  const [first, second] = words;
  if (first?.lower === 'assim' || first?.lower === 'ainda') return second?.lower !== 'que';
  // "Para isso acontecer é preciso que a escola": the opening clause ended before "é".
  if (first?.lower === 'para' && second?.lower !== 'que')
    return words.some((one) => one.index < index && /^(?:é|cabe)$/.test(one.lower));
  // "Temos entre outros", "em sua maioria": such phrases need two commas.
  return /^(?:como|sempre)$/.test(first?.lower ?? '') || /^(?:maioria|outr[oa]s)$/.test(lower);
}

/** "Além disso", "dessa forma": words that always end a linking phrase. */
const isLink = ({ lower }: CheckedWord) => /^(?:disso|disto|forma|modo|maneira|sorte)$/.test(lower);

/** "Dessa forma outros dois terços": the comma belongs after the linking phrase, not at this position. */
function isBehindLink({ sentences }: CheckedText, { index, sentence }: CheckedWord): boolean {
  const second = sentences[sentence]?.words[1];
  return second !== undefined && second.index < index && isLink(second);
}

/** "Com leitores aptos a ler", "para poder agir", "no século IV a.C.": the next word continues the opening phrase. */
function opensComplement({ words }: CheckedText, { lower, tags, index }: CheckedWord): boolean {
  const second = words[index + 1];
  if ((tags & TAGS.infinitive) !== 0) return true;
  return lower === 'a' && (second?.before === '.' || ((second?.tags ?? 0) & TAGS.infinitive) !== 0);
}

/** "Na rede através de leis", "até a época", "que todos são": the next word continues the phrase or clause. */
function goesOn({ lower }: CheckedWord): boolean {
  return /^(?:que|onde|até|através|em|n[oa]s?|de|d[oa]s?|por|pel[oa]s?|tanto|ao|aos|às?|com|tendo|além|quanto|quando|devido|uma?|pra|junto|como|entre|para|principalmente|tais|e|ou|cuj[oa]s?|que[mr]?|tudo)$/.test(
    lower,
  );
}

/** "Não só no Brasil mas no mundo" is right with and without a comma. */
function closesPair({ words }: CheckedText, { index, sentence }: CheckedWord): boolean {
  const before = words.slice(Math.max(0, index - LONGEST_PAIR), index);
  return isCorrelative(before.filter((word) => word.sentence === sentence));
}

const LONGEST_PAIR = 12;

/** "Percebe-se portanto a gravidade" needs two commas, around "portanto". */
function isBetween({ words }: CheckedText, { lower, index, sentence }: CheckedWord): boolean {
  return (
    /^(?:portanto|porém|contudo|todavia|entretanto|então|assim|também|agora)$/.test(lower) &&
    words[index - 1]?.sentence === sentence
  );
}

/** Parts of the day after which the comma is optional: "À noite todos", "de manhã o sol". */
const PART_OF_DAY = /^(?:noite|tarde|manhã|madrugada|dia)$/;
const PLACES = /^(?:em|n[oa]s?|num|numa)$/;

/**
 * Gerunds of result ("permitindo a festa"), which need a comma. Gerunds of manner take no comma, and gerunds of
 * purpose ("visando") need none.
 */
const RESULT =
  /^(?:caus|ger|torn|permit|prejudic|lev|provoc|deix|evit|garant|contribu|acarret|ocasion|dificult|facilit|aument|diminu|reduz|possibilit|coloc|result|proporcion|influenci|afet|favorec|obrig|imped|promov|colabor|melhor|transform|ajud|tra(?=z)|traz|faz|pod|cri|form|desencad|inclu|agrav|compromet|demonstr|mostr|mantém|perd|passa(?=ndo)|abal|ampli|impossibilit|invad|sen|faz)(?:ando|endo|indo|do)$/;
/** Verbs that the gerund belongs to ("está por vezes causando"), or whose object it describes ("vê o lixo causando"). */
const LEADS_GERUND =
  /^(?:est(?:á|ão|ava|avam|ar|ou|amos|aria|eja|ejam|ará|arão|aremos|arem|armos|iver|eve|iveram)|esta|ta|tá|vem|vêm|vinha|vai|vão|ia|ir|fic\p{L}*|continu\p{L}*|acab\p{L}*|viv\p{L}*|segu\p{L}*|and\p{L}*|pass\p{L}*|v[eê]\p{L}*|vi\p{L}*|ouv\p{L}*|tem|têm|temos|ter|teve|há|houve\p{L}*|haver|encontr\p{L}*|com|sem|term\p{L}*|sai\p{L}*)$/u;
/**
 * Verbs that introduce a noun which the gerund after it describes: "são leis obrigando", "haveria leis obrigando".
 */
const PRESENTS = /^(?:é|são|foi|foram|era|eram|ser|ter\p{L}*|tínhamos|haver\p{L}*|havia|exist\p{L}*)$/u;
const TELLS =
  /^(?:matérias?|reportage(?:m|ns)|vídeos?|filmes?|pesquisas?|estudos?|dados|textos?|livros?|gráficos?|imagens?|fotos?)$/;
const NO_RESULT_AFTER =
  /^(?:que|quem|também|assim|inclusive|porém|lhes?|até|não|sempre|já|só|ainda|mesmo|como|e|ou|mas|embora|muitas|se|me|nos|todos|gente)$/;
const LONGEST_LED = 7;

/** Whether the gerund takes no comma: "Está por vezes causando", "também gerando", "cria o filho dando tudo". */
function isNoResult({ words }: CheckedText, word: CheckedWord, gerund: CheckedWord): boolean {
  if (!RESULT.test(gerund.lower) || NO_RESULT_AFTER.test(word.lower) || (word.tags & TAGS.manner) !== 0)
    return true;
  // "Uma matéria mostrando a cidade": the gerund specifies the noun. "Fazendo uso de": the gerund describes how
  // something is done.
  if (/^(?:de)?mostrando$/.test(gerund.lower) && TELLS.test(word.lower)) return true;
  if (gerund.lower === 'fazendo' && words[gerund.index + 1]?.lower === 'uso') return true;
  // "Armas sendo vendidas": the gerund describes the noun.
  if (gerund.lower === 'sendo' && ((words[gerund.index + 1]?.tags ?? 0) & TAGS.participle) !== 0) return true;
  if (PRESENTS.test(words[word.index - 1]?.lower ?? '') || PRESENTS.test(words[word.index - 2]?.lower ?? ''))
    return true;
  let verbs = 0;
  for (let at = word.index; at >= 0; at -= 1) {
    const one = words[at];
    if (!one || one.sentence !== word.sentence) break;
    if (word.index - at < LONGEST_LED && LEADS_GERUND.test(one.lower)) return true;
    if (isVerb(one)) verbs += 1;
    if (one.before !== '') break;
  }
  return verbs === 0;
}

/**
 * Whether it is uncertain that the second comma is missing. It is certain only after a conjunction ("mas, nos dias
 * de hoje").
 */
function isUnopened({ words }: CheckedText, word: CheckedWord, next: CheckedWord): boolean {
  let at = word.index;
  while (at > 0 && words[at]?.before === '' && words[at]?.sentence === word.sentence) at -= 1;
  const first = words[at];
  const link = words[at - 1];
  if (!first || link?.sentence !== word.sentence || first.before !== ',' || words[at + 1]?.lower === 'que')
    return true;
  return !LINKS.test(link.lower) || !OPENS_ADVERBIAL.test(first.lower) || goesOn(next) || at === word.index;
}

const LINKS =
  /^(?:que|e|mas|pois|porque|porém|contudo|todavia|entretanto|portanto|entanto|assim|disso|forma|logo|onde)$/;
