/** Something the user gave is wrong; the message is a sentence for them, to be shown without a stack. */
export class InputError extends Error {}
