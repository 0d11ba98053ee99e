import { phrases } from './phrases.ts';

/** Endings that are written with an accent in nearly every word that has them: "populacao", "ciencia". */
export const UNACCENTED_ENDINGS = phrases(`
  cao, coes, çao, çoes, encia, ancia, encias, ancias, avel, ivel, aveis, iveis, sao, soes, orio, orios,
  ario, arios, ogico, ogica, omico, omica, itico, itica, atico, atica, nomeno
`);

/** Frequent verbs in the singular, which disagree right after a noun in the plural. */
export const SINGULAR_VERBS = phrases(`
  é, está, tem, foi, pode, deve, vai, faz, precisa, era, sofre, busca, acaba, gera, causa
`);

/** Frequent verbs in the plural, which disagree right after a noun in the singular. */
export const PLURAL_VERBS = phrases(`
  são, estão, têm, foram, podem, devem, vão, fazem, precisam, eram
`);

/** A sentence that opens with one of these is often the rest of the one before. */
export const FRAGMENT_OPENERS: ReadonlySet<string> = new Set(
  'que porque pois onde qual quais cujo cuja cujos cujas e mas sendo fazendo gerando causando levando tornando'.split(
    ' ',
  ),
);
