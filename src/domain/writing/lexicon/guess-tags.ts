import { KNOWN_TAGS } from './known-tags.ts';
import { NOUN_TAGS } from './noun-tags.ts';
import { PLURAL, SINGULAR, TAGS } from './tags.ts';

/** What endings tell of a word that no list has; the first that fits counts. */
const ENDINGS: readonly [RegExp, number][] = [
  [/[^m]mente$/, TAGS.manner],
  [/(?:ando|endo|indo)$/, TAGS.gerund],
  [/(?:[aâ]mos|[eê]mos|[ií]mos)$/, TAGS.verb1p],
  [/(?:avam|iam|aram|eram|iram|assem|essem|issem|arão|erão|irão)$/, TAGS.verb3p],
  [/(?:ava|ou|eu|asse|esse|isse|ará|erá|irá|aria|eria|iria)$/, TAGS.verb3s],
  [/(?:[ií]ficar|izar|entar|ecer)$/, TAGS.infinitive],
  [/(?:çã|sã|xã|gi|ni)o$|(?:dade|tude|agem|igem|ugem|ência|ância|ença|ança|ura|eza|ia)$/, TAGS.femSing],
  [/(?:ções|sões|xões|dades|gens|ências|âncias|uras|ezas|ias)$/, TAGS.femPlur],
  [/(?:mento|ismo|tório|ário|ico|oso|ivo|[ai]do)$/, TAGS.mascSing],
  [/(?:mentos|ismos|tórios|ários|icos|osos|ivos|[ai]dos)$/, TAGS.mascPlur],
  [/(?:[ai]da|tória|ária|ica|osa|iva)$/, TAGS.femSing],
  [/(?:[ai]das|tórias|árias|icas|osas|ivas)$/, TAGS.femPlur],
  [/(?:vel|ista|ante|ente|al)$/, SINGULAR],
  [/(?:veis|istas|antes|entes|ais)$/, PLURAL],
  [/[aei]r$/, TAGS.infinitive],
];

/** What a form can be, from short lists and endings: less sure than the dictionary, and 0 for no word. */
export function guessTags(form: string): number {
  const lower = form.toLowerCase();
  return (
    KNOWN_TAGS.get(lower) ??
    NOUN_TAGS.get(lower) ??
    ENDINGS.find(([ending]) => ending.test(lower))?.[1] ??
    TAGS.other
  );
}
