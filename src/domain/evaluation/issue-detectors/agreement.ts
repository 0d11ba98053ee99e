import type { AnalyzedText } from '../../text/analyze-text.ts';
import type { Issue } from './issue.ts';
import { parsePairs } from '../../text/parse-pairs.ts';
import { areAdjacent, opensClause } from '../../text/phrases.ts';
import { matchCase } from '../../writing/match-case.ts';

/** Plural subjects that stand at the head of a clause again and again. */
const PLURAL_NOUNS = new Set(
  'pessoas jovens alunos brasileiros brasileiras crianças pais famílias escolas governantes empresas adolescentes mulheres homens estudantes professores políticos cidadãos supermercados restaurantes idosos indivíduos países negros indígenas'.split(
    ' ',
  ),
);
const PLURAL_DETERMINERS = new Set(
  'as os muitas muitos algumas alguns essas esses estas estes várias vários'.split(' '),
);
const PLURAL_PRONOUNS = new Set(['eles', 'elas']);
const CLAUSE_LINKS = new Set([
  'que',
  'e',
  'mas',
  'porque',
  'pois',
  'onde',
  'quando',
  'se',
  'como',
  'todas',
  'todos',
]);

/** Singular verb forms of a plural subject, with the plural. */
const PLURAL_VERBS = new Map(
  parsePairs(`
    é=são; está=estão; tem=têm; vai=vão; pode=podem; deve=devem; precisa=precisam; compra=compram; faz=fazem
    fica=ficam; quer=querem; sabe=sabem; continua=continuam; acha=acham; joga=jogam; gosta=gostam; vive=vivem
    pensa=pensam; sofre=sofrem; passa=passam; começa=começam; deixa=deixam; usa=usam; acaba=acabam
    consegue=conseguem; merece=merecem; podia=podiam; tinha=tinham; ia=iam; estava=estavam; era=eram; foi=foram
    trabalha=trabalham; estuda=estudam; morre=morrem; vem=vêm; acredita=acreditam; busca=buscam; possui=possuem
    utiliza=utilizam; tenta=tentam; perde=perdem; mora=moram; vê=veem; fala=falam; dá=dão; traz=trazem
  `),
);

/** After "nós" / "a gente": the form that cannot follow. */
const AFTER_NOS = new Map(
  parsePairs(
    'vai=vamos; tem=temos; pode=podemos; deve=devemos; precisa=precisamos; faz=fazemos; quer=queremos',
  ),
);
const AFTER_A_GENTE = new Map(
  parsePairs(
    'vamos=vai; temos=tem; podemos=pode; devemos=deve; precisamos=precisa; somos=é; fazemos=faz; queremos=quer',
  ),
);

const QUANTIFIERS = new Set(
  'muitos muitas vários várias diversos diversas alguns algumas poucos poucas inúmeros inúmeras'.split(' '),
);
const TIME_NOUNS = new Set('anos meses dias semanas décadas séculos horas'.split(' '));
const NUMBERS = new Set(
  'dois duas três quatro cinco seis sete oito nove dez vinte trinta cem muitos alguns vários poucos'.split(
    ' ',
  ),
);
/** "haver" and "fazer" have no subject when they mean existence and elapsed time; "existir" has one. */
const WITHOUT_SUBJECT = new Map(parsePairs('houveram=houve; haviam=havia; haverão=haverá; hajam=haja'));
const WITH_SUBJECT = new Map(parsePairs('existe=existem; existia=existiam; falta=faltam'));

const MESSAGES = {
  subject: 'O sujeito está no plural, e o verbo precisa acompanhar',
  weAll: 'O verbo precisa concordar com o sujeito',
  exists: '“Haver” com sentido de existir fica no singular',
  time: '“Fazer” que indica tempo decorrido fica no singular',
  existing: 'O que existe está no plural, e o verbo precisa acompanhar',
};

/** Verbs that do not agree, in the few shapes where that is certain. */
export function findAgreementIssues(essay: AnalyzedText): Issue[] {
  return essay.words.flatMap((word, at) => {
    if (word.isQuoted) return [];
    const found = disagreement(essay, at);
    if (!found) return [];
    const replacement = matchCase(word.text, found.right);
    const message = `${found.why}: “${replacement}”.`;
    return [{ start: word.start, end: word.end, code: 'concordancia', message, replacement }];
  });
}

type Disagreement = { right: string; why: string };

function disagreement(essay: AnalyzedText, at: number): Disagreement | null {
  const verb = essay.words[at]?.lower ?? '';
  const plural = PLURAL_VERBS.get(verb);
  if (plural && hasPluralSubject(essay, at)) return { right: plural, why: MESSAGES.subject };
  const afterNos = AFTER_NOS.get(verb);
  if (afterNos && wordBefore(essay, at) === 'nós' && isClauseHead(essay, at - 1)) {
    return { right: afterNos, why: MESSAGES.weAll };
  }
  const afterAGente = AFTER_A_GENTE.get(verb);
  if (afterAGente && wordBefore(essay, at) === 'gente' && wordBefore(essay, at - 1) === 'a') {
    return { right: afterAGente, why: MESSAGES.weAll };
  }
  return quantityDisagreement(essay, at, verb);
}

function quantityDisagreement(essay: AnalyzedText, at: number, verb: string): Disagreement | null {
  const next = wordAfter(essay, at);
  const singular = WITHOUT_SUBJECT.get(verb);
  if (singular && QUANTIFIERS.has(next)) return { right: singular, why: MESSAGES.exists };
  const existing = WITH_SUBJECT.get(verb);
  if (existing && QUANTIFIERS.has(next) && wordAfter(essay, at + 1) !== 'vezes')
    return { right: existing, why: MESSAGES.existing };
  const isQuantity = NUMBERS.has(next) || /^\d+$/.test(next);
  if (verb === 'fazem' && isQuantity && TIME_NOUNS.has(wordAfter(essay, at + 1))) {
    return { right: 'faz', why: MESSAGES.time };
  }
  return null;
}

/** "as pessoas", "eles": the verb follows at once, and the phrase opens its clause, so it is no object. */
function hasPluralSubject(essay: AnalyzedText, verbAt: number): boolean {
  const head = wordBefore(essay, verbAt);
  if (PLURAL_PRONOUNS.has(head)) return isClauseHead(essay, verbAt - 1);
  if (!PLURAL_NOUNS.has(head) || !PLURAL_DETERMINERS.has(wordBefore(essay, verbAt - 1))) return false;
  return isClauseHead(essay, verbAt - 2);
}

function isClauseHead(essay: AnalyzedText, at: number): boolean {
  return opensClause(essay, at) || CLAUSE_LINKS.has(essay.words[at - 1]?.lower ?? '');
}

function wordBefore(essay: AnalyzedText, at: number): string {
  const word = essay.words[at];
  const previous = essay.words[at - 1];
  return word && previous && areAdjacent(essay.text, previous, word) ? previous.lower : '';
}

function wordAfter(essay: AnalyzedText, at: number): string {
  const word = essay.words[at];
  const next = essay.words[at + 1];
  return word && next && areAdjacent(essay.text, word, next) ? next.lower : '';
}
