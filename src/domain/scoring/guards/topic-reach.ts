import { findSubjectWords } from '../../evaluation/theme-overlap.ts';
import type { AnalyzedText } from '../../text/analyze-text.ts';
import { isFunctionWord } from '../../text/function-words.ts';
import { TOPIC_FIELDS, type TopicField } from './topic-fields.ts';
import { findByBeginning, indexBeginnings, type BeginningIndex } from './word-beginnings.ts';

/** How much of an essay is about its theme, counted in content words. */
export type TopicReach = {
  /** Content words of the essay: three letters or more, no grammar. */
  contentWords: number;
  /** Uses of the theme's own subject words, by their first letters, five at most. */
  named: number;
  /** Uses of other words that go with the theme; words found in any essay count a quarter. */
  related: number;
  /** Uses of words of the strongest field that is not the theme's, and how many different ones. */
  elsewhere: number;
  elsewhereDistinct: number;
  /** Share (0–1) of the content words, the theme's own left out, that belong to any field at all. */
  topicalShare: number;
  /** Whether most of the theme's subject words have a field. Without one `related` means nothing. */
  isKnown: boolean;
};

const SHORTEST_WORD = 3;
const PREFIX = 5;
const COMMON_WEIGHT = 0.25;
/** What every essay of the exam speaks of, whatever its theme: little proof of any. */
const COMMON = toIndex(
  `sao. pais. govern estad direit educ escol ensin politi individ trabal cidad exist saud famil respei outro. poder.
  investi difere violen constitui econom melhor jovens jovem lei. leis. inform crianc precon conheci influen segura
  desigual respons comuni verdad inclu papel. povo. exclu dinhei repres casa. filho mae. pais. outro. morte. vitim
  terra. natur cultur midia public acesso liber explor oportun renda. cidade. medic medo. obra. igual
  padrao`,
);
/** Words of a theme that name no subject. */
const VAGUE_THEME_WORDS = toIndex(
  `lei. leis. regra jogo. limite conquist transform popul situac inserc socioecon problem soluc resolv causa
  consequ necess acerca deve. devem. atual ainda. hoje. jeito. modo. sobre brasil pais. socied social fator
  novo. nova. novos. novas. bom. boa. mau. grande realiz reduz reduc melhor acabar possiv compree contribui
  reconhec conciliar recorr tempo. viver. vida. mudan muda. mudar. desenvolv`,
);

const FIELDS = indexBeginnings(
  Object.entries(TOPIC_FIELDS).map(([field, words]) => [words, field as TopicField] as const),
);

function toIndex(words: string): BeginningIndex<true> {
  return indexBeginnings([[words, true]]);
}

function matches(index: BeginningIndex<true>, key: string): boolean {
  return findByBeginning(index, key).length > 0;
}

/** What the forms of a word share: "jove" of "jovem" and "jovens". */
function beginningOf(key: string): string {
  return key.slice(0, Math.max(SHORTEST_WORD, Math.min(PREFIX, key.length - 1)));
}

/** Measures how far an essay is about its theme; the supporting texts, where known, tell more of its words. */
export function measureTopicReach(
  essay: AnalyzedText,
  theme: AnalyzedText,
  supportText?: AnalyzedText,
): TopicReach {
  const subject = findSubjectWords(theme).filter(({ key }) => !matches(VAGUE_THEME_WORDS, key));
  const named = toIndex(subject.map(({ key }) => beginningOf(key)).join(' '));
  const subjectFields = subject.map(({ key }) => findByBeginning(FIELDS, key));
  const fields = new Set(subjectFields.flat());
  const outside = subjectFields.filter((own) => own.length === 0).length;
  const supported = supportText ? frequentBeginnings(supportText) : new Set<string>();
  const reach = { contentWords: 0, named: 0, related: 0, topical: 0 };
  const elsewhere = new Map<TopicField, { uses: number; words: Set<string> }>();
  const judged = new Map<string, readonly TopicField[]>();
  for (const { key } of essay.words) {
    if (key.length < SHORTEST_WORD || isFunctionWord(key)) continue;
    reach.contentWords += 1;
    const beginning = key.slice(0, PREFIX);
    if (matches(named, key)) {
      reach.named += 1;
      continue;
    }
    const own = judged.get(key) ?? findByBeginning(FIELDS, key);
    judged.set(key, own);
    if (own.length > 0) reach.topical += 1;
    if (own.some((field) => fields.has(field)) || supported.has(beginning)) {
      reach.related += matches(COMMON, key) ? COMMON_WEIGHT : 1;
    }
    for (const field of own) {
      if (fields.has(field)) continue;
      const entry = elsewhere.get(field) ?? { uses: 0, words: new Set() };
      entry.uses += 1;
      entry.words.add(beginning);
      elsewhere.set(field, entry);
    }
  }
  const strongest = [...elsewhere.values()].toSorted((a, b) => b.uses - a.uses)[0];
  const others = reach.contentWords - reach.named;
  return {
    contentWords: reach.contentWords,
    named: reach.named,
    related: reach.related,
    elsewhere: strongest?.uses ?? 0,
    elsewhereDistinct: strongest?.words.size ?? 0,
    topicalShare: others === 0 ? 0 : reach.topical / others,
    isKnown: fields.size > 0 && outside <= subject.length / 2,
  };
}

/** Beginnings of the words the supporting texts use at least three times: they belong to the theme. */
function frequentBeginnings(supportText: AnalyzedText): Set<string> {
  const counts = new Map<string, number>();
  for (const { key } of supportText.words) {
    if (key.length < PREFIX || isFunctionWord(key)) continue;
    const beginning = key.slice(0, PREFIX);
    counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([beginning]) => beginning));
}
