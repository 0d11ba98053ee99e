import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { NOMINAL, TAGS } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Verbs followed only by an infinitive (or a noun). */
const MODALS =
  /^(?:pode|podem|podemos|poderá|poderão|poderia|poderiam|posso|deve|devem|devemos|deverá|deverão|deveria|deveriam|irá|irão|iria|iriam|iremos|consegue|conseguem|conseguimos|conseguir|precisa|precisam|precisamos|quer|querem|queremos|tenta|tentam|tentar|vamos|vão|vai|costuma|costumam|pretende|pretendem)$/;
/** Verbs after which a form without the final R is as often a noun as an infinitive without its R. */
const WITH_NOUNS =
  /^(?:quer|querem|queremos|deve|devem|devemos|precisa|precisam|precisamos|tenta|tentam|vai|vão|vamos|consegue|conseguem|conseguimos|conseguir)$/;
const PREPOSITIONS = /^(?:para|de|sem|por|após)$/;
/** Verbs whose final R students often leave out, and whose form without it is not a noun. */
const OFTEN_CUT =
  /^(?:fala|fica|pega|consegui|mata|toma|dá|lê|vê|está|suporta|pensa|vive|sofre|aprende|come|bebe|evita|torna|passa|leva|coloca|tira|acaba|começa|comete|garante|melhora|resolve|mostra|ensina|mora|joga|governa|muda|acredita|existi|ensina|aceita)$/;
/** Verbs that are not followed by a noun without an article. */
const MODALS_WITHOUT_PERSON = /^(?:podendo|devendo|sabem)$/;
const HAVING_TO = /^(?:terá|terão|terei|teremos|teria|teriam|temos|tenho)$/;
const BETWEEN = /^(?:não|se|nos|me|lhe|lhes|também|até|sempre|só)$/;
const IRREGULAR = new Map([
  ['está', 'estar'],
  ['esta', 'estar'],
  ['tá', 'estar'],
  ['dá', 'dar'],
  ['da', 'dar'],
  ['vê', 'ver'],
  ['lê', 'ler'],
]);
/** Verb forms that seldom stand for the infinitive by mistake: grammar words and set phrases. */
const NO_SLIPS = new Set(
  'ate é há foi são como para entre era vai seja fora quer tem faz segundo contra sobre haja deve devem pode podem possa possam torna-se'.split(
    ' ',
  ),
);

function infinitiveOf(text: CheckedText, { lower }: CheckedWord): string | undefined {
  const known = IRREGULAR.get(lower);
  if (known || NO_SLIPS.has(lower)) return lower === 'da' || lower === 'esta' ? undefined : known;
  const regular = `${lower.replace(/m$/, '')}r`;
  return /[aei]m?$/.test(lower) && (text.lexicon.tagsOf(regular) & TAGS.infinitive) !== 0
    ? regular
    : undefined;
}

/**
 * Verbs after which a plural form instead of the infinitive is a mistake, too. After other verbs, the plural form
 * may be the verb of another clause: "o que sabem ajudam a contar".
 */
const BEFORE_PLURAL = /^(?:podem?|devem?|poderão|poderiam?|deverão|deveriam?|vão|irão|iriam)$/;

function isFiniteBehind({ tags }: CheckedWord, place: CheckedWord): boolean {
  return (tags & TAGS.verb3s) !== 0 || ((tags & TAGS.verb3p) !== 0 && BEFORE_PLURAL.test(place.lower));
}

function find(
  text: CheckedText,
  isPlace: (word: CheckedWord) => boolean,
  mayBeNoun: (place: CheckedWord) => boolean,
): RuleMatch[] {
  return text.words.flatMap((place) => {
    if (!isPlace(place) || place.isQuoted) return [];
    const next = text.words[place.index + 1];
    const word = next && BETWEEN.test(next.lower) && next.before === '' ? text.words[place.index + 2] : next;
    if (!word || word.before !== '' || !isFiniteBehind(word, place) || word.text !== word.lower) return [];
    // A noun cannot follow "se" or "não".
    const isNoun = (word.tags & NOMINAL) !== 0 && word === next;
    if ((isNoun && !mayBeNoun(place)) || (word.tags & TAGS.infinitive) !== 0) return [];
    const right = infinitiveOf(text, word);
    return right ? [{ start: word.start, end: word.end, replacement: matchCase(word.text, right) }] : [];
  });
}

/** "Quem pode manda", "quem não deve não teme": the next verb belongs to the main clause. */
function isOfWho({ words }: CheckedText, at: number): boolean {
  const before = words[at - 1]?.lower;
  return before === 'quem' || (before === 'não' && words[at - 2]?.lower === 'quem');
}

const PLURAL_MODALS =
  /^(?:podem|devem|vão|irão|querem|poderão|deverão|poderiam|deveriam|precisam|conseguem|podemos|devemos|vamos|queremos|precisamos)$/;

/** Rules on a finite form in place of the infinitive, and vice versa. */
export const INFINITIVE_RULES: readonly Rule[] = [
  {
    id: 'verb-forms/modal-finite',
    code: 'ortografia',
    name: 'Falta o R do verbo',
    message: 'Depois de outro verbo, este termina em R.',
    example: 'pode mudar; vai estar',
    find: (text) =>
      find(
        text,
        ({ lower, index }) =>
          (MODALS.test(lower) && !isOfWho(text, index)) ||
          MODALS_WITHOUT_PERSON.test(lower) ||
          (/^(?:que|de)$/.test(lower) && HAVING_TO.test(text.words[index - 1]?.lower ?? '')),
        ({ lower }) => MODALS.test(lower) && !WITH_NOUNS.test(lower),
      ),
  },
  {
    id: 'verb-forms/preposition-finite',
    code: 'ortografia',
    name: 'Falta o R do verbo',
    message: 'Depois de “para”, “de” e “sem”, o verbo termina em R.',
    example: 'para mudar',
    find: (text) =>
      find(
        text,
        ({ lower, index }) =>
          lower === 'para' ||
          (PREPOSITIONS.test(lower) && OFTEN_CUT.test(text.words[index + 1]?.lower ?? '')),
        () => false,
      ),
  },
  {
    id: 'verb-forms/estar-for-esta',
    code: 'confusao',
    name: '“Estar” no lugar de “está”',
    message: '“Estar” é o nome do verbo; quem está, “está”.',
    example: 'ele está aqui',
    patterns: [
      '^ ele|ela|isso|isto|tudo|brasil [estar]',
      'quem|onde|qual|já|ainda|também|ninguém|alguém [estar] <ger|part>|em|no|na|certo|errado|a',
      'o|a|esse|essa|este|esta|nosso|nossa <nom> [estar] <ger|part>|em|cada|muito|mais',
      'pessoas|jovens|alunos|problemas|casos|crimes [estar] <ger|part>|em|cada',
      'que [estar] <ger|part>|em|no|na|sendo',
    ],
    except: [
      'ter|tem|têm|tinha|tinham|temos|teria|teriam|terá|terão|tiveram|há|do|mais|menos|melhor|pior|senão|teve|tenha que estar *',
      'de|para|por|sem|ao|em o|a|ele|ela|isso|esse|essa|este|esta|tudo <nom>? estar *',
      'de|para|por|sem|ao|em <det> <nom> estar *',
      'apesar|antes|depois do|da|dos|das * estar *',
    ],
    replacement: 'está',
  },
  {
    id: 'verb-forms/dar-for-da',
    code: 'confusao',
    name: '“Dar” no lugar de “dá”',
    message: '“Dar” é o nome do verbo; quem dá, “dá”.',
    example: 'isso dá certo',
    patterns: [
      'que|isso|ele|ela|não|quem [dar] certo|conta|para|a|o|origem|início|lugar|mais',
      '^ isso|ele|ela [dar]',
    ],
    except: [
      'ter|tem|têm|tinha|temos|há|do|mais|menos|melhor|pior que dar *',
      'para|de|por|sem|a|em|ao|pode|podem|deve|devem|e|ou|é|vai|quer não dar *',
      'para|de|por|sem ele|ela|isso|quem dar *',
      ', não dar *',
    ],
    replacement: 'dá',
  },
  {
    id: 'verb-forms/subject-infinitive',
    code: 'confusao',
    name: 'Verbo em R no lugar da forma do sujeito',
    message: 'O verbo muda conforme quem faz a ação.',
    example: 'as pessoas que têm; isso faz',
    patterns: [
      'pessoas|jovens|alunos|leis|problemas|medidas|crianças|brasileiros|pais que [ser|ter|fazer|haver|poder|querer|dar|ver|dizer]',
      'lei|sociedade|pessoa|governo|problema|jovem|medida|violência que [ser|ter|fazer|haver|poder|querer|dar|ver|dizer]',
      '^ isso|ele|ela|eles|elas [ser|ter|fazer|haver|poder|querer|dizer]',
      'pois|porque|onde isso|ele|ela|eles|elas [ser|ter|fazer|haver|poder|querer|dizer]',
    ],
    except: ['mais|menos|muito|muita|muitos|tão|melhor * que ser|ter|fazer|dar|ver'],
  },
  {
    id: 'verb-forms/modal-twice',
    code: 'confusao',
    name: 'Dois verbos no plural seguidos',
    message: 'O primeiro verbo já está no plural; o segundo não muda.',
    example: 'podem fazer; vão ser',
    find: (text) =>
      text.words.flatMap((modal) => {
        if (!PLURAL_MODALS.test(modal.lower) || modal.isQuoted) return [];
        const next = text.words[modal.index + 1];
        const word =
          next && BETWEEN.test(next.lower) && next.before === '' ? text.words[next.index + 1] : next;
        const stem = /^(.*r)(?:em|mos)$/.exec(word?.lower ?? '')?.[1];
        if (!word || word.before !== '' || !stem || (text.lexicon.tagsOf(stem) & TAGS.infinitive) === 0)
          return [];
        return [{ start: word.start, end: word.end, replacement: matchCase(word.text, stem) }];
      }),
  },
];
