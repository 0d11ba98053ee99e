import { TAGS } from '../../../src/domain/writing/lexicon/tags.ts';

/** After the bare stem ("fal" of "falar"), short endings that other forms end in by chance ("gasto", "cuida"). */
const AFTER_STEM: Record<string, number> = {
  o: TAGS.verb1s,
  a: TAGS.verb3s,
  e: TAGS.verb3s,
  as: TAGS.verb2,
  es: TAGS.verb2,
  am: TAGS.verb3p,
  em: TAGS.verb3p,
};

/** Forms whose ending says something else, also at the end of compounds ("contém", "compôs", "desfiz"). */
const IRREGULAR: readonly [RegExp, number][] = [
  [/^(?:t|v)em$|ém$/, TAGS.verb3s],
  [/^(?:vou|sou|estou|dou|fui|sei|hei|dei|vim|vi|li|ri|cri)$|[^v]im$|[^aeo]vim$|us$/, TAGS.verb1s],
  [/(?:^|[^aeiou])(?:qu[ií]s|fiz)$|[aeo]uxe$/, TAGS.verb1s | TAGS.verb3s],
  [/ôs$|[^r]ês$/, TAGS.verb3s],
  [/^(?:foi|ri|sorri|quer|requer|vai)$|[óu]i$/, TAGS.verb3s],
];

const IRREGULAR_PARTICIPLE =
  /(?:feit|[^e]vist|scrit|[^ag]post|abert|cobert)[oa]s?$|^(?:dit|vist|feit|post|ganh|gast|pag|entregue|aceit)[oa]?s?$/;

/** Whether a form ends as the short participles do: "previsto", "descrita". */
export function isIrregularParticiple(form: string): boolean {
  return IRREGULAR_PARTICIPLE.test(form);
}

/** What a form is that the dictionary makes of a verb. */
export function tagVerbForm(form: string, infinitive: string): number {
  const stem = infinitive.replace(/[aei]r$/, '');
  const afterStem = form.startsWith(stem) ? AFTER_STEM[form.slice(stem.length)] : undefined;
  if (isIrregularParticiple(form) && !afterStem) return asParticiple(form);
  const irregular = IRREGULAR.find(([ending]) => ending.test(form))?.[1];
  return irregular ?? afterStem ?? tagByVerbEnding(form, infinitive);
}

function tagByVerbEnding(form: string, infinitive: string): number {
  if (/[aei]ndo$|pondo$/.test(form)) return TAGS.gerund;
  if (/(?:ad|[iíe]d)[oa]s?$/.test(form)) return asParticiple(form);
  if (form.endsWith('mos')) return TAGS.verb1p;
  if (/[mn]$|ão$/.test(form)) return TAGS.verb3p;
  if (form.endsWith('ai')) return infinitive.endsWith('ir') ? TAGS.verb3s : TAGS.verb2;
  if (/s$|[aeioô]ste$/.test(form)) return TAGS.verb2;
  if (/[oií]$/.test(form)) return TAGS.verb1s;
  return TAGS.verb3s;
}

/** A participle in -o, -a, -os or -as. */
export function asParticiple(form: string): number {
  const [singular, plural] = /as?$/.test(form)
    ? [TAGS.femSing, TAGS.femPlur]
    : [TAGS.mascSing, TAGS.mascPlur];
  return TAGS.participle | TAGS.adjective | (form.endsWith('s') ? plural : singular);
}
