import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { singularOfVerb } from '../inflect.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { NOMINAL, PLURAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import { markVerb, relatives } from './agreement-relative.ts';
import { parsePairs } from '../../text/parse-pairs.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { maybeNominal, nounClauses, pronounClauses, verbNumber, type Clause } from './agreement-subject.ts';

/**
 * Whether the supposed verb may be a noun or an adjective that ends the subject, because no article follows: "de
 * baixa renda muitas vezes", "de forma violenta não".
 */
function mayEndSubject({ words }: CheckedText, { tags, index, lower }: CheckedWord): boolean {
  return (
    ((tags & NOMINAL) !== 0 || lower === 'violenta') &&
    !/^(?:[oa]s?|uma?|que|ess[ea]s?|est[ea]s?|seus?|suas?)$/.test(words[index + 1]?.lower ?? '')
  );
}

function isInfinitiveOfMany({ lower }: CheckedWord, lexicon: Lexicon): boolean {
  return lower.endsWith('rem') && (lexicon.tagsOf(lower.slice(0, -2)) & TAGS.infinitive) !== 0;
}

function isBeforeInfinitiveOfMany({ words, lexicon }: CheckedText, { lower, index }: CheckedWord): boolean {
  const next = words[index + 1];
  return /^pare(?:ce|ceu|cia)$/.test(lower) && next !== undefined && isInfinitiveOfMany(next, lexicon);
}

function disagree(text: CheckedText, clauses: Clause[], number: number): RuleMatch[] {
  return (
    clauses
      .filter((clause) => clause.number === number && !maybeNominal(text, clause.verb))
      .filter(({ verb }) => verbNumber(verb) === (number === PLURAL ? SINGULAR : PLURAL))
      // "O fato de alguns se oporem", "a necessidade de mulheres provarem": the verb is a personal infinitive with
      // its own subject.
      .filter(({ verb, isExtended }) => !(isExtended && isInfinitiveOfMany(verb, text.lexicon)))
      // "O problema são as drogas": "ser" agrees with what follows.
      .filter(({ verb }) => number === PLURAL || !/^(?:são|eram|foram|serão|sejam|seriam)$/.test(verb.lower))
      // "Redes sociais é o que não falta", "as previsões é que": a cleft sentence or a definition, in which "é"
      // stays singular.
      .filter(
        ({ verb }) =>
          !/^(?:é|era|foi)$/.test(verb.lower) || !/^(?:o|que)$/.test(text.words[verb.index + 1]?.lower ?? ''),
      )
      // "Eles parece chorarem": "parece" is impersonal, so it stays singular.
      .filter(({ verb }) => !isBeforeInfinitiveOfMany(text, verb))
      .filter(({ verb, isExtended }) => !isExtended || !mayEndSubject(text, verb))
      .map(({ verb }) => markVerb(text, verb, number))
  );
}

/** Rules on the agreement of a verb with the subject directly before it. */
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
    find: relatives,
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

/** "fala", "falam" → "falamos". Undefined if the lexicon contains no such form or several such forms. */
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

/** The singular of a "nós" form: "falamos" → "fala"; undefined if unknown. */
function withoutMos(verb: string, lexicon: Lexicon): string | undefined {
  const known = { vamos: 'vai', somos: 'é', fomos: 'foi', queremos: 'quer', fazemos: 'faz', temos: 'tem' }[
    verb
  ];
  const stem = verb.replace(/mos$/, '');
  return known ?? ((lexicon.tagsOf(stem) & TAGS.verb3s) !== 0 ? stem : undefined);
}
