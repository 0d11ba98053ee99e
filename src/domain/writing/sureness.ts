/**
 * How often a rule's findings are right, in samples of 12 to 40 findings read one by one: `sure` nearly always;
 * `doubtful` in about four of five or fewer, or if the correction is a matter of taste. A correction quotes the
 * sure findings first and bases no advice on doubtful ones. A rule not listed is `likely`.
 */
export const SURENESSES = ['sure', 'likely', 'doubtful'] as const;

export type Sureness = (typeof SURENESSES)[number];

const RULES_BY_SURENESS: Record<Exclude<Sureness, 'likely'>, string> = {
  sure: `spelling/reform spelling/accent spelling/word accent/verb-lo accent/esta-está accent/está-esta slip/spelling
    agreement/singular-determiner agreement/plural-determiner agreement/singular-subject-far agreement/passive-plural
    agreement/compound-subject agreement/se-passive verb-forms/tendem-a-serem crase/governed-noun crase/governed-verb
    crase/in-relation crase/before-verb crase/before-masculine-phrase comma/verb-que comma/after-link clitics/after-que clitics/subordinate
    punctuation/doubled-mark`,
  doubtful: `agreement/verb-number agreement/singular-subject confusion/a-há confusion/há-a accent/têm-tem
    accent/tem-têm accent/noun-verb spelling/unknown expression/o-mesmo government/visar government/contracted-subject
    capitals/country capitals/institution capitals/sentence-start capitals/inside agreement/relative-plural crase/missing
    comma/after-opening-clause comma/before-gerund comma/around-example agreement/ordinal-feminine`,
};

/** Sureness by rule; rules that are not listed are `likely`. */
export const LISTED_RULES = new Map<string, Sureness>(
  Object.entries(RULES_BY_SURENESS).flatMap(([sureness, rules]) =>
    rules.split(/\s+/).map((rule) => [rule, sureness as Sureness] as const),
  ),
);

/**
 * The sureness of a finding by its id, which begins with its rule's id; `likely` for findings of other evaluators.
 */
export function surenessOf({ id }: { id?: string }): Sureness {
  return LISTED_RULES.get(id?.split(':')[0] ?? '') ?? 'likely';
}

/** Sorts findings by sureness, otherwise keeping their order. */
export function surestFirst<Mark extends { id?: string }>(marks: readonly Mark[]): Mark[] {
  return marks.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Whether advice may be based on these findings: false if all are doubtful. */
export function canRestOn(marks: readonly { id?: string }[]): boolean {
  return marks.some((mark) => surenessOf(mark) !== 'doubtful');
}

function rankOf(mark: { id?: string }): number {
  return SURENESSES.indexOf(surenessOf(mark));
}
