import type { AnalyzedSentence, AnalyzedText } from '../text/analyze-text.ts';
import type { Span } from '../text/span.ts';
import type { LikelyPassage, SentencePassages } from './find-passages.ts';
import { withApposition } from './detail-words.ts';
import { findSaid, isWanted, namesSomebody, saysNone, saysWho, withoutEmpty } from './element-words.ts';
import { findIntervention } from './rules/intervention.ts';
import { isOpenQuestion, toClause } from './rules/proposal-clause.ts';
import { INTERVENTION_ELEMENTS, type InterventionElement } from './intervention-elements.ts';
import { findSure } from './sure-elements.ts';
import {
  countElements,
  findPromise,
  PROPOSES,
  readProposal,
  type ProposalPassages,
} from './rules/proposal.ts';

const [AGENT, ACTION, MEANS, , DETAIL, REPERTOIRE] = [0, 1, 2, 3, 4, 5];
/** Minimum probability for a passage to belong to a proposal. */
const MAY_BELONG = 0.05;
/**
 * Minimum probability at which each element is treated as present, chosen by `npm run bench:reading` on the
 * development readings.
 */
const IS_THERE: Record<InterventionElement, number> = {
  agente: 0.45,
  ação: 0.45,
  meio: 0.55,
  finalidade: 0.45,
  detalhamento: 0.55,
};
/**
 * Probability below which an element is treated as missing; between this limit and `IS_THERE` the element is
 * undecided.
 */
const SURELY_ABSENT = 0.25;
/** Upper limit for the probability of an action if its wording shows that nothing is proposed. */
const REFUSED = 0.4;
const MOST_GROUPS = 3;

/** The proposal of an essay, and the elements that it surely lacks. */
export type Proposal = {
  /** Passages of the elements present. */
  passages: ProposalPassages;
  /** Elements that are surely absent. An element in neither `passages` nor `missing` may have been overlooked. */
  missing: InterventionElement[];
  /** Elements that are very likely present; the `passages` of all other elements may be something else. */
  sure: InterventionElement[];
  /** Probability that each element is present, 0–1. */
  likely: Record<InterventionElement, number>;
  /** The sentence of the action; null where nothing is proposed. */
  sentence: AnalyzedSentence | null;
};

/** Sentences of one proposal, with the likeliest passage of each element. */
export type ProposalGroup = {
  best: (LikelyPassage | undefined)[];
  /** The sentence of the likeliest action. */
  sentence: AnalyzedSentence;
  sentences: Set<AnalyzedSentence>;
  isLast: boolean;
  hasDuty: boolean;
  /** Elements found by the rules. */
  byRule: ReadonlySet<InterventionElement>;
};

/**
 * The best proposal of an essay: the tagger's proposal, completed by the rules within the same sentences, or the
 * rules' proposal if it has more elements or the tagger found none. `elements` contains the weights of the facts
 * (`elementFacts`) about each element.
 */
export function findProposal(
  essay: AnalyzedText,
  passages: SentencePassages[],
  elements: number[][],
): Proposal {
  const groups = groupProposals(essay, passages);
  const odds = INTERVENTION_ELEMENTS.map((_, at) => likelihood(elementFacts(groups, at), elements[at] ?? []));
  const [group] = groups;
  const byRule = findIntervention(essay);
  const likely =
    group && (odds[ACTION] ?? 0) >= IS_THERE['ação'] ? likelyPassages(essay.text, groups, odds) : {};
  const isSame = group !== undefined && byRule.sentence !== null && group.sentences.has(byRule.sentence);
  const rulesKnowBetter = countElements(byRule.passages) > countElements(likely);
  const chosen = withoutEmpty(
    essay.text,
    isSame ? completed(essay.text, byRule.passages, likely) : rulesKnowBetter ? byRule.passages : likely,
  );
  const told = withoutTwice(essay.text, chosen, odds);
  const known =
    countElements(told) > 0 ? (isSame || !rulesKnowBetter ? group?.sentence : byRule.sentence) : null;
  const sentence = known ?? essay.paragraphs.at(-1)?.sentences[0] ?? null;
  const said = sentence ? findSaid(essay, sentence, sentence === known) : {};
  const all =
    known || countElements(said) >= SAID_ALONE ? withoutTwice(essay.text, { ...said, ...told }, odds) : told;
  const found = withApposition(essay.text, all);
  return {
    passages: found,
    missing: INTERVENTION_ELEMENTS.filter(
      (name, at) =>
        !found[name] &&
        (odds[at] ?? 0) < SURELY_ABSENT &&
        !(name === 'agente' && found.ação && saysWho(essay, found.ação)),
    ),
    sure: findSure(essay, {
      told,
      found,
      likely: (name) => odds[INTERVENTION_ELEMENTS.indexOf(name)] ?? 0,
    }),
    likely: Object.fromEntries(
      INTERVENTION_ELEMENTS.map((name, at) => {
        const isRefused = name === 'ação' && !found[name];
        return [name, isRefused ? Math.min(REFUSED, odds[at] ?? 0) : (odds[at] ?? 0)];
      }),
    ) as Proposal['likely'],
    sentence: countElements(found) > 0 ? sentence : null,
  };
}

/**
 * Whether an element is surely missing from a proposal whose action is surely present. Other proposals may express
 * the element in other words.
 */
export function isDenied({ sure, missing }: Proposal, element: InterventionElement): boolean {
  return sure.includes('ação') && missing.includes(element);
}

/**
 * Completes the likely passages by those of the rules: by the whole action if only one of its words is likely, and
 * by the agent of a passive if the likely agent names nobody.
 */
function completed(text: string, byRule: ProposalPassages, likely: ProposalPassages): ProposalPassages {
  const said = (span: Span | undefined) => (span ? text.slice(span.start, span.end) : '');
  const isWord =
    byRule.ação && likely.ação && isWithin(likely.ação, byRule.ação) && !/\s/.test(said(likely.ação));
  const isPassive = byRule.agente && BY_SOMEBODY.test(text.slice(0, byRule.agente.start).slice(-LONGEST_BY));
  const isNobody = isPassive && likely.agente && !namesSomebody(said(likely.agente));
  return {
    ...byRule,
    ...likely,
    ...(isWord && { ação: byRule.ação }),
    ...(isNobody && { agente: byRule.agente }),
  };
}

const BY_SOMEBODY = /(?<!\p{L})(?:pel[oa]s?|por|por parte d[aeo]s?) $/u;
const LONGEST_BY = 14;

/**
 * Number of elements stated plainly in the last paragraph that suffice for a proposal, whatever else was
 * recognized.
 */
const SAID_ALONE = 2;

/**
 * The passages of the elements present. If one element is the end of another and is treated as a separate element,
 * the longer passage is cut before it.
 */
function likelyPassages(text: string, groups: readonly ProposalGroup[], odds: number[]): ProposalPassages {
  const found = INTERVENTION_ELEMENTS.flatMap((element, at) => {
    const passage = groups.map(({ best }) => best[at]).find((one) => one !== undefined);
    return passage && (odds[at] ?? 0) >= IS_THERE[element] ? [{ element, ...passage }] : [];
  });
  const purpose = found.find(({ element }) => element === 'finalidade');
  return Object.fromEntries(
    found.flatMap((one): [InterventionElement, Span][] => {
      const others = found.filter((other) => other !== one);
      if (one.element === 'ação' && isWanted(text, one, purpose)) return [];
      const isPart = (outer: LikelyPassage) =>
        isWithin(one, outer) && !endsWith(text, outer, one) && one.likely < OWN_FROM * outer.likely;
      if (others.some(isPart)) return [];
      const ending = others.find((inner) => isWithin(inner, one) && endsWith(text, one, inner));
      const end = ending ? endBefore(text, one, ending) : one.end;
      return [[one.element, { start: one.start, end }]];
    }),
  );
}

/**
 * Keeps only one of means and detail if both cover the same words: the means if its wording shows a means, else the
 * likelier of the two elements.
 */
function withoutTwice(text: string, told: ProposalPassages, odds: readonly number[]): ProposalPassages {
  const { meio, detalhamento, ...others } = told;
  if (!meio || !detalhamento) return told;
  const shared = Math.min(meio.end, detalhamento.end) - Math.max(meio.start, detalhamento.start);
  if (shared < SAME_FROM * Math.max(meio.end - meio.start, detalhamento.end - detalhamento.start))
    return told;
  const isMeans =
    SAYS_MEANS.test(text.slice(meio.start, meio.end)) || (odds[MEANS] ?? 0) >= (odds[DETAIL] ?? 0);
  return isMeans ? { ...others, meio } : { ...others, detalhamento };
}
const SAYS_MEANS = /^(?:por meio|por intermédio|através|mediante|por via) /iu;
const SAME_FROM = 0.8;

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** Minimum length, in characters, that must be left of an element when another element at its end is cut off. */
const FEWEST_CHARACTERS = 6;
/**
 * An element inside another is treated as a separate element if its probability is at least this share of the outer
 * element's probability.
 */
const OWN_FROM = 0.5;

/**
 * Whether an element is the end of another, with enough text left before it: "por meio de parcerias | com
 * editoras".
 */
function endsWith(text: string, outer: Span, inner: Span): boolean {
  return outer.end === inner.end && endBefore(text, outer, inner) - outer.start >= FEWEST_CHARACTERS;
}

function endBefore(text: string, { start }: Span, inner: Span): number {
  return start + text.slice(start, inner.start).replace(/[\s,;:–—-]+$/, '').length;
}

/** The possible proposals, likeliest first. */
export function groupProposals(essay: AnalyzedText, passages: SentencePassages[]): ProposalGroup[] {
  const groups: (ProposalGroup & { until: number })[] = [];
  const lastParagraph = essay.paragraphs.length - 1;
  for (const [at, own] of passages.entries()) {
    const sentence = essay.sentences[at];
    if (
      !sentence ||
      isOpenQuestion(essay, sentence) ||
      !own.some((ones, kind) => kind !== REPERTOIRE && ones.some(isLikely))
    )
      continue;
    const best = INTERVENTION_ELEMENTS.map((name, element) =>
      byLikelihood(own[element] ?? []).find(
        (one) => !isLikely(one) || !saysNone(name, essay.text.slice(one.start, one.end)),
      ),
    );
    if (!best.some(isLikely)) continue;
    const clause = toClause(essay, sentence);
    const current = groups.at(-1);
    const begins = isLikely(best[AGENT]) && isLikely(best[ACTION]) && isLikely(current?.best[ACTION]);
    const byRule = Object.keys(readProposal(clause) ?? {}) as InterventionElement[];
    if (current && findPromise(clause)) byRule.push('finalidade');
    const hasDuty = clause.markers.some(({ entry }) => PROPOSES.has(entry));
    const goesOn =
      current !== undefined &&
      !begins &&
      current.until === at - 1 &&
      current.sentence.paragraph === sentence.paragraph;
    if (!goesOn) {
      const isLast = sentence.paragraph === lastParagraph;
      groups.push({
        best,
        sentence,
        sentences: new Set([sentence]),
        isLast,
        hasDuty,
        byRule: new Set(byRule),
        until: at,
      });
      continue;
    }
    if ((best[ACTION]?.likely ?? 0) > (current.best[ACTION]?.likely ?? 0)) current.sentence = sentence;
    current.best = current.best.map((one, element) =>
      likeliest([one, best[element]].filter((some) => some !== undefined)),
    );
    current.sentences.add(sentence);
    current.hasDuty ||= hasDuty;
    current.byRule = new Set([...current.byRule, ...byRule]);
    current.until = at;
  }
  return groups
    .filter(({ best }) => isLikely(best[ACTION]))
    .toSorted((a, b) => strength(b) - strength(a))
    .slice(0, MOST_GROUPS);
}

/**
 * Features for the presence of an element (given by its index among the five) in an essay with these proposals; the constant 1
 * first.
 */
export function elementFacts(groups: readonly ProposalGroup[], element: number): number[] {
  const [first, second] = groups;
  const name = INTERVENTION_ELEMENTS[element] ?? 'agente';
  const of = (group: ProposalGroup | undefined, at: number) => group?.best[at]?.likely ?? 0;
  return [
    1,
    logOdds(of(first, element)),
    logOdds(of(first, ACTION)),
    logOdds(of(first, AGENT)),
    logOdds(of(second, ACTION)),
    logOdds(of(second, element)),
    Number(first?.isLast ?? false),
    Number(first?.hasDuty ?? false),
    Number(first?.byRule.has(name) ?? false),
    Number((first?.byRule.size ?? 0) > 0),
    groups.length,
    Number(groups.length > 0),
    Math.max(0, ...groups.map((group) => of(group, element))),
    of(first, 2) + of(first, 3) + of(first, 4),
  ];
}

function likelihood(facts: number[], weights: number[]): number {
  return 1 / (1 + Math.exp(-facts.reduce((sum, fact, at) => sum + fact * (weights[at] ?? 0), 0)));
}

function logOdds(likely: number): number {
  const within = Math.min(0.995, Math.max(0.005, likely));
  return Math.log(within / (1 - within));
}

function strength({ best, isLast }: ProposalGroup): number {
  return (
    best.reduce((sum, one) => sum + (one?.likely ?? 0), 2 * (best[ACTION]?.likely ?? 0)) + (isLast ? 0.3 : 0)
  );
}

function isLikely(passage: LikelyPassage | undefined): boolean {
  return (passage?.likely ?? 0) >= MAY_BELONG;
}

function likeliest(passages: readonly LikelyPassage[]): LikelyPassage | undefined {
  return byLikelihood(passages)[0];
}

function byLikelihood(passages: readonly LikelyPassage[]): readonly LikelyPassage[] {
  return passages.length < 2 ? passages : passages.toSorted((a, b) => b.likely - a.likely);
}
