import { hasTag, itemAt, type ContextView, type Item } from '../context/context-view.ts';
import { articlePlace, craseFeatures } from '../context/crase-features.ts';
import { markItems } from '../context/mark-items.ts';
import { contextOf } from '../context/text-context.ts';
import { wordFeatures } from '../context/word-features.ts';
import type { CheckedText } from '../checked-text.ts';
import { NOMINAL, TAGS, VERBAL } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import { findByPatterns, indexPatterns } from '../pattern-index.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { CRASE_PHRASE_RULES } from './crase-phrases.ts';
import { CRASE_RULES } from './crase.ts';
import { isDueToSomebody, isForWhom, isWhatIsDue } from './crase-due.ts';

/** Crase by context, where no plain rule decides. */
export const CRASE_IN_CONTEXT_RULES: readonly Rule[] = [
  {
    id: 'crase/acute',
    code: 'crase',
    name: 'Acento agudo no lugar da crase',
    message: 'Sozinho, “a” nunca tem acento agudo: é “à”, com crase, “há”, do verbo, ou “a”.',
    find: findAcute,
  },
  {
    id: 'crase/missing',
    code: 'crase-provavel',
    name: 'Falta a crase',
    message:
      'A palavra anterior pede “a”, e o nome feminino tem artigo. Troque por um masculino: deu “ao”, há crase.',
    find: (text) => findCrase(text, false, SURE_OF_MISSING),
  },
  {
    id: 'crase/extra',
    code: 'crase',
    name: 'Crase que sobra',
    message:
      'Nada aqui pede a preposição “a”, só o artigo cabe. Troque por um masculino: deu “o”, não há crase.',
    find: (text) => findCrase(text, true, SURE_OF_EXTRA),
  },
];

const SURE_OF_MISSING = 0.5;
const SURE_OF_EXTRA = 5;

function findCrase(text: CheckedText, isWritten: boolean, atLeast: number): RuleMatch[] {
  const context = contextOf(text);
  if (!context) return [];
  const { view, odds } = context;
  return [...view.placeOf].flatMap((at) => {
    const place = articlePlace(view, at);
    if (!place?.isFeminine || place.hasPreposition !== isWritten) return [];
    if (!isWritten && (opensName(view, at) || compares(view, at) || isPassive(view, at))) return [];
    if (
      !isWritten &&
      (isWhatIsDue(view, at) || isDueToSomebody(view, at) || isEvent(view, at) || isFromAfar(view, at))
    )
      return [];
    // "Frente a frente", "seguem anexas as cartas".
    const before = itemAt(view, at - 1).form;
    if (!isWritten && PREPOSITION.test(before)) return [];
    if (!isWritten && (before === itemAt(view, at + 1).form || /^(?:anexa|inclusa)s?$/.test(before)))
      return [];
    if (!isWritten && isPair(view, at)) return [];
    if (
      !isWritten &&
      (isAfterTime(view, at) || isJoined(view, at) || isTakenFrom(view, at) || isWhatGoes(view, at))
    )
      return [];
    if (!isWritten && !ASKS.test(itemAt(view, at - 1).form) && isToldBefore(view, at)) return [];
    // "À noite todos os gatos", "à escola compete a formação": an expression of time or an indirect object, no subject.
    if (isWritten && (isPhrase(view, at) || isForWhom(view, at))) return [];
    // "Devido à pressa bem como à desatenção": the same word governs both.
    if (isWritten && /^(?:como|quanto|e)$/.test(itemAt(view, at - 1).form) && hasCraseBefore(view, at))
      return [];
    const sure = odds('crase', craseFeatures(view, at));
    if ((isWritten ? -sure : sure) < atLeast) return [];
    if (
      !isWritten &&
      sure < SURE_OF_OBJECT &&
      !ASKS.test(itemAt(view, at - 1).form) &&
      (mayBeSubject(view, at) || opensNextClause(view, at))
    )
      return [];
    const { form } = itemAt(view, at);
    const replacement = isWritten ? form.replace('à', 'a') : form.replace('a', 'à');
    return markItems(text, view, { from: at, to: at, replacement });
  });
}

/** Prepositions after which there is no crase (`crase/after-preposition`). */
const PREPOSITION =
  /^(?:para|perante|contra|desde|entre|sob|sobre|após|ante|com|mediante|durante|em|de|por)$/;

/** "Educação a distância", "voltou a casa": neither the distance nor the owner of the house is given. */
function isFromAfar(view: ContextView, at: number): boolean {
  return (
    /^(?:distância|casa)$/.test(itemAt(view, at + 1).form) &&
    !/^(?:de|d[oa]s?|entre|que)$/.test(itemAt(view, at + 2).form)
  );
}

/** "De comida a moda", "prefiro café a chá": a pair that begins without an article ends without one. */
function isPair(view: ContextView, at: number): boolean {
  const from = itemAt(view, at - 1);
  return (
    hasTag(from, NOMINAL) &&
    !ASKS.test(from.form) &&
    (/^pref(?:e|i)r/.test(itemAt(view, at - 2).form) ||
      (itemAt(view, at - 2).form === 'de' && isOpen(view, at - 3)))
  );
}

/**
 * Whether "de" follows a sign or a verb, so that it belongs to no noun: "gosta, de comida a moda", not "garantia de ajuda a
 * vítima".
 */
function isOpen(view: ContextView, at: number): boolean {
  const before = itemAt(view, at);
  return before.word === null || isVerbal(before);
}

/** Words that govern "a", whatever stands before. */
const ASKS =
  /^(?:atendimento|assistência|combate|encontro|ataque|resposta|oposição|respeito|devid|incentivo|estímulo|adept|proporciona|ligad|ameaça|afronta|risco|perigo|dano|cabe|acesso|direito|graças|ênfase|relacionad|atribuíd|segurança|caminho|quanto|relação|atenta|inerente|prejudicia|contrári|resistência|apoio)/;

/** "Prejudica a imagem e, por isso, a carreira": a second object, unless the first one has a crase. */
function isJoined(view: ContextView, at: number): boolean {
  return /^(?:e|ou|,)$/.test(itemAt(view, at - 1).form) && !hasCraseBefore(view, at);
}

/** "Cobrar dos políticos as promessas": a direct object after an indirect one with "de". */
function isTakenFrom(view: ContextView, at: number): boolean {
  return /^d[oa]s?$/.test(itemAt(view, at - 2).form) && TAKES.test(itemAt(view, at - 3).form);
}

/** "Até onde vai a liberdade", "lá se foram as férias", "chegando a vez dos jovens". */
function isWhatGoes(view: ContextView, at: number): boolean {
  const verb = itemAt(view, at - 1).form;
  if (/^(?:vai|vão|ia|iam|irá|irão|foi|foram)$/.test(verb))
    return /^(?:se|onde|como)$/.test(itemAt(view, at - 2).form);
  return verb.startsWith('cheg') && /^(?:vez|hora)$/.test(itemAt(view, at + 1).form);
}

const TAKES = /^(?:cobr|exig|tir|retir|tom|receb|esper|ouv|compr|arranc|roub|herd|sab)(?:[aeiou]|$)/;

/** "Devido a falha técnica": with only an adjective, the noun may have no article. "Devido a chuva não parar." */
function isEvent(view: ContextView, at: number): boolean {
  return (
    itemAt(view, at - 1).form === 'devido' &&
    itemAt(view, at).form === 'a' &&
    (hasTag(itemAt(view, at + (itemAt(view, at + 2).form === 'não' ? 3 : 2)), TAGS.infinitive) ||
      (hasTag(itemAt(view, at + 2), NOMINAL) && itemAt(view, at + 3).word === null))
  );
}

/** Log odds from which the noun is no subject, whatever stands before. */
const SURE_OF_OBJECT = 3;

/** "Todos os dias as notícias": an expression of time, and then a subject or an object. */
function isAfterTime(view: ContextView, at: number): boolean {
  return /^(?:dias?|anos?|meses|mês|semanas?|vezes|horas?|tempos?|pior|melhor)$/.test(
    itemAt(view, at - 1).form,
  );
}

/** "Entre os povos a paz deve", "com armas as pessoas resolviam": a comma is missing, and the noun is the subject. */
function opensNextClause(view: ContextView, at: number): boolean {
  const verb = itemAt(view, at + 2);
  return isVerbal(verb) && !hasTag(verb, TAGS.infinitive | TAGS.gerund) && isBareNoun(itemAt(view, at - 1));
}

function isBareNoun(item: Item): boolean {
  return hasTag(item, NOMINAL) && !hasTag(item, VERBAL | TAGS.participle);
}

const STATES =
  /^(?:é|são|era|eram|foi|foram|será|serão|seja|sejam|sendo|ser|serem|fica|ficam|torna|tornam|tornou|tornaram|tornará|tornarão|resta|restam|chega|chegam|sobrev\p{L}+)$/u;
const LINKS_BEFORE = /^(?:\^|,|:|;|que|como|porque|pois|onde|quando|assim|não|também|já|até|\p{L}+mente)$/u;

/**
 * "São para a economia as vacinas", "é chegada a hora", "pode chegar a maldade": without a subject before the verb, the noun may
 * be it.
 */
function mayBeSubject(view: ContextView, at: number): boolean {
  for (let back = 1; back <= FARTHEST_STATE; back += 1) {
    const { form } = itemAt(view, at - back);
    if (/^[\^,.:;?!]$/.test(form)) return false;
    if (!STATES.test(form)) continue;
    let first = at - back;
    while (isVerbal(itemAt(view, first - 1))) first -= 1;
    if (!isNoObject(view, at, at - back)) return false;
    return LINKS_BEFORE.test(itemAt(view, first - 1).form) || describesBefore(view, first);
  }
  return false;
}

/** Whether the words between verb and noun allow the noun to be the subject: an agreeing adjective, time, place or manner. */
function isNoObject(view: ContextView, at: number, verb: number): boolean {
  const { word } = itemAt(view, at - 1);
  if (at - 1 === verb || word === null) return true;
  if ((word.tags & (TAGS.adjective | TAGS.participle)) !== 0)
    return (word.tags & (itemAt(view, at + 1).word?.tags ?? 0) & NOMINAL) !== 0;
  return view.items.slice(verb + 1, at - 1).some(({ form }) => BEFORE_COMPLEMENT.test(form));
}

const BEFORE_COMPLEMENT = /^(?:em|de|d[ao]s?|para|por|pel[ao]s?|n[ao]s?|como|com|desde|uma?|[oa]s?)$/;
const FARTHEST_STATE = 6;

function isVerbal(item: Item): boolean {
  return hasTag(item, VERBAL) && !hasTag(item, NOMINAL);
}

/** "Tão úteis são para a saúde as vacinas". */
function describesBefore(view: ContextView, verb: number): boolean {
  return (
    hasTag(itemAt(view, verb - 1), NOMINAL) && /^(?:tão|quão|mais|muito)$/.test(itemAt(view, verb - 2).form)
  );
}

function hasCraseBefore(view: ContextView, at: number): boolean {
  return Array.from({ length: LOOKED_BACK }, (_, back) => itemAt(view, at - 2 - back).form).some((form) =>
    /^(?:às?|aos?)$/.test(form),
  );
}

const LOOKED_BACK = 12;

/** "Colocadas as pautas", "se tomadas as medidas", "manter vigente a regra": the word before describes the noun after it. */
function isToldBefore(view: ContextView, at: number): boolean {
  const trait = itemAt(view, at - 1);
  const before = itemAt(view, at - 2).form;
  if (before === '^' && isParticiple(trait)) return true;
  const agrees =
    trait.word !== null && (trait.word.tags & (itemAt(view, at + 1).word?.tags ?? 0) & NOMINAL) !== 0;
  if (!agrees || ASKS_TOO.test(trait.form)) return false;
  if (isParticiple(trait)) return BEFORE_ABSOLUTE.test(before) || IS.test(before);
  return hasTag(trait, TAGS.adjective) && MAKES.test(before);
}

const PARTICIPLE = /(?:[ai]d|feit|dit|post|vist|abert|escrit)as?$/;
const isParticiple = (item: Item) => hasTag(item, NOMINAL) && PARTICIPLE.test(item.form);
const BEFORE_ABSOLUTE = /^(?:[,;:]|se|de|vez|após|quando|e)$/;
const IS = /^(?:fosse[m]?|seria[m]?|está|estão|estava[m]?)$/;
const MAKES = /^(?:mant[eéê]|mantiv|torn|deix|consider|julg|ach)/;
const ASKS_TOO =
  /^(?:aliad|atrelad|voltad|destinad|somad|associad|vinculad|dedicad|expost|limitad|submetid|sujeit|inserid|levad|dispost|propens|unid|restrit|conectad|concentrad|acessíve|útei|útil|suscetíve|susceptíve|vulneráve|favoráve|semelhante|igua|comum|disponíve|visíve|hosti|nociv|fiel|agradáve)/;

/** "A Lisboa": many names have no article. */
function opensName(view: ContextView, at: number): boolean {
  return /^\p{Lu}\p{Ll}/u.test(itemAt(view, at + 1).word?.text ?? '');
}

const LONGEST_COMPARISON = 15;

/** "Tanto as vitórias quanto as derrotas". */
function compares(view: ContextView, at: number): boolean {
  if (itemAt(view, at - 1).form !== 'quanto') return false;
  const before = view.items.slice(Math.max(0, at - LONGEST_COMPARISON), at);
  return before.some(({ form }) => /^(?:tão|tant[oa]s?)$/.test(form));
}

/** "Foram cumpridas as normas": the subject follows. */
function isPassive(view: ContextView, at: number): boolean {
  const verb = itemAt(view, at - 2).form;
  return (
    /[ai]d[ao]s?$/.test(itemAt(view, at - 1).form) && /^(?:sid[ao]|foram|sejam|serão|estejam)$/.test(verb)
  );
}

/** The crase rules' patterns for "à" and "a", rewritten for the acute accent. */
const [NO_CRASE, CRASE] = [CRASE_RULES, CRASE_PHRASE_RULES].map((rules) =>
  indexPatterns(
    rules.flatMap((rule) => {
      if (!('patterns' in rule)) return [];
      const { patterns, except = [] } = rule;
      return [{ ...rule, patterns: patterns.map(withAcute), except: except.map(withAcute) }];
    }),
  ),
);

/** Replaces "a" and "à" in a pattern by "á"; the replacement stays as it is. */
function withAcute(pattern: string): string {
  return pattern.replaceAll(/(?<=^|[\s|[])(?<!→ )[aà](s?)(?=[\s|\]]|$)/g, 'á$1');
}

/** Nouns that form adverbial phrases with "á" or "ás", so they are neither objects nor subjects. */
const PHRASES: Record<string, RegExp> = {
  á: /^(?:toa|deriva|tona|paisana|revelia|míngua|força|mercê|margem|beira|custa|espera|procura|vontade|venda|vista|disposição|frente|medida|proporção|luz|noite|tarde|parte|direita|esquerda|distância|altura|prova|moda|exceção|semelhança|época)$/,
  ás: /^(?:vezes|vésperas|pressas|escondidas|escuras|claras|cegas|avessas|ocultas|custas|margens|ordens|turras|moscas|voltas)$/,
};

function isPhrase(view: ContextView, at: number): boolean {
  return PHRASES[itemAt(view, at).form.replace('à', 'á')]?.test(itemAt(view, at + 1).form) ?? false;
}

/** Words before the marked one at which a pattern may begin. */
const LONGEST_PATTERN = 8;

/** "á" is always wrong; the correction comes from the crase rules and the models, if they are sure. */
function findAcute(text: CheckedText): RuleMatch[] {
  const context = contextOf(text);
  const acutes = text.words.filter(({ lower }) => lower === 'á' || lower === 'ás');
  if (acutes.length === 0) return [];
  const near = new Set(
    acutes.flatMap(({ index }) => Array.from({ length: LONGEST_PATTERN }, (_, back) => index - back)),
  );
  const around = text.words.filter(({ index }) => near.has(index));
  const [without, withCrase] = [NO_CRASE, CRASE].map(
    (index) =>
      new Map(index && findByPatterns(text, index, around).map(({ match }) => [match.start, match] as const)),
  );
  return acutes.flatMap(({ lower, start, end, index, isQuoted, before }) => {
    if (isQuoted || before.endsWith('-')) return [];
    const place = context?.view.placeOf[index];
    const next = text.words[index + 1];
    let meant: string | undefined;
    if (withCrase?.has(start) || (next?.before === '' && PHRASES[lower]?.test(next.lower)))
      meant = `à${lower.slice(1)}`;
    // "Á a natureza": one of the two is superfluous.
    else if (context && place !== undefined && !/^(?:a|à)s?$/.test(next?.lower ?? ''))
      meant = meantByAcute(context, place, lower, without?.get(start));
    if (meant === undefined) return [{ start, end }];
    return [{ start, end, replacement: matchCase(text.text.slice(start, end), meant) }];
  });
}

const SURE_OF_MEANING = 0.8;

const SURE_OF_ARTICLE = 1.5;

/** "Que á mulher", "tem á tendência", "todas ás pessoas"; not "necessidade á busca" or "foi ás urnas". */
function takesArticle(item: Item): boolean {
  if (/^(?:que|quando|onde|se|porque|pois|todas?|ambas)$/.test(item.form)) return true;
  return isVerbal(item) && !/^(?:fo[ir]|f[oô]r|v[aãeê]|i[ar]|cheg|estav)/.test(item.form);
}

function meantByAcute(
  { view, odds }: NonNullable<ReturnType<typeof contextOf>>,
  at: number,
  written: string,
  withoutCrase: RuleMatch | undefined,
): string | undefined {
  const verb = odds('a-há', wordFeatures(view, at));
  if (written === 'á' && verb > SURE_OF_MEANING) return 'há';
  if (withoutCrase) return withoutCrase.replacement?.toLowerCase();
  const crase = odds('crase', craseFeatures(view, at));
  if (Math.abs(crase) < SURE_OF_MEANING) return undefined;
  if (crase > 0) return `à${written.slice(1)}`;
  // The accent suggests a crase: a bare article is accepted only right after a verb that takes it or a word that opens a clause.
  const isArticle = -crase >= SURE_OF_ARTICLE && takesArticle(itemAt(view, at - 1));
  return isArticle ? `a${written.slice(1)}` : undefined;
}
