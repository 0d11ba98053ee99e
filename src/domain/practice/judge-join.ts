import { isGerund, isInfinitive } from '../argument/rules/proposal-words.ts';
import { findConnectives, type Relation } from '../text/connectives.ts';
import { isContentWord, toStem } from '../text/stem.ts';
import type { Word } from '../text/words.ts';
import type { WritingFinding } from '../writing/check-text.ts';
import { readForChecking, type CheckedText } from '../writing/checked-text.ts';
import type { Lexicon } from '../writing/lexicon/lexicon.ts';
import type { JoinExercise, JoinFault, JoinRelation } from './bank/join-exercise.ts';
import { checkSentence } from './check-sentence.ts';

export type JoinVerdict =
  | { ok: true }
  /** `words` of the exercise that the answer lacks. */
  | { ok: false; reason: 'lost-content'; words: string[] }
  /** The comma that joins two sentences, or another fault of writing. */
  | { ok: false; reason: 'splice' | 'fault'; finding: WritingFinding }
  | { ok: false; reason: Exclude<JoinFault, 'lost-content' | 'splice' | 'fault'> };

/**
 * Whether an answer joins the two sentences into one: it keeps their words, links them in the relation asked for or
 * by a semicolon or colon, and has no fault of writing. Accepts any text, including an empty one.
 */
export function judgeJoin(
  { sentences, relation }: Pick<JoinExercise, 'sentences' | 'relation'>,
  answer: string,
  lexicon: Lexicon,
): JoinVerdict {
  const written = readForChecking(answer, lexicon);
  const wordsOf = (sentence: string) => readForChecking(sentence, lexicon).words.filter(isContentWord);
  const [first, second] = [wordsOf(sentences[0]), wordsOf(sentences[1])];
  if (written.sentences.length > 1) return { ok: false, reason: 'two-sentences' };
  const findings = checkSentence(answer, lexicon);
  const splice = findings.find(({ rule }) => rule === 'comma/splice');
  if (splice) return { ok: false, reason: 'splice', finding: splice };
  const lost = [first, second].map((own) => own.filter((word) => !written.words.some(isKin(word))));
  if (lost.some(({ length }) => length > MAY_BE_SAID_OTHERWISE))
    return { ok: false, reason: 'lost-content', words: lost.flat().map(({ text }) => text) };
  const fault = judgeLinks(written, { first, second, relation });
  if (fault) return { ok: false, reason: fault };
  const [finding] = findings;
  return finding ? { ok: false, reason: 'fault', finding } : { ok: true };
}

/** Number of content words of a sentence that an answer may replace: "o telhado caiu", "a queda do telhado". */
const MAY_BE_SAID_OTHERWISE = 1;

/** Number of first letters that words of one family share. */
const COMMON_LETTERS = 4;

/** A test for words of the family of a content word, such as other forms of a verb: "chega", "chegue". */
function isKin({ key }: Word): (other: Word) => boolean {
  const start = key.slice(0, COMMON_LETTERS);
  return (other) => other.key.startsWith(start) || toStem(other.key) === toStem(key);
}

/** The relation of a link, and where the clause begins that it opens. `isClear`: the words have no other use. */
type Link = { relation: Relation; from: number; isClear: boolean };

/** By the relation of the second sentence to the first: the links that express it, and which sentence they may open. */
const EXPRESSED_BY: Record<JoinRelation, Partial<Record<Relation, 'first' | 'second' | 'either'>>> = {
  oposição: { oposição: 'either' },
  soma: { soma: 'either' },
  causa: { causa: 'second', consequência: 'first', conclusão: 'first' },
  consequência: { causa: 'first', consequência: 'second', conclusão: 'second' },
  finalidade: { finalidade: 'second' },
  condição: { condição: 'second' },
};

type Joined = { first: Word[]; second: Word[]; relation: JoinRelation };

function judgeLinks(
  written: CheckedText,
  { first, second, relation }: Joined,
): 'wrong-relation' | 'no-link' | null {
  const opened = ({ from }: Link) => {
    const after = written.words.filter(({ start }) => start >= from);
    for (const word of after) {
      const [isOfFirst, isOfSecond] = [first, second].map((own) => own.some((one) => isKin(one)(word)));
      if (isOfFirst !== isOfSecond) return isOfFirst ? 'first' : 'second';
    }
    return null;
  };
  const links = findLinks(written);
  const isRight = (link: Link) => {
    const due = EXPRESSED_BY[relation][link.relation];
    return due === 'either' || (due !== undefined && due === opened(link));
  };
  if (links.some(isRight)) return null;
  if (links.some(({ isClear }) => isClear)) return 'wrong-relation';
  return /[;:]/.test(written.text) ? null : 'no-link';
}

/** Links by which clauses are joined: the connectives of essays, and those that only the joining shows to be links. */
function findLinks(written: CheckedText): Link[] {
  const known = findConnectives(written).flatMap(({ name, relation, end, isUnclear }): Link[] => [
    { relation, from: end, isClear: !isUnclear },
    ...(ALSO_PURPOSE.has(name) ? [{ relation: 'finalidade' as const, from: end, isClear: false }] : []),
  ]);
  const others = written.words.flatMap((word, at): Link[] => {
    const { lower, end, before, start } = word;
    const next = written.words.slice(at + 1, at + 1 + PURPOSE_WITHIN_WORDS);
    if (lower === 'e') return [{ relation: 'soma', from: end, isClear: false }];
    if (lower === 'como' && at === 0) return [{ relation: 'causa', from: end, isClear: true }];
    if (lower === 'quando') return [{ relation: 'condição', from: end, isClear: false }];
    if (lower === 'então') return [{ relation: 'consequência', from: end, isClear: true }];
    if (lower === 'para' && next.some((one) => isInfinitive(one.lower)))
      return [{ relation: 'finalidade', from: end, isClear: false }];
    if (before === ',' && isGerund(lower)) return [{ relation: 'consequência', from: start, isClear: false }];
    if (!SO_MUCH.test(lower)) return [];
    const that = written.words.slice(at).find((one) => one.lower === 'que');
    return that ? [{ relation: 'consequência', from: that.end, isClear: false }] : [];
  });
  return [...known, ...others];
}

/** Number of words after "para" of which one is the verb of the purpose: "para os alunos da noite estudarem". */
const PURPOSE_WITHIN_WORDS = 5;
/** Links of consequence that express a purpose before a subjunctive: "de modo que todos possam". */
const ALSO_PURPOSE = new Set(['de modo que', 'de forma que', 'de maneira que']);
/** Words that announce a consequence with "que": "tão caro que". */
const SO_MUCH = /^(?:tão|tant[oa]s?)$/;
