import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { singularOfVerb } from '../inflect.ts';
import { NOMINAL, PLURAL, TAGS } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import type { PatternRule, Rule, RuleMatch } from '../rule.ts';

const QUANTITY =
  'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|cem|mil|muitos|muitas|alguns|algumas|vários|várias|poucos|poucas|uns|umas|<number>';
const QUANTITIES = new Set(QUANTITY.split('|'));
const TIME = 'anos|ano|meses|mês|dias|semanas|décadas|séculos|horas|minutos|tempos';
const AUXILIARIES =
  'devem|podem|vão|poderão|deverão|deveriam|poderiam|irão|iriam|iam|podiam|deviam|costumam|precisam|possam|devam|parecem|continuam';

const toSingular: PatternRule['replacement'] = ([verb, ...others], { lexicon }) => {
  const singular = verb && singularOfVerb(verb.lower, lexicon);
  return singular && [singular, ...others.map(({ lower }) => lower)].join(' ');
};

const HAVER = new Map(
  `houveram=houve haviam=havia haverão=haverá hajam=haja houvessem=houvesse haveriam=haveria houverem=houver`
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/**
 * Whether "haver" means "to exist". It has another meaning if a participle or "de" follows, as in "haviam chegado".
 */
function isExistential(text: CheckedText, { index, lower }: CheckedWord): boolean {
  const next = text.words[index + 1];
  if (!next || next.before !== '' || next.lower === 'de' || next.lower === 'sido') return false;
  if (lower === 'houveram' || lower === 'houverem') return (next.tags & TAGS.participle) === 0;
  if (
    (next.tags & (TAGS.participle | TAGS.manner)) !== 0 ||
    /^(?:se|nos|me|lhes?|já|não|vista|de|o|os)$/.test(next.lower)
  )
    return false;
  if (QUANTITIES.has(next.lower) || /^\p{Nd}/u.test(next.lower)) return true;
  const third = text.words[index + 2];
  return (
    (next.tags & NOMINAL) !== 0 ||
    /^(?:tant[oa]s|mais|menos|um|uma|n[oa]s?|em|entre)$/.test(next.lower) ||
    (third !== undefined && (third.tags & PLURAL) !== 0)
  );
}

function findExistential(text: CheckedText): RuleMatch[] {
  return text.words.flatMap((word) => {
    const replacement = HAVER.get(word.lower);
    if (!replacement || word.isQuoted || !isExistential(text, word)) return [];
    return [{ start: word.start, end: word.end, replacement: matchCase(word.text, replacement) }];
  });
}

/** Rules for impersonal verbs, and for verbs that are mistaken for impersonal verbs. */
export const IMPERSONAL_RULES: readonly Rule[] = [
  {
    id: 'agreement/haver-exists',
    code: 'concordancia',
    name: '“Haver” no plural',
    message: 'Quando quer dizer “existir”, “haver” fica sempre no singular.',
    example: 'havia problemas',
    find: findExistential,
  },
  {
    id: 'agreement/haver-auxiliary',
    code: 'concordancia',
    name: 'Plural antes de “haver”',
    message: 'Quando “haver” quer dizer “existir”, o verbo antes dele também fica no singular.',
    example: 'pode haver problemas',
    patterns: [
      `[${AUXILIARIES}] haver`,
      `[têm|tinham|tenham|terão|teriam] havido`,
      `[estão|estavam|vêm] havendo`,
    ],
    except: [`* haver <part>`],
    replacement: toSingular,
  },
  {
    id: 'agreement/fazer-time',
    code: 'concordancia',
    name: '“Fazer” no plural para tempo que passou',
    message: '“Fazer”, quando conta o tempo, fica no singular.',
    example: 'faz dois anos',
    patterns: [
      `[fazem|faziam|fizeram|farão] ${QUANTITY} ${TIME}`,
      `[fazem|faziam|fizeram|farão] mais|cerca|quase de? ${QUANTITY} ${TIME}`,
      `já [fazem|faziam|fizeram|farão] ${TIME}`,
      `[fazem|faziam] ${TIME} que`,
    ],
    replacement: toSingular,
  },
  {
    id: 'agreement/fazer-time-auxiliary',
    code: 'concordancia',
    name: 'Plural antes de “fazer” para tempo que passou',
    message: 'Quando “fazer” conta o tempo, o verbo antes dele também fica no singular.',
    example: 'vai fazer dois anos',
    patterns: [`[${AUXILIARIES}] fazer ${QUANTITY} ${TIME}`, `já [${AUXILIARIES}] fazer ${TIME}`],
    replacement: toSingular,
  },
  {
    id: 'agreement/tratam-se-de',
    code: 'concordancia',
    name: '“Tratam-se de” no plural',
    message: 'Com “de” depois, o verbo com “se” fica no singular.',
    example: 'trata-se de casos',
    patterns: [
      '[tratam-se|tratavam-se|tratarem-se] de|dos|das|do|da',
      'se [tratam] de|dos|das|do|da',
      '[precisam-se|necessitam-se] de|dos|das',
      'se [precisam|necessitam] de',
    ],
    except: ['eles|elas|que|pessoas se tratam|precisam|necessitam de'],
    replacement: ([verb], { lexicon }) => {
      const [stem = '', pronoun] = verb?.lower.split('-') ?? [];
      const singular = singularOfVerb(stem, lexicon);
      return singular && (pronoun ? `${singular}-${pronoun}` : singular);
    },
  },
  {
    id: 'agreement/haja-vista',
    code: 'concordancia',
    name: '“Haja vista” nunca muda',
    message: 'A expressão é sempre “haja vista”.',
    example: 'haja vista os problemas',
    patterns: ['[hajam vista|vistas|vistos]', '[haja vistas|vistos]'],
    replacement: 'haja vista',
  },
  {
    id: 'agreement/bastam',
    code: 'concordancia',
    name: 'Verbo no plural antes de outro em R',
    message: 'Antes de um verbo em R, este fica no singular.',
    example: 'basta querer; cabe decidir',
    patterns: ['[bastam|bastavam|convêm|cabem] <inf>'],
    replacement: toSingular,
  },
  {
    id: 'agreement/sao-hora',
    code: 'concordancia',
    name: '“Ser” não concorda com as horas',
    message: '“Ser” concorda com o número de horas.',
    example: 'são duas horas; é uma hora',
    patterns: [
      '[é|era] duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze horas $',
      '[são|eram] uma hora $',
    ],
    replacement: ([verb]) => ({ é: 'são', era: 'eram', são: 'é', eram: 'era' })[verb?.lower ?? ''],
  },
];
