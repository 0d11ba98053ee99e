/**
 * Own sentences of a rule, in the `.examples.ts` named as its file. In the wrong ones every passage the
 * rule marks stands between brackets, with what should replace it after an arrow where the rule knows: "Ele começou
 * [à→a] correr."
 */
export type Examples = { wrong: string[]; right: string[] };
