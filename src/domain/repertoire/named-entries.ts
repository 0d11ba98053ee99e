import { KNOWN_BY_ONE_NAME } from '../argument/rules/repertoire.ts';
import { analyzeText, type AnalyzedText } from '../text/analyze-text.ts';
import { toStem } from '../text/stem.ts';
import { bareName, namesOf, type EntryNames } from './entry-names.ts';
import { REPERTOIRE } from './repertoire.ts';

type Sentence = {
  text: string;
  /** The words as keys, with a space before and after each. */
  keys: string;
  /** The keys of the words that begin with a capital letter or a digit. */
  capitalized: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** Titles in quotation marks, in the form of `bareName`. */
  quoted: readonly string[];
  /** Numbers of laws, without points, and of articles. */
  laws: readonly string[];
  articles: readonly string[];
};

const ALL = REPERTOIRE.map(namesOf);

/** People by whom the library has a single entry. */
const ONCE = new Set(
  ALL.flatMap(({ people }) => people).filter((one, at, all) => all.indexOf(one) === all.lastIndexOf(one)),
);

/**
 * The ids of the entries that a text names, in the order of the library.
 *
 * - A law: by its name, short name or number; an article, beside the constitution or its code.
 * - A work: by its title, if it is quoted, follows a word like "livro", or the text also names the author.
 * - An idea: by its name, or by the title of its source as for a work.
 * - Both also by an author of whom the library has nothing else, in a sentence that quotes no other title.
 * - A figure: by its subject, its source and a number in one sentence.
 * - An event: by its name, or by all words of it in one sentence.
 */
export function namedEntries(text: string): string[] {
  const sentences = toSentences(analyzeText(text));
  return ALL.filter((names) => isNamed(names, sentences)).map(({ entry }) => entry.id);
}

function isNamed(names: EntryNames, sentences: readonly Sentence[]): boolean {
  const { people, titles, short } = names;
  const withAuthor = sentences.filter((sentence) => people.some((one) => namesPerson(sentence, one)));
  const isKnownByAuthor = people.some((one) => ONCE.has(one));
  return (
    (isKnownByAuthor && withAuthor.some(({ quoted }) => quoted.length === 0)) ||
    sentences.some(
      (sentence) =>
        titles.some((title) => namesTitle(sentence, title, withAuthor.length > 0)) ||
        names.names.some((name) => has(sentence, name)) ||
        (short !== null && namesShort(sentence, short)) ||
        describes(sentence, names),
    )
  );
}

function has({ keys }: Sentence, phrase: string): boolean {
  return keys.includes(` ${phrase} `);
}

/** The whole name, or the surname of a thinker who is known by it. */
function namesPerson(sentence: Sentence, person: string): boolean {
  const surname = person.slice(person.lastIndexOf(' ') + 1);
  return has(sentence, person) || (IS_KNOWN.test(surname) && sentence.capitalized.has(surname));
}
const IS_KNOWN = new RegExp(`^(?:${KNOWN_BY_ONE_NAME})$`);

/** Words that announce a title: "no livro Vidas secas". */
const WORKS = 'livro obra romance conto peca poema filme longa documentario musica cancao album disco'
  .split(' ')
  .flatMap((word) => ['', ' o', ' a', ' os', ' as'].map((article) => `${word}${article}`));

function namesTitle(sentence: Sentence, title: string, isAuthorNamed: boolean): boolean {
  if (!has(sentence, title)) return false;
  if (sentence.quoted.includes(title)) return true;
  // A title of one word is an everyday word unless it has a capital letter.
  const isTitle = title.includes(' ') || sentence.capitalized.has(title);
  return isTitle && (isAuthorNamed || WORKS.some((work) => has(sentence, `${work} ${title}`)));
}

/** A short name with its capital letters; before another name it is a part of that: "ECA Digital". */
function namesShort({ text }: Sentence, short: string): boolean {
  return text.includes(short) && new RegExp(`(?<!\\p{L})${short}(?!\\p{L}| \\p{Lu})`, 'u').test(text);
}

/** Whether a sentence names a law by a number, an article, a figure with its source, or an event by its words. */
function describes(sentence: Sentence, { entry, stems, sources, laws, articles }: EntryNames): boolean {
  if (laws.some((law) => sentence.laws.includes(law))) return true;
  if (articles?.numbers.some((number) => sentence.articles.includes(number)))
    return articles.of.some((of) => has(sentence, of));
  if (stems.length === 0 || !stems.every((stem) => sentence.stems.has(stem))) return false;
  return entry.kind === 'dado'
    ? /\d/.test(sentence.text) && sources.some((source) => has(sentence, source))
    : stems.length > 1;
}

const LAW = /(?<!\p{L})lei(?: [^\s\d]{1,4})? (\d{1,2})\.?(\d{3})(?!\d)/giu;

/** "os artigos 215 e 216", "art. 5º", "artigo sexto"; in the form of `phraseOf`. */
const ARTICLES = / art(?:igo)?s? (\S+)(?: e (\S+))?/g;
const ORDINALS: Record<string, string> = { quinto: '5', sexto: '6', setimo: '7' };

function toSentences({ text, sentences, quotes }: AnalyzedText): Sentence[] {
  return sentences.map(({ start, end, words }) => {
    const said = text.slice(start, end);
    const keys = ` ${words.map(({ key }) => key).join(' ')} `;
    return {
      text: said,
      keys,
      laws: Array.from(said.matchAll(LAW), ([, thousands, rest]) => `${thousands}${rest}`),
      articles: Array.from(keys.matchAll(ARTICLES), ([, ...numbers]) => numbers)
        .flat()
        .map((one = '') => ORDINALS[one] ?? one.replace(/[ºo°]$/, '')),
      capitalized: new Set(words.flatMap((word) => (/^[\p{Lu}\d]/u.test(word.text) ? [word.key] : []))),
      stems: new Set(words.map(({ key }) => toStem(key))),
      quoted: quotes
        .filter((quote) => quote.start >= start && quote.start < end)
        .flatMap((quote) => titleIn(text.slice(quote.start, quote.end))),
    };
  });
}

/** A quoted passage as a title, without its subtitle; a single word only with a capital letter, else it is no title. */
function titleIn(quote: string): string[] {
  const [title = ''] = quote.split(':');
  const bare = bareName(title);
  return bare.includes(' ') || /^\P{L}*[\p{Lu}\d]/u.test(title) ? [bare] : [];
}
