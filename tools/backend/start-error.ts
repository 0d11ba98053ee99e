/** What keeps the backend from starting, as a sentence for whoever started it; shown without a stack. */
export class StartError extends Error {}
