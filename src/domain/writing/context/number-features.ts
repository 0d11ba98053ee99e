import type { CheckedWord } from '../checked-text.ts';
import { NOMINAL, PLURAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import { isVerb, itemAt, EDGE, type ContextView, type Item } from './context-view.ts';
import type { Features } from './context-models.ts';

/** Maximum distance at which a subject is searched for before the verb, in words and punctuation marks. */
const REACH = 14;
const LONGEST_TRAIL = 7;

/**
 * Features that predict the grammatical number of a verb from the words before it: the sequence of singulars,
 * plurals, prepositions and similar steps from the verb back to the beginning of its clause.
 */
export function numberFeatures(view: ContextView, verb: number): Features {
  const trail = trailBefore(view, verb);
  const first = itemAt(view, verb - 1);
  const second = itemAt(view, verb - 2);
  const relative = trail[0] === 'que' ? 'que' : 'own';
  const noun = trail.slice(relative === 'que' ? 1 : 0);
  const head = headOf(noun);
  const values = [
    first.form,
    first.shape,
    `${second.shape} ${first.shape}`,
    `${second.form} ${first.form}`,
    `${relative} ${head}`,
    `${relative} ${noun[0] ?? ''} ${head}`,
  ];
  let steps = '';
  for (const step of trail.slice(0, LONGEST_TRAIL)) {
    steps = steps ? `${steps} ${step}` : step;
    values.push(steps);
  }
  return { kinds: KINDS, values };
}

const KINDS: readonly string[] = [
  'L1',
  'l1',
  'l2l1',
  'L2L1',
  'head',
  'heads',
  ...Array.from({ length: LONGEST_TRAIL }, () => 'trail'),
];

/**
 * Whether a verb form shows its grammatical number: true for "fala" and "falam", false for impersonal "há" and for
 * forms that may be nouns.
 */
export function tellsNumber({ lower, tags }: CheckedWord): boolean {
  const isSingular = (tags & TAGS.verb3s) !== 0;
  const isPlural = (tags & TAGS.verb3p) !== 0;
  return isSingular !== isPlural && (tags & (NOMINAL | TAGS.infinitive)) === 0 && !IMPERSONAL.has(lower);
}

const IMPERSONAL = new Set(
  'há haja houve havia haveria haverá para como desde sobre nada parte sobretudo trata basta'.split(' '),
);

/** The steps (`stepOf`) that represent the items before the verb, nearest first. */
function trailBefore(view: ContextView, verb: number): string[] {
  const trail: string[] = [];
  for (let at = verb - 1; at > verb - REACH && at >= 0; at -= 1) {
    const item = itemAt(view, at);
    const step = stepOf(item);
    if (step !== '') trail.push(step);
    if (item === EDGE || step === 'verb') break;
  }
  return trail;
}

const KEPT = new Set(
  'que quem e ou nem se quando como onde cujo cuja cujos cujas isso isto aquilo você eu nós tudo nada cada qual quais ele ela eles elas todos maioria parte quantidade número grupo dos das'.split(
    ' ',
  ),
);
const PREPOSITIONS = new Set(
  'de em a com por para sem sob sobre entre contra até desde perante do da ao à no na pelo pela dum numa num ante após'.split(
    ' ',
  ),
);
const PREPOSITIONS_PLURAL = new Set('aos às nos nas pelos pelas'.split(' '));
const DROPPED = new Set(
  'não já também sempre nunca ainda só mais menos muito mesmo lhe lhes me te o'.split(' '),
);

function stepOf({ form, word }: Item): string {
  if (!word) return form;
  if (KEPT.has(form)) return form;
  if (PREPOSITIONS.has(form)) return 'p';
  if (PREPOSITIONS_PLURAL.has(form)) return 'pP';
  if (form === 'os' || form === 'as') return 'dP';
  if (form === 'o') return 'dS';
  if (DROPPED.has(form)) return '';
  if (isVerb(word)) return 'verb';
  const { tags } = word;
  const singular = (tags & SINGULAR) !== 0;
  const plural = (tags & PLURAL) !== 0;
  if (singular !== plural) return singular ? 'S' : 'P';
  if (singular) return 'N';
  if (tags & TAGS.infinitive) return 'inf';
  if (tags & TAGS.gerund) return 'ger';
  return '';
}

/**
 * The grammatical number of the head noun of the phrase nearest to the verb. Prepositional phrases after the head
 * noun are skipped.
 */
function headOf(trail: string[]): string {
  let head = '';
  for (const [at, step] of trail.entries()) {
    if (step === 'S' || step === 'P' || step === 'N' || step === 'dS' || step === 'dP') {
      head = step;
    } else if (step === 'p' || step === 'pP' || step === 'dos' || step === 'das') {
      const before = trail[at + 1] ?? '';
      if (!/^[SPN]$|^d[SP]$/.test(before)) return `${step}|${head}`;
    } else {
      return `${step}|${head}`;
    }
  }
  return `|${head}`;
}
