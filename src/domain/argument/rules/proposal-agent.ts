import type { Span } from '../../text/span.ts';
import { breaksAfter, type ProposalClause } from './proposal-clause.ts';
import { AGENT_HEADS, AGENT_QUALITIES, isInfinitive, POWERS } from './proposal-words.ts';

const CAPITALISED = /^\p{Lu}/u;
const NAME_LINKS = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'a', 'à']);
/** Words after which a subject can begin; a subject can also be at the beginning of a clause. */
const BEFORE_SUBJECT = new Set(
  'o a os as e um uma cada todo toda todos todas nosso nossa nossos nossas que próprio própria próprios próprias demais tanto quanto como também nós esse essa esses essas seu sua seus suas'.split(
    ' ',
  ),
);
const TO_SOMEBODY = new Set([
  'a',
  'à',
  'ao',
  'às',
  'aos',
  'do',
  'da',
  'dos',
  'das',
  'de',
  'o',
  'os',
  'as',
  'também',
  'principalmente',
  'então',
  'portanto',
  'assim',
  'primeiramente',
  'pois',
]);
const BY_SOMEBODY = new Set(['pelo', 'pela', 'pelos', 'pelas', 'por']);
const SUBJECT_WITHIN_WORDS = 30;
const BY_WITHIN_WORDS = 16;

/** Whether the word at this index names somebody who can act: "governo", "escolas", "poder público". */
export function isAgentHead({ words }: ProposalClause, at: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (word.lower === 'poder' || word.lower === 'poderes') return POWERS.has(words[at + 1]?.lower ?? '');
  if (word.lower === 'meios') return words[at + 2]?.lower === 'comunicação';
  if (word.lower === 'redes') return words[at + 1]?.lower === 'sociais';
  return AGENT_HEADS.has(word.lower);
}

/** The subject of "deve": the first agent before it that no preposition governs. */
export function findAgentBefore(clause: ProposalClause, before: number, from: number): Span | null {
  for (let at = Math.max(from, before - SUBJECT_WITHIN_WORDS); at < before; at += 1) {
    if (isAgentHead(clause, at) && isSubject(clause, at)) return nameFrom(clause, at);
  }
  return null;
}

function isSubject(clause: ProposalClause, at: number): boolean {
  if (at === 0 || breaksAfter(clause, at - 1)) return true;
  const before = clause.words[at - 1]?.lower ?? '';
  if (before === 'e') return isAgentHead(clause, at - 2);
  return BEFORE_SUBJECT.has(before) && !isGoverned(clause, at - 1);
}

/**
 * Whether a preposition or a verb governs the noun, so that it is no subject: "entre o governo", "com a sociedade", "educar a
 * sociedade".
 */
function isGoverned({ words }: ProposalClause, article: number): boolean {
  const before = words[article - 1]?.lower ?? '';
  return GOVERNING.has(before) || isInfinitive(before) || before.endsWith('ndo');
}
const GOVERNING = new Set(
  'com sem para entre sobre contra por em de até sob ter tem têm há ajudar afeta afetam prejudica'.split(' '),
);

/** The agent after "cabe": "cabe, portanto, ao Ministério da Saúde". */
export function findAgentAfter(clause: ProposalClause, after: number, before: number): Span | null {
  for (let at = after; at < before; at += 1) {
    if (isAgentHead(clause, at)) return nameFrom(clause, at);
    const lower = clause.words[at]?.lower ?? '';
    if (!TO_SOMEBODY.has(lower) && !breaksAfter(clause, at)) return null;
  }
  return null;
}

/** The agent of a passive: "criadas pelo governo", "por parte do Estado". */
export function findAgentOfPassive(clause: ProposalClause, after: number): Span | null {
  const { words } = clause;
  for (let at = after; at < Math.min(words.length, after + BY_WITHIN_WORDS); at += 1) {
    const isBy = BY_SOMEBODY.has(words[at]?.lower ?? '') || words[at]?.lower === 'parte';
    const head = words[at]?.lower === 'parte' ? at + 2 : at + 1;
    if (isBy && isAgentHead(clause, head)) return nameFrom(clause, head);
  }
  return null;
}

/** The whole name from its first word: "Ministério da Educação", "governo federal", "escolas e famílias". */
function nameFrom(clause: ProposalClause, first: number): Span {
  const { words } = clause;
  let last = first;
  if (/^(?:poder|poderes|redes)$/.test(words[first]?.lower ?? '')) last += 1;
  if (words[first]?.lower === 'meios') last += 2;
  for (let next = last + 1; next < first + 12; next += 1) {
    const word = words[next];
    if (!word || breaksAfter(clause, next - 1)) break;
    const continues =
      CAPITALISED.test(word.text) || AGENT_QUALITIES.has(word.lower) || isAgentHead(clause, next);
    if (continues) last = next;
    else if (!NAME_LINKS.has(word.lower) && word.lower !== 'o' && word.lower !== 'os' && word.lower !== 'as')
      break;
  }
  return { start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 };
}
