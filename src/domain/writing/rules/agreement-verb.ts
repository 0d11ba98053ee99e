import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { pluralOfVerb, singularOfVerb } from '../inflect.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { NOMINAL, PLURAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import { parsePairs } from '../../text/parse-pairs.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { anyDeterminerOf, nominalBits, numberOf } from './agreement-determiners.ts';
import { nounClauses, pronounClauses, MANY_TIMES, verbNumber, type Clause } from './agreement-subject.ts';

function markVerb({ lexicon }: CheckedText, verb: CheckedWord, number: number): RuleMatch {
  const right = number === PLURAL ? pluralOfVerb(verb.lower, lexicon) : singularOfVerb(verb.lower, lexicon);
  const { start, end } = verb;
  return { start, end, ...(right && { replacement: matchCase(verb.text, right) }) };
}

/** Also a noun or an adjective ("busca", "grave") and not followed by an object, so it may be no verb. */
function maybeNominal({ words }: CheckedText, { tags, index, text }: CheckedWord): boolean {
  if (/^\p{Lu}/u.test(text)) return true;
  if ((tags & NOMINAL) === 0) return false;
  const next = words[index + 1];
  return (tags & TAGS.adjective) !== 0 || next?.before !== '' || !OBJECT_OPENER.test(next.lower);
}

function isInfinitiveOfMany({ lower }: CheckedWord, lexicon: Lexicon): boolean {
  return lower.endsWith('rem') && (lexicon.tagsOf(lower.slice(0, -2)) & TAGS.infinitive) !== 0;
}

const OBJECT_OPENER =
  /^(?:[oa]s?|uma?|uns|umas|que|mais|seus?|suas?|muit[oa]s?|ess[ea]s?|est[ea]s?|ao|nos?|na|nas|não)$/;

function disagree(text: CheckedText, clauses: Clause[], number: number): RuleMatch[] {
  return (
    clauses
      .filter((clause) => clause.number === number && !maybeNominal(text, clause.verb))
      .filter(({ verb }) => verbNumber(verb) === (number === PLURAL ? SINGULAR : PLURAL))
      // "O fato de alguns se oporem", "a necessidade de mulheres provarem": an infinitive with a person of its own.
      .filter(({ verb, isExtended }) => !(isExtended && isInfinitiveOfMany(verb, text.lexicon)))
      // "O problema são as drogas": "ser" agrees with what follows.
      .filter(({ verb }) => number === PLURAL || !/^(?:são|eram|foram|serão|sejam|seriam)$/.test(verb.lower))
      // "Redes sociais é o que não falta" says what it is.
      .filter(({ verb }) => !/^(?:é|era|foi)$/.test(verb.lower) || text.words[verb.index + 1]?.lower !== 'o')
      .map(({ verb }) => markVerb(text, verb, number))
  );
}

/** The subject stands right before its verb. */
export const SUBJECT_AGREEMENT_RULES: readonly Rule[] = [
  {
    id: 'agreement/plural-subject',
    code: 'concordancia',
    name: 'O verbo não concorda: sujeito no plural',
    message: 'Quem faz a ação está no plural, e o verbo também fica no plural.',
    example: 'as pessoas precisam',
    find: (text) =>
      disagree(
        text,
        nounClauses(text).filter(({ isExtended }) => !isExtended),
        PLURAL,
      ),
  },
  {
    id: 'agreement/plural-subject-far',
    code: 'concordancia',
    name: 'O verbo não concorda: sujeito no plural',
    message:
      'O verbo concorda com a primeira palavra do sujeito, que está no plural, e não com a que está perto dele.',
    example: 'os alunos da escola precisam',
    find: (text) =>
      disagree(
        text,
        nounClauses(text).filter(({ isExtended }) => isExtended),
        PLURAL,
      ),
  },
  {
    id: 'agreement/singular-subject-far',
    code: 'concordancia',
    name: 'O verbo não concorda: sujeito no singular',
    message:
      'O verbo concorda com a primeira palavra do sujeito, que está no singular, e não com a que está perto dele.',
    example: 'a falta de recursos causa',
    find: (text) =>
      disagree(
        text,
        nounClauses(text).filter(
          ({ first, isExtended }) => isExtended && text.words[first.index - 1]?.lower !== 'e',
        ),
        SINGULAR,
      ),
  },
  {
    id: 'agreement/singular-subject',
    code: 'concordancia',
    name: 'O verbo não concorda: sujeito no singular',
    message: 'Quem faz a ação está no singular, e o verbo também fica no singular.',
    example: 'o governo precisa',
    find: (text) =>
      disagree(
        text,
        nounClauses(text).filter(
          ({ first, isExtended }) => !isExtended && text.words[first.index - 1]?.lower !== 'e',
        ),
        SINGULAR,
      ),
  },
  {
    id: 'agreement/eles',
    code: 'concordancia',
    name: 'O verbo não concorda com “eles” ou “elas”',
    message: 'Com “eles” e “elas” o verbo vai para o plural.',
    example: 'eles fazem',
    find: (text) => disagree(text, pronounClauses(text), PLURAL),
  },
  {
    id: 'agreement/ele',
    code: 'concordancia',
    name: 'O verbo não concorda com “ele”, “ela” ou “isso”',
    message: 'Com “ele”, “ela”, “isso” e “alguém” o verbo fica no singular.',
    example: 'isso acontece',
    find: (text) => disagree(text, pronounClauses(text), SINGULAR),
  },
  {
    id: 'agreement/nos',
    code: 'concordancia',
    name: 'O verbo não concorda com “nós”',
    message: 'Com “nós” o verbo termina em “-mos”.',
    example: 'nós fazemos; nós vamos',
    patterns: [
      '^ nós não? [<3s>]',
      'que|porque|quando|se|mas|pois|como nós não? [<3s>]',
      '^ nós não? [<3p>]',
    ],
    except: [
      'nós não? se|me|<nom>',
      'de|para|por|em|com|entre|a|sobre|contra|sem que? nós não? *',
      'nós <inf>',
    ],
    replacement: ([verb], { lexicon }) => verb && withMos(verb.lower, lexicon),
  },
  {
    id: 'agreement/a-gente',
    code: 'concordancia',
    name: 'O verbo não concorda com “a gente”',
    message: '“A gente” pede o verbo no singular. Na redação, prefira “nós”.',
    example: 'a gente vai',
    patterns: ['a gente não? se? [<1p>]', 'a gente não? se? [são|estão|têm|vão|fazem|podem|devem|foram]'],
    replacement: ([verb], { lexicon }) =>
      verb && (singularOfVerb(verb.lower, lexicon) ?? withoutMos(verb.lower, lexicon)),
  },
  {
    id: 'agreement/relative-plural',
    code: 'concordancia',
    name: 'O verbo não concorda: plural antes de “que”',
    message: 'A palavra antes de “que” está no plural, e o verbo concorda com ela.',
    example: 'leis que proíbem',
    find: (text) => relatives(text),
  },
  {
    id: 'agreement/relative-singular',
    code: 'concordancia',
    name: 'O verbo não concorda: singular antes de “que”',
    message: 'A palavra antes de “que” está no singular, e o verbo concorda com ela.',
    example: 'a população que sofre',
    patterns: [
      'a|o|um|uma|essa|esse|esta|este|toda|todo|nossa|nosso|cada população|governo|pessoa|povo|mídia|lei|indivíduo|cidadão|empresa|juventude|polícia que não? se? [<3p>]',
    ],
    except: ['que não? se? são|eram|foram', 'que não? se? <nom|3s>', 'de|e|ou * * que não? se? *'],
    replacement: ([verb], { lexicon }) => verb && singularOfVerb(verb.lower, lexicon),
  },
];

/** "fala", "falam" → "falamos". Undefined where the lexicon knows no such form, or several. */
function withMos(verb: string, lexicon: Lexicon): string | undefined {
  const singular = singularOfVerb(verb, lexicon) ?? verb;
  const known = IRREGULAR_WITH_MOS.get(singular);
  if (known) return known;
  const forms = [
    `${singular}mos`,
    singular.replace(/e$/, 'imos'),
    `${singular}emos`,
    singular.replace(/u$/, 'mos'),
  ];
  const right = forms.filter((form) => (lexicon.tagsOf(form) & TAGS.verb1p) !== 0);
  return right.length === 1 ? right[0] : undefined;
}

const IRREGULAR_WITH_MOS = new Map(
  parsePairs(`é=somos; foi=fomos; era=éramos; está=estamos; tem=temos; vem=vimos; vai=vamos; quer=queremos; faz=fazemos
    pode=podemos; deve=devemos; diz=dizemos; traz=trazemos`),
);

/** "falamos" → "fala". */
function withoutMos(verb: string, lexicon: Lexicon): string | undefined {
  const known = { vamos: 'vai', somos: 'é', fomos: 'foi', queremos: 'quer', fazemos: 'faz', temos: 'tem' }[
    verb
  ];
  const stem = verb.replace(/mos$/, '');
  return known ?? ((lexicon.tagsOf(stem) & TAGS.verb3s) !== 0 ? stem : undefined);
}

const ADVERB = /^(?:não|já|também|só|sempre|ainda|nunca)$/;
const CLITIC = /^(?:não|se|nos|me|lhes?|já|também|só|sempre|ainda|nunca|os?|as?)$/;

/** "leis que proíbe". */
function relatives(text: CheckedText): RuleMatch[] {
  return text.words.flatMap(({ lower, index, before, isQuoted }) => {
    if (lower !== 'que' || before !== '' || isQuoted) return [];
    const verb = verbAfterQue(text, index + 1);
    if (
      !verb ||
      maybeNominal(text, verb) ||
      ((verb.tags & NOMINAL) !== 0 && /^[oa]s?$/.test(text.words[verb.index - 1]?.lower ?? '')) ||
      verbNumber(verb) !== SINGULAR
    )
      return [];
    return isAntecedent(text, index - 1, verb) &&
      !mayBeObject(text, index - 1, verb) &&
      !goesOnFromQue(text, index)
      ? [markVerb(text, verb, PLURAL)]
      : [];
  });
}

function verbAfterQue({ words }: CheckedText, from: number): CheckedWord | undefined {
  const first = words[from];
  if (!first || first.before !== '') return undefined;
  if (!CLITIC.test(first.lower)) return first;
  const second = words[from + 1];
  return second?.before === '' ? second : undefined;
}

/** Not so: "é preciso mostrar aos alunos que é possível", "o número de casos que cresce". */
function isAntecedent(text: CheckedText, at: number, verb: CheckedWord): boolean {
  const noun = text.words[at];
  const before = text.words[at - 1];
  if (!noun || !before || noun.before !== '' || !isPlural(noun) || IMPERSONAL.test(verb.lower)) return false;
  return isHead(text, (noun.tags & TAGS.adjective) !== 0 && isPlural(before) ? before : noun);
}

/**
 * "Os problemas que carregava, o fizeram", "as respostas que quiser", "os riscos que pode trazer": where nothing that the verb
 * acts upon follows, the noun may be that, and the subject is someone else. So it is after "tão": "tão graves que chegou".
 */
function mayBeObject({ words }: CheckedText, antecedent: number, verb: CheckedWord): boolean {
  if (
    words
      .slice(Math.max(0, antecedent - 2), antecedent)
      .some(({ lower }) => /^(?:tão|tant[oa]s)$/.test(lower))
  )
    return true;
  if (MANY_TIMES.test(words[antecedent]?.lower ?? '') || isCleft(words, antecedent)) return true;
  const between = words[verb.index - 1]?.lower ?? '';
  if (between !== 'que' && !ADVERB.test(between)) return between === 'se' && verb.lower === 'tem';
  const after = words[verb.index + 1];
  const last =
    after && between === 'que' && (after.tags & TAGS.infinitive) !== 0 && after.before === '' ? after : verb;
  const beside = words[last.index + 1];
  const isMore = between !== 'que' && beside?.before === '' && beside.lower === 'mais';
  const next = isMore ? words[beside.index + 1] : beside;
  if (last !== verb && /^(?:aos?|às?|em|n[oa]s?|para)$/.test(next?.lower ?? '')) return true;
  return (
    next === undefined ||
    next.sentence !== verb.sentence ||
    next.before !== '' ||
    /^(?:e|ou|nem|mas|se)$/.test(next.lower)
  );
}

/** "Um fato que ocorre nas escolas que acontece": the second "que" may stand for what the first one does. */
function goesOnFromQue({ words }: CheckedText, at: number): boolean {
  if (!words.slice(at - 3, at - 1).some(({ lower }) => /^(?:em|n[oa]s|por|pel[oa]s|com|para)$/.test(lower)))
    return false;
  for (let back = at - 1; back > Math.max(1, at - FARTHEST_QUE); back -= 1) {
    const [noun, que, verb] = [words[back - 1], words[back], words[back + 1]];
    if (!noun || !que || words[back + 1]?.before !== '' || que.sentence !== words[at]?.sentence) return false;
    if (que.lower === 'que' && que.before === '')
      return numberOf(nominalBits(noun)) === SINGULAR && verb !== undefined && verbNumber(verb) === SINGULAR;
  }
  return false;
}

const FARTHEST_QUE = 14;
const FARTHEST_CLEFT = 8;

/** "É a partir de estudos que desenvolve", "foram orientados que deve": "que" stands for no plural. */
function isCleft(words: readonly CheckedWord[], antecedent: number): boolean {
  const isTold = ((words[antecedent]?.tags ?? 0) & TAGS.participle) !== 0;
  if (isTold && /^(?:ser|serem|são|foram|sejam)$/.test(words[antecedent - 1]?.lower ?? '')) return true;
  return words
    .slice(Math.max(0, antecedent - FARTHEST_CLEFT), antecedent)
    .some(
      ({ lower, index }) =>
        /^(?:é|foi)$/.test(lower) &&
        /^(?:a|em|n[oa]s?|por|com|através|apenas|só|somente|graças)$/.test(words[index + 1]?.lower ?? ''),
    );
}

const IMPERSONAL = /^(?:é|há|foi|seria|era|havia|haja|houve|vale|cabe|faz)$/;

function isPlural(word: CheckedWord): boolean {
  return numberOf(nominalBits(word)) === PLURAL;
}

/** Nothing else before the noun can be what "que" stands for. */
function isHead({ words }: CheckedText, noun: CheckedWord): boolean {
  for (let at = noun.index - 1; at >= Math.max(0, noun.index - 7); at -= 1) {
    const word = words[at];
    if (!word || words[at + 1]?.before !== '') return true;
    if (/^(?:e|ou|nem|dos|das)$/.test(word.lower)) return false;
    const number = numberOf(nominalBits(word));
    if (number === SINGULAR && !anyDeterminerOf(word)) return false;
    if ((word.tags & (TAGS.verb3s | TAGS.verb3p | TAGS.infinitive)) !== 0 && number === 0) return true;
  }
  return true;
}
