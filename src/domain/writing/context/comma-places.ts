import { TAGS } from '../lexicon/tags.ts';
import { isVerb, itemAt, type ContextView } from './context-view.ts';

/** Kinds of positions in a sentence at which a comma may be missing or superfluous. */
export type CommaKind =
  | 'adversative'
  | 'reason'
  | 'gerund'
  | 'opening-word'
  | 'opening'
  | 'opening-clause'
  | 'subject-verb'
  | 'inserted';

/** A position between two words, with or without a comma. */
export type CommaPlace = { kind: CommaKind; left: number; right: number; hasComma: boolean };

const ADVERSATIVES = new Set('mas porém contudo entretanto todavia'.split(' '));
const REASONS = new Set(['pois', 'porque', 'já que', 'uma vez', 'visto que', 'ou seja', 'sendo que']);
const SUBORDINATING = new Set(
  'quando se embora como caso apesar enquanto para ao segundo conforme mesmo ainda desde assim sempre'.split(
    ' ',
  ),
);
/** Words that open an adverbial phrase or a connective, so that they cannot be the beginning of a subject. */
const NO_SUBJECT = new Set(
  'em no na nos nas num numa sem quanto perante mediante dentro através junto graças devido ontem agora então aqui ali lá naquele naquela nesses nessas nestes nestas desses dessas destes destas aos às por pelo pela com de do da ao à para após antes depois durante desde até sob sobre entre além apesar diante segundo conforme quando se como embora caso portanto porém contudo entretanto todavia assim logo hoje atualmente primeiramente infelizmente felizmente nesse nessa neste nesta desse dessa deste desta dado sendo tendo visto não mas e pois ou nem'.split(
    ' ',
  ),
);
const LONGEST_OPENING = 14;
const LONGEST_INSERTED = 5;

/** Every position in a text that the comma model judges. */
export function findCommaPlaces(view: ContextView): CommaPlace[] {
  const places: CommaPlace[] = [];
  for (const left of view.placeOf) {
    const next = itemAt(view, left + 1);
    const hasComma = next.word === null && next.form === ',';
    const right = hasComma ? left + 2 : left + 1;
    if (!itemAt(view, right).word) continue;
    const kind = kindOf(view, left, right);
    if (kind) places.push({ kind, left, right, hasComma });
  }
  return places;
}

function kindOf(view: ContextView, left: number, right: number): CommaKind | null {
  const { form, word } = itemAt(view, right);
  if (!word) return null;
  if (ADVERSATIVES.has(form)) return 'adversative';
  if (REASONS.has(form) || REASONS.has(`${form} ${itemAt(view, right + 1).form}`)) return 'reason';
  const opened = view.signBefore[left + 1] ?? 0;
  const sign = itemAt(view, opened).form;
  const length = left - opened;
  const first = itemAt(view, opened + 1).form;
  const verbs = view.verbsBefore[left + 1] ?? 0;
  if (verbs === 0 && sign === '^' && isVerb(word) && !NO_SUBJECT.has(first)) return 'subject-verb';
  if ((word.tags & TAGS.gerund) !== 0) return 'gerund';
  if (length > LONGEST_OPENING || (sign !== '^' && sign !== ',')) return null;
  if (verbs === 0 && sign === '^') return length === 1 ? 'opening-word' : 'opening';
  if (verbs === 0) return length <= LONGEST_INSERTED ? 'inserted' : null;
  return sign === '^' && SUBORDINATING.has(first) ? 'opening-clause' : null;
}
