/**
 * How often the marks of a rule are right, of those read on essays that no rule was written with: `sure` in nineteen of
 * twenty or more, `doubtful` in less than four of five. A correction quotes the sure ones first and rests no advice on
 * doubtful ones. A rule that stands nowhere here is `likely`.
 */
export const SURENESSES = ['sure', 'likely', 'doubtful'] as const;

export type Sureness = (typeof SURENESSES)[number];

const RULES_BY_SURENESS: Record<Exclude<Sureness, 'likely'>, string> = {
  sure: `spelling/reform spelling/accent spelling/word accent/verb-lo accent/esta-está slip/spelling slip/accent
    agreement/singular-determiner agreement/plural-determiner crase/governed-noun crase/governed-verb crase/in-relation
    crase/before-verb crase/before-masculine-phrase comma/after-opening comma/before-reason clitics/after-que
    clitics/subordinate capitals/sentence-start punctuation/doubled-mark punctuation/final-stop doubled/word`,
  doubtful: `agreement/verb-number agreement/singular-subject confusion/a-há confusion/há-a accent/e-é accent/têm-tem
    accent/está-esta accent/noun-verb spelling/unknown expression/o-mesmo expression/acabar-sendo`,
};

/** By rule; how sure what no list names is, is `likely`. */
export const LISTED_RULES = new Map<string, Sureness>(
  Object.entries(RULES_BY_SURENESS).flatMap(([sureness, rules]) =>
    rules.split(/\s+/).map((rule) => [rule, sureness as Sureness] as const),
  ),
);

/** How sure a mark is, by its id, which begins with that of its rule; another evaluator's marks have none. */
export function surenessOf({ id }: { id?: string }): Sureness {
  return LISTED_RULES.get(id?.split(':')[0] ?? '') ?? 'likely';
}

/** The surest marks first, else in their order. */
export function surestFirst<Mark extends { id?: string }>(marks: readonly Mark[]): Mark[] {
  return marks.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Whether advice may rest on marks: not where all of them are doubtful. */
export function canRestOn(marks: readonly { id?: string }[]): boolean {
  return marks.some((mark) => surenessOf(mark) !== 'doubtful');
}

function rankOf(mark: { id?: string }): number {
  return SURENESSES.indexOf(surenessOf(mark));
}
