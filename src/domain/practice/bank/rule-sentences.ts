/** Practice sentences of one rule of the writing checker: each `wrong` has exactly that fault, each `right` has none. */
export type RuleSentences = {
  /** Id of the rule, as in `src/domain/writing/rules`. */
  rule: string;
  pairs: readonly { wrong: string; right: string }[];
};
