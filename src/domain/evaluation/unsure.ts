import { ELEMENT_ENDINGS, INTERVENTION_ELEMENTS } from '../argument/intervention-elements.ts';
import { COMPETENCY_NUMBERS, MAX_LEVEL, type CompetencyNumber } from '../rubric/competency.ts';
import type { Correction } from './correction.ts';
import type { EvidenceItem, EvidencePassage } from './evaluation.ts';
import { ELEMENT_LABELS, isUnsure, LABELS, OTHER_WORDS } from './feedback/evidence-item.ts';

/** A part or quality that may be in the text but was not recognized with certainty. */
export type UnsureThing = {
  competency: CompetencyNumber;
  /** Id: the name of a proposal element, or else the label of the evidence. */
  id: string;
  /** Name with its article: "o meio da proposta". */
  name: string;
  /** The passage that may be the part or quality. */
  guess: EvidencePassage | null;
  /** Ending of "reconhecido" or "reconhecida" that agrees with the name. */
  ending: 'o' | 'a';
};

/** Maximum number of things listed; a longer list would give the student too much to check. */
const MOST = 3;
const NOT_RECOGNISED = /(?:^|\s)não (?:[oa]s? )?reconheci/;
/** Ids of the things in the order in which they are listed, most helpful first. */
const ORDER: readonly string[] = [
  'agente',
  'ação',
  LABELS.thesis,
  'meio',
  'finalidade',
  LABELS.repertoire,
  LABELS.stockRepertoire,
  LABELS.innerConnectives,
  LABELS.unlinkedParagraphs,
  'detalhamento',
];

/**
 * Whether an item of evidence expresses a doubt about something that may be in the text although it was not
 * recognized.
 */
export function isDoubt({ detail = '' }: Pick<EvidenceItem, 'detail'>): boolean {
  return isUnsure(detail) || NOT_RECOGNISED.test(detail);
}

const DOUBTS = /(?:^|\s)não (?:[oa]s? )?reconheci|(?:^|\s)se (?:el[ea] )?(?:já|ainda) não|confira se est/i;

/** Whether a feedback sentence expresses a doubt. */
export function tellsDoubt(sentence: string): boolean {
  return DOUBTS.test(sentence);
}

/** The fields of a step that show what it requests. */
type Asking = { kind?: string; todo: string };

/**
 * Things that a correction did not recognize with certainty, at most three; they are reported only here. Excluded
 * are competencies at the top level, anything that a step requests, and a likely thesis, which is shown elsewhere
 * as a likely thesis.
 */
export function findUnsure(
  { aiAnalysis, competencies }: Correction,
  steps: readonly Asking[] = [],
): UnsureThing[] {
  const things = COMPETENCY_NUMBERS.flatMap((number) => {
    if (competencies[number - 1]?.score === MAX_LEVEL) return [];
    const items = aiAnalysis.grifo?.evidence?.[`competencia_${number}`] ?? [];
    // A detail is not listed if the action is unknown. An element that the text may express in other words is not
    // listed either.
    const hasAction = items.some((item) => item.label === ELEMENT_LABELS['ação'] && item.side === 'favor');
    const isIdle = ({ label, detail }: EvidenceItem) =>
      detail === OTHER_WORDS || (label === ELEMENT_LABELS.detalhamento && !hasAction);
    return items
      .filter((item) => isDoubt(item) && !isIdle(item))
      .flatMap((item) => toThing(number, item) ?? []);
  });
  const place = ({ id }: UnsureThing) => (ORDER.includes(id) ? ORDER.indexOf(id) : MIDDLE);
  return things
    .filter((thing) => !steps.some((step) => asksFor(step, thing)))
    .toSorted((a, b) => place(a) - place(b))
    .slice(0, MOST);
}

/** For each thing, the kinds of step that request it. */
const ASKED_BY: Record<string, readonly string[]> = {
  [LABELS.thesis]: ['tese', 'tese-tarde'],
  [LABELS.repertoire]: ['repertorio'],
  [LABELS.stockRepertoire]: ['repertorio-de-bolso'],
  [LABELS.innerConnectives]: ['conectivos'],
  [LABELS.unlinkedParagraphs]: ['elo'],
};
/** Words with which a step about the proposal requests each element. */
const ASKS_ELEMENT: Record<string, RegExp> = {
  agente: /quem (?:vai|deve) agir/,
  ação: /o que (?:fará|será feito|deve ser feito)/,
  meio: /(?:, | e |diga )como(?: |,|$)|vai acontecer/,
  finalidade: /para quê|efeito esperado/,
  detalhamento: /^detalhe |um detalhe|mais um detalhe/i,
};

function asksFor({ kind = '', todo }: Asking, { id, competency }: UnsureThing): boolean {
  if (ASKED_BY[id]?.includes(kind) === true) return true;
  if (competency === PROPOSAL) return ASKS_ELEMENT[id]?.test(todo) ?? false;
  const argument = /^Argumento do (\d+º parágrafo)/.exec(id)?.[1];
  return argument !== undefined && todo.includes(argument);
}
const PROPOSAL = 5;

/** Sort position of arguments in `ORDER`: after the thesis. */
const MIDDLE = ORDER.indexOf('meio') - 0.5;

function toThing(competency: CompetencyNumber, item: EvidenceItem): UnsureThing | null {
  const { label, side, passages } = item;
  const guess = side === 'favor' ? (passages[0] ?? null) : null;
  const element = INTERVENTION_ELEMENTS.find((one) => ELEMENT_LABELS[one] === label);
  if (element) {
    const ending = ELEMENT_ENDINGS[element];
    return { competency, id: element, name: `${ending} ${element} da proposta`, guess, ending };
  }
  if (label === LABELS.thesis && guess) return null;
  const name = nameOf(item);
  return name === null
    ? null
    : { competency, id: label, name, guess, ending: name.startsWith('a ') ? 'a' : 'o' };
}

function nameOf({ label, passages }: EvidenceItem): string | null {
  if (label === LABELS.thesis) return 'a tese, o que você defende';
  if (label === LABELS.repertoire) return 'um autor, uma lei, uma obra ou um dado de fora';
  if (label === LABELS.innerConnectives) return 'os conectivos entre as frases';
  const argument = /^Argumento (do .+)$/.exec(label)?.[1];
  if (argument) return `uma causa, um exemplo ou um dado no argumento ${argument}`;
  const quote = passages[0]?.quote.split(/\s+/).slice(0, FEW_WORDS).join(' ');
  if (!quote) return null;
  if (label === LABELS.unlinkedParagraphs) return `a ligação de “${quote}…” com o parágrafo anterior`;
  if (label === LABELS.stockRepertoire) return `o que “${quote}…” mostra sobre o tema`;
  return null;
}

const FEW_WORDS = 4;
