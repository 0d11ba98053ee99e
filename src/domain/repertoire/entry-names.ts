import { toComparisonKey } from '../text/normalize-text.ts';
import { contentStems } from '../text/stem.ts';
import { findWords } from '../text/words.ts';
import type { RepertoireEntry } from './entry.ts';

/** By what an essay may name an entry; all phrases are in the form of `phraseOf`. */
export type EntryNames = {
  entry: RepertoireEntry;
  /** Titles of works, without subtitles and leading articles. */
  titles: readonly string[];
  /** Names that mean the entry wherever they occur. */
  names: readonly string[];
  /** The short name of a law or a survey as it is written: "ECA". */
  short: string | null;
  /** Authors of a work or an idea. */
  people: readonly string[];
  /** Institutions and surveys from which a figure is. */
  sources: readonly string[];
  /** Stems of the words of the name, for figures and events, which are described. */
  stems: readonly string[];
  /** Numbers of laws, without points. */
  laws: readonly string[];
  /** Articles of the constitution or of a code. */
  articles: { of: readonly string[]; numbers: readonly string[] } | null;
};

/** The words of a text as keys, one space between, so that a phrase can be searched as a string. */
export function phraseOf(text: string): string {
  return findWords(text)
    .map(({ key }) => key)
    .join(' ');
}

/** The words of a title or name without its leading article. */
export function bareName(text: string): string {
  return phraseOf(text).replace(/^(?:os?|as?|uma?) /, '');
}

/** Names of ideas that essays also use without the idea. Only their authors name these. */
const EVERYDAY = new Set(['desenvolvimento sustentavel']);

const SURVEYS = ['censo', 'pnad'];

/** What an entry can be named by, derived from its name, author and source. */
export function namesOf(entry: RepertoireEntry): EntryNames {
  const { kind, name, by = '', source } = entry;
  const [whole, short] = namesIn(name);
  const articles = articlesIn(name);
  const makers = peopleIn(by);
  const bare = bareName(whole);
  const hasTitle = name.startsWith('“');
  const isNamed = !hasTitle && !articles && kind !== 'dado' && !EVERYDAY.has(bare);
  return {
    entry,
    titles: hasTitle ? titlesIn(name) : kind === 'ideia' ? titlesIn(source) : [],
    names: isNamed ? [bare] : [],
    short,
    people: ['lei', 'dado', 'acontecimento'].includes(kind) ? [] : makers,
    sources: [...makers, ...SURVEYS.filter((survey) => phraseOf(source).includes(survey))],
    stems: stemsIn(entry, whole),
    laws:
      kind === 'lei'
        ? Array.from(source.matchAll(/Lei nº (\d+)\.(\d+)/g), ([, thousands, rest]) => `${thousands}${rest}`)
        : [],
    articles,
  };
}

/** Stems in the names of figures that say nothing of the subject: "no Brasil", "no Censo de 2022". */
const SAYS_NOTHING = /^(?:brasil|cens|pesquis|nacional|\d+)/;

function stemsIn({ kind }: RepertoireEntry, name: string): string[] {
  const stems = [...contentStems(findWords(name))];
  if (kind === 'dado') return stems.filter((stem) => !SAYS_NOTHING.test(stem));
  return kind === 'acontecimento' ? stems : [];
}

/** A name, and the one in brackets after it, unless that is the name of another thing: the law of the SUS is not the SUS. */
function namesIn(name: string): [whole: string, short: string | null] {
  const [, whole = name, short = null] = /^(.*?) \((.*)\)$/.exec(name) ?? [];
  return [whole, short?.[0] === whole[0] ? short : null];
}

function titlesIn(text: string): string[] {
  return Array.from(text.matchAll(/“([^”:]+)[^”]*”/g), ([, title = '']) => bareName(title));
}

/** "Pierre Bourdieu e Jean-Claude Passeron" are two; what stands in brackets is left out. */
function peopleIn(by: string): string[] {
  return by
    .replaceAll(/ \(.*?\)/g, '')
    .split(/, do livro de | e (?=\p{Lu})/u)
    .map(phraseOf)
    .filter(Boolean);
}

/** "Constituição de 1988, arts. 215 e 216"; null for a name without articles. */
function articlesIn(name: string): EntryNames['articles'] {
  const [, of = '', numbers = ''] = /^(.*), arts?\. (.*)$/.exec(name) ?? [];
  if (numbers === '') return null;
  const isConstitution = toComparisonKey(of).startsWith('constituicao');
  return {
    of: isConstitution ? ['constituicao', 'carta magna', 'cf'] : [phraseOf(of)],
    numbers: numbers.match(/\d+/g) ?? [],
  };
}
