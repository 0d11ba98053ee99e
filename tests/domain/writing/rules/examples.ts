/**
 * Example sentences for a rule, in the `.examples.ts` named after the rule's file. In the wrong sentences every
 * passage the rule marks is in brackets, followed by an arrow and the replacement if the rule has one: "Ele começou
 * [à→a] correr."
 */
export type Examples = { wrong: string[]; right: string[] };
