import { oncePerText } from '../../text/memo.ts';
import type { Span } from '../../text/span.ts';
import type { InterventionElement } from '../intervention-elements.ts';
import { findAgentAfter, findAgentBefore, findAgentOfPassive, isAgentHead } from './proposal-agent.ts';
import {
  breaksAfter,
  isPurposeInfinitive,
  phraseFrom,
  type PlacedMarker,
  type ProposalClause,
} from './proposal-clause.ts';
import {
  ACTION_NOUNS_OF_AGENT,
  isActionNoun,
  isGerund,
  isInfinitive,
  isInfinitiveOfMany,
  isPastSubjunctive,
  isSubjunctive,
  NOT_ACTIONS,
  type ProposalMarker,
} from './proposal-words.ts';

/** Passage of each element found in the essay. */
export type ProposalPassages = Partial<Record<InterventionElement, Span>>;

/**
 * Maximum number of words from a marker to the verb of the action: in general, and for a verb that follows at once.
 */
const ACTION_WITHIN_WORDS = 32;
const AT_ONCE_WORDS = 3;
const PARTICIPLE = /(?:[aií]d[ao]s?|feit[ao]s?|post[ao]s?|escrit[ao]s?)$/;
const PROMISE = /^(?:\p{L}+(?:rá|rão|rei|remos|ria|riam)|pode|vai|vão|vamos)$/u;
const GOVERNS_VERB = new Set(['de', 'para', 'por', 'sem', 'em', 'ao', 'até']);
/**
 * Words after a means marker which show that the phrase is no means: "através dos anos", "mediante o exposto", "por
 * meio disso".
 */
const NO_MEANS = new Set(
  'anos tempo tempos história séculos décadas qual quais disso disto isso isto exposto expostos fatos mencionado'.split(
    ' ',
  ),
);
/** Verbs of possibility, which make a proposal only together with an agent. */
const ONLY_WITH_AGENT = new Set(['pode', 'podem', 'poderia', 'poderiam', 'poderá', 'poderão']);

/** The parts of the best proposal of a sentence; null where nothing is proposed. */
export const readProposal = oncePerText((clause: ProposalClause): ProposalPassages | null => {
  let best: ProposalPassages | null = null;
  for (const marker of clause.markers) {
    const proposal = proposalAt(clause, marker);
    if (proposal && countElements(proposal) > countElements(best ?? {})) best = proposal;
  }
  return best;
});

/** Markers that ask for something to be done. */
export const PROPOSES = new Set<ProposalMarker>(['dever', 'caber', 'necessidade']);

/** Whether the marker is negated, as in "não se deve", so that nothing is proposed. */
function isDenied({ words }: ProposalClause, at: number): boolean {
  return [1, 2].some((back) => words[at - back]?.lower === 'não');
}

export function countElements(passages: ProposalPassages): number {
  return Object.keys(passages).length;
}

function proposalAt(clause: ProposalClause, marker: PlacedMarker): ProposalPassages | null {
  const { entry: kind, first } = marker;
  if (!PROPOSES.has(kind) || isDenied(clause, first)) return null;
  const action = findAction(clause, marker);
  if (!action) return null;
  const agent = findAgent(clause, marker, action);
  if (ONLY_WITH_AGENT.has(clause.words[first]?.lower ?? '') && (!agent || isOutcome(clause))) return null;
  const from = agent ? Math.min(agent.start, action.span.start) : action.span.start;
  const complements = readComplements(clause, from);
  if (!agent && !complements.meio) delete complements.detalhamento;
  return defined({ agente: agent, ação: action.span, ...complements });
}

/** Means, purpose and detail after a position in the sentence; a means may also precede it. */
export function readComplements(clause: ProposalClause, from: number): ProposalPassages {
  return defined({
    meio: findMeans(clause),
    finalidade: findPurpose(clause, from),
    detalhamento: findDetail(clause, from),
  });
}

/** Whether a sentence states the outcome of a proposal, not the proposal: "Só assim as pessoas poderão". */
function isOutcome({ markers }: ProposalClause): boolean {
  return markers.some(({ entry, first }) => entry === 'resultado' && first <= 1);
}

type Action = { at: number; span: Span; isPassive: boolean };

function findAction(clause: ProposalClause, marker: PlacedMarker): Action | null {
  const { words } = clause;
  const until = Math.min(words.length, marker.last + ACTION_WITHIN_WORDS);
  const wishes = marker.entry === 'necessidade' && saysThat(clause, marker);
  for (let at = marker.last + 1; at < until; at += 1) {
    const lower = words[at]?.lower ?? '';
    const isWished = isSubjunctive(lower) || isPastSubjunctive(lower);
    if (wishes ? isWished && !isRelative(clause, marker, at) : isVerbOfAction(clause, marker, at))
      return actionAt(clause, marker, at);
    if (!wishes && isNounOfAction(clause, marker, at)) return actionAt(clause, marker, at);
  }
  return null;
}

/** Whether "que" follows the marker: "é necessário, portanto, que". */
function saysThat({ words }: ProposalClause, { last }: PlacedMarker): boolean {
  return [0, 1, 2, 3].some((ahead) => words[last + ahead]?.lower === 'que');
}

/** Whether the verb is in a relative clause about a thing: "mudanças que transformem". */
function isRelative({ words }: ProposalClause, { last }: PlacedMarker, at: number): boolean {
  return words[at - 1]?.lower === 'que' && at > last + 4;
}

function isVerbOfAction(clause: ProposalClause, marker: PlacedMarker, at: number): boolean {
  const { words, markers } = clause;
  const lower = words[at]?.lower ?? '';
  if (marker.entry === 'necessidade' && at === marker.last + 1 && isGerund(lower)) return true;
  if (!isInfinitive(lower) || isAgentHead(clause, at)) return false;
  const isAtOnce = at - marker.last <= AT_ONCE_WORDS || breaksAfter(clause, at - 1);
  const isPutBetween = markers.some(({ first }) => first > marker.last && first <= marker.last + 2);
  if (marker.entry !== 'caber' && !isAtOnce && !isPutBetween && !hasSubject(clause, marker, at)) return false;
  if (isWithinComplement(clause, marker, at)) return false;
  const isGoverned = at > marker.last + 1 && GOVERNS_VERB.has(words[at - 1]?.lower ?? '');
  return !isGoverned || isObliged(clause, at);
}

/** Whether a subject is between marker and verb: "A saída é as escolas do bairro criarem". */
function hasSubject({ words }: ProposalClause, marker: PlacedMarker, at: number): boolean {
  const isNear = at - marker.last <= SUBJECT_WITHIN_WORDS;
  return marker.entry === 'necessidade' && isNear && isInfinitiveOfMany(words[at]?.lower ?? '');
}
const SUBJECT_WITHIN_WORDS = 6;

/**
 * Whether the verb belongs to a purpose or means that no punctuation mark has ended: "com o intuito de ensinar pais
 * a escolher".
 */
function isWithinComplement(clause: ProposalClause, marker: PlacedMarker, at: number): boolean {
  const said = clause.markers.findLast(({ first }) => first > marker.last && first < at);
  if (said?.entry !== 'finalidade' && said?.entry !== 'meio') return false;
  for (let word = said.last; word < at; word += 1) if (breaksAfter(clause, word)) return false;
  return true;
}

/** Whether "de" belongs to a noun of duty: "tem o dever de criar". */
function isObliged({ words }: ProposalClause, at: number): boolean {
  return /^(?:dever|papel|obrigação|função|responsabilidade)$/.test(words[at - 2]?.lower ?? '');
}

function isNounOfAction({ words }: ProposalClause, marker: PlacedMarker, at: number): boolean {
  const isNear = marker.entry === 'caber' || at - marker.last <= AT_ONCE_WORDS;
  const isSaid = isActionNoun(words[at]?.lower ?? '', words[at + 1]?.lower ?? '');
  if (marker.entry === 'dever' || !isNear || !isSaid) return false;
  return /^(?:a|o|as|os|à|mais|maior|maiores|uma|um|que|são|é|seriam?|será|necessári[ao]s?)$/.test(
    words[at - 1]?.lower ?? '',
  );
}

function actionAt(clause: ProposalClause, marker: PlacedMarker, at: number): Action | null {
  const { words } = clause;
  const lower = (words[at]?.lower ?? '').replace(/-\p{L}+$/u, '');
  const next = words[at + 1]?.lower ?? '';
  const isPassive = /^(?:ser|serem|seja|sejam)$/.test(lower) && PARTICIPLE.test(next);
  const isState = /^(?:seja|sejam)$/.test(lower) || (/^tenham?$/.test(lower) && PARTICIPLE.test(next));
  if (!isPassive && (isState || NOT_ACTIONS.has(lower))) return null;
  const before = /^(?:se|nos|não)$/.test(words[at - 1]?.lower ?? '') ? at - 1 : at;
  const first = isPassive && at === marker.last + 1 ? marker.first : before;
  return { at, span: actionFrom(clause, first, isPassive ? at + 1 : at), isPassive };
}

/** The verb with its object, even if the means is between them. */
function actionFrom(clause: ProposalClause, first: number, verb: number): Span {
  const { words, markers } = clause;
  const span = phraseFrom(clause, first, verb);
  const marker = markers.find(({ first: at, entry }) => at === verb + 1 && entry === 'meio');
  return marker && span.end === words[verb]?.end ? phraseFrom(clause, first, marker.last) : span;
}

function findAgent(clause: ProposalClause, marker: PlacedMarker, { at, isPassive }: Action): Span | null {
  if (isPassive) return findAgentOfPassive(clause, at);
  if (marker.entry === 'caber') return findAgentAfter(clause, marker.last + 1, at);
  if (marker.entry === 'necessidade') {
    const hasOwn = saysThat(clause, marker) || hasSubject(clause, marker, at);
    const said = hasOwn ? findAgentBefore(clause, at, marker.last + 1) : null;
    if (ACTION_NOUNS_OF_AGENT.has(clause.words[at]?.lower ?? ''))
      return findAgentAfter(clause, at + 1, at + 4);
    return said ?? findAgentOfTime(clause, marker, at) ?? findAgentOfPassive(clause, at);
  }
  const earlier = clause.markers.findLast(({ first, entry }) => first < marker.first && PROPOSES.has(entry));
  return findAgentBefore(clause, marker.first, earlier ? earlier.last + 1 : 0);
}

/** The agent in "é hora do governo agir". */
function findAgentOfTime(clause: ProposalClause, { last }: PlacedMarker, at: number): Span | null {
  return /^d[ao]s?$/.test(clause.words[last]?.lower ?? '') ? findAgentAfter(clause, last + 1, at) : null;
}

function findMeans(clause: ProposalClause): Span | null {
  const means = clause.markers.find(({ entry, last }) => {
    if (entry !== 'meio' || last + 1 >= clause.words.length) return false;
    const nearby = [1, 2, 3].map((ahead) => last + ahead);
    const isSomebody = nearby.slice(0, 2).some((at) => isAgentHead(clause, at));
    return !isSomebody && !nearby.some((at) => NO_MEANS.has(clause.words[at]?.lower ?? ''));
  });
  return means ? phraseFrom(clause, means.first, means.last + 1) : null;
}

function findPurpose(clause: ProposalClause, from: number): Span | null {
  const { words, markers } = clause;
  const purposes = markers.filter(({ entry, last }) => entry === 'finalidade' && last + 1 < words.length);
  const said = purposes.find(({ start }) => start > from) ?? purposes[0];
  if (said) return phraseFrom(clause, said.first, said.last + 1);
  const at = words.findIndex(({ start }, index) => start > from && isPurposeInfinitive(clause, index));
  return at === -1 ? null : phraseFrom(clause, at, at + 1);
}

/** The effect, stated in the sentence after the proposal: "Dessa forma, o desperdício diminuirá". */
export function findPromise(clause: ProposalClause): Span | null {
  const { words, markers } = clause;
  const opening = markers.find(({ entry, first }) => entry === 'resultado' && first <= 1);
  const promises = words.some(({ lower }, at) => at > (opening?.last ?? 0) && PROMISE.test(lower));
  const last = words.at(-1);
  return opening && promises && last ? { start: opening.start, end: last.end } : null;
}

function findDetail(clause: ProposalClause, from: number): Span | null {
  const { words, markers } = clause;
  const said = markers.find(({ entry, start }) => entry === 'detalhamento' && start > from);
  if (said) return phraseFrom(clause, said.first, Math.min(said.last + 1, words.length - 1));
  const example = words.findIndex(
    ({ lower, start }, at) =>
      lower === 'como' && start > from && breaksAfter(clause, at - 1) && isExample(words[at + 1]?.lower),
  );
  return example === -1 ? null : phraseFrom(clause, example, example + 1);
}

/** Whether "como" introduces an example, as ", como palestras"; not "como também", "como já foi dito". */
function isExample(next: string | undefined): boolean {
  return (
    next !== undefined &&
    !/^(?:também|já|se|foi|é|diz|disse|diria|afirma|consequência|forma|resultado|dito|um|uma)$/.test(next)
  );
}

function defined(passages: Record<string, Span | null | undefined>): ProposalPassages {
  return Object.fromEntries(Object.entries(passages).filter(([, span]) => span)) as ProposalPassages;
}
