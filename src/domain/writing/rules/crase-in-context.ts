import { itemAt, type ContextView, type Item } from '../context/context-view.ts';
import { articlePlace, craseFeatures } from '../context/crase-features.ts';
import { markItems } from '../context/mark-items.ts';
import { contextOf } from '../context/text-context.ts';
import { wordFeatures } from '../context/word-features.ts';
import type { CheckedText } from '../checked-text.ts';
import { matchCase } from '../replacement.ts';
import { findByPatterns, indexPatterns } from '../pattern-index.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { CRASE_PHRASE_RULES } from './crase-phrases.ts';
import { CRASE_RULES } from './crase.ts';
import { isForWhom } from './crase-due.ts';
import { isVerbal } from './crase-governors.ts';
import { hasCraseBefore, isPlainArticle } from './crase-plain-article.ts';

/** Crase rules that depend on the context, because no fixed pattern suffices. */
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
    const sure = odds('crase', craseFeatures(view, at));
    if ((isWritten ? -sure : sure) < atLeast) return [];
    if (isWritten ? isPreposition(view, at) : isPlainArticle(view, at, sure)) return [];
    const { form } = itemAt(view, at);
    const replacement = isWritten ? form.replace('à', 'a') : form.replace('a', 'à');
    return markItems(text, view, { from: at, to: at, replacement });
  });
}

/**
 * Whether "à" is right without a word that governs it: "à noite todos os gatos", "à escola compete a formação" (an expression of
 * time, an indirect object), "devido à pressa bem como à desatenção" (the same word governs both).
 */
function isPreposition(view: ContextView, at: number): boolean {
  if (isPhrase(view, at) || isForWhom(view, at)) return true;
  return /^(?:como|quanto|e)$/.test(itemAt(view, at - 1).form) && hasCraseBefore(view, at);
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

/** Maximum distance, in words, from the beginning of a pattern to the marked word. */
const LONGEST_PATTERN = 8;

/** "á" is always wrong; the correction comes from the crase rules and the models, if they are certain enough. */
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
    // In "á a natureza", one of the two words is superfluous.
    else if (context && place !== undefined && !/^(?:a|à)s?$/.test(next?.lower ?? ''))
      meant = meantByAcute(context, place, lower, without?.get(start));
    if (meant === undefined) return [{ start, end }];
    return [{ start, end, replacement: matchCase(text.text.slice(start, end), meant) }];
  });
}

const SURE_OF_MEANING = 0.8;

const SURE_OF_ARTICLE = 1.5;

/**
 * Whether a bare article may follow the word: "Que á mulher", "tem á tendência", "todas ás pessoas"; not
 * "necessidade á busca" or "foi ás urnas".
 */
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
  // The accent suggests a crase, so a bare article is accepted only right after a verb that takes it or a word that
  // opens a clause.
  const isArticle = -crase >= SURE_OF_ARTICLE && takesArticle(itemAt(view, at - 1));
  return isArticle ? `a${written.slice(1)}` : undefined;
}
