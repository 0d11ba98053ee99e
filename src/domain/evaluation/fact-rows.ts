import type { EvidenceItem } from './evaluation.ts';
import { nameOfFact } from './fact-names.ts';
import { ELEMENT_LABELS, LABELS, LIKELY_THESIS } from './feedback/evidence-item.ts';
import type { LevelParts } from './level-parts.ts';
import type { MarkFact } from './mark-facts.ts';

/**
 * One row in the explanation of a score level: evidence for or against the level, and the row's points if it has
 * any.
 */
export type FactRow<Item> = {
  name: string;
  detail: string | null;
  side: EvidenceItem['side'] | null;
  points: number | null;
  /** The evidence that the row summarizes. */
  items: readonly Item[];
};

/**
 * Minimum points for a fact to have its own row. Facts with fewer points, and facts of other competencies, are
 * merged into one row unless evidence supports them.
 */
const FEWEST_TOLD = 3;
const OTHERS = 'Outros fatos';
const OF_OTHERS = /^Fatos da competência /;

/** Merges evidence and facts with points into one list, sorted by points, highest first. */
export function factRows<Item extends Pick<EvidenceItem, 'label' | 'detail' | 'side'>>(
  parts: Pick<LevelParts, 'groups' | 'marks'> | null,
  items: readonly Item[],
): FactRow<Item>[] {
  const groups = parts?.groups ?? [];
  const names = new Set(groups.map(({ name }) => name));
  const factOf = ({ label }: Item) => {
    const fact = FACT_OF_LABEL.get(label) ?? argumentFact(label);
    return fact !== undefined && names.has(fact) ? fact : undefined;
  };
  const counted = groups.flatMap(({ name, points, marks }): FactRow<Item>[] => {
    const own = items.filter((item) => factOf(item) === name);
    if (own.length > 0) return [{ ...tellTogether(name, own), points, items: own }];
    if (OF_OTHERS.test(name) || Math.abs(points) < FEWEST_TOLD) return [];
    const detail = marks === 0 ? 'nenhuma marca' : marks === null ? null : `${marks}`;
    return [{ name, detail, side: null, points, items: [] }];
  });
  const told = counted.reduce((sum, { points }) => sum + (points ?? 0), 0);
  const others = groups.reduce((sum, { points }) => sum + points, 0) - told;
  const plain = items
    .filter((item) => factOf(item) === undefined)
    .map((item) => ({ ...tellTogether(item.label, [item]), points: null, items: [item] }));
  return [
    ...[...counted, ...plain].toSorted((a, b) => weight(b) - weight(a)),
    ...(others === 0 ? [] : [{ name: OTHERS, detail: null, side: null, points: others, items: [] }]),
  ];
}

/**
 * Sort key of a row: its points. A row without points gets half of `FEWEST_TOLD`, positive if its evidence is in
 * favor of the level, otherwise negative.
 */
function weight({ points, side }: FactRow<unknown>): number {
  return points ?? (side === 'favor' ? FEWEST_TOLD / 2 : -FEWEST_TOLD / 2);
}

/**
 * Name, detail and side of a row. A row with one piece of evidence takes them from that evidence. A row with
 * several pieces has the fact's name; its detail is the total number of marked issues or a list of all details.
 */
function tellTogether(
  name: string,
  items: readonly Pick<EvidenceItem, 'label' | 'detail' | 'side'>[],
): Pick<FactRow<unknown>, 'name' | 'detail' | 'side'> {
  const [first] = items;
  const side = items.every((item) => item.side === first?.side) ? (first?.side ?? null) : null;
  if (items.length === 1 && first) return { name: first.label, detail: first.detail ?? null, side };
  const amounts = items.map(({ detail = '' }) => Number(MARKS.exec(detail)?.[1] ?? Number.NaN));
  const marks = amounts.reduce((sum, amount) => sum + amount, 0);
  if (marks > 0) return { name, detail: `${marks} marcações`, side };
  const details = new Set(items.flatMap(({ detail }) => detail ?? []));
  return { name, detail: details.size > 0 ? [...details].join('; ') : null, side };
}

const MARKS = /^(\d+) marcaç/;

function argumentFact(label: string): string | undefined {
  return label.startsWith('Argumento do ') ? nameOfFact('supportedArguments') : undefined;
}

/**
 * For each fact that is counted from marked issues, the labels of the matching evidence; listed here so that pages
 * need not load the finding categories.
 */
export const MARK_LABELS: Record<MarkFact, readonly string[]> = {
  misspellings: [
    'Grafia de algumas palavras',
    'Acentuação',
    'Palavras juntas, separadas ou com hífen',
    'Abreviações de internet',
    'Palavras escritas duas vezes seguidas',
  ],
  confusedWords: ['Palavras parecidas'],
  crase: ['Uso da crase', 'Crase que parece faltar'],
  agreement: ['Concordância'],
  capitals: ['Letras maiúsculas'],
  punctuation: ['Pontuação', 'Espaços junto da pontuação'],
  commaFaults: ['Vírgulas'],
  unknownWords: ['Palavras fora do dicionário'],
  pronounPlacement: ['Colocação dos pronomes'],
  colloquialisms: ['Expressões da fala'],
  government: ['Regência'],
  usage: ['Expressões'],
  demonstratives: ['Pronomes demonstrativos'],
  wordChoice: ['Escolha das palavras'],
  fragments: ['Frases incompletas'],
  longSentences: ['Períodos muito longos'],
  firstPerson: ['Primeira pessoa do singular'],
  genericReferences: ['Referências genéricas'],
  cliches: ['Frases feitas'],
  generalizations: ['Generalizações'],
  repeatedWords: ['Repetição de palavras'],
  repeatedConnectives: ['Repetição do mesmo conectivo'],
  shortParagraphs: ['Parágrafos de uma frase só'],
};

const FACT_OF_LABEL = new Map<string, string | undefined>([
  ...(Object.entries(MARK_LABELS) as [MarkFact, readonly string[]][]).flatMap(([fact, labels]) =>
    labels.map((label) => [label, nameOfFact(fact)] as const),
  ),
  // As corrections stored before the label was shortened have it.
  ['Hífen e as palavras que se escrevem juntas ou separadas', nameOfFact('misspellings')],
  ...Object.values(ELEMENT_LABELS).map((label) => [label, label] as const),
  [LABELS.variedSentences, nameOfFact('subordination')],
  [LABELS.longSentences, nameOfFact('longSentences')],
  [LABELS.themeWords, nameOfFact('themeWords')],
  [LABELS.missingThemeWords, nameOfFact('themeWords')],
  [LABELS.subject, nameOfFact('themeWords')],
  [LABELS.productiveRepertoire, nameOfFact('productiveRepertoire')],
  [LABELS.repertoire, nameOfFact('repertoire')],
  [LABELS.textType, nameOfFact('otherTextType')],
  [LABELS.copied, nameOfFact('copiedShare')],
  [LABELS.readerAddress, nameOfFact('readerAddress')],
  [LABELS.thesis, nameOfFact('thesis')],
  [LIKELY_THESIS, nameOfFact('thesis')],
  [LABELS.thesisReturn, nameOfFact('thesisReturn')],
  [LABELS.repeatedSentences, nameOfFact('repeatedSentences')],
  [LABELS.paragraphs, nameOfFact('paragraphs')],
  [LABELS.development, nameOfFact('developmentWords')],
  [LABELS.paragraphLinks, nameOfFact('links')],
  [LABELS.innerConnectives, nameOfFact('innerConnectives')],
  [LABELS.referentialLinks, nameOfFact('referentialLinks')],
  [LABELS.proposalLinks, nameOfFact('proposalLinks')],
]);
