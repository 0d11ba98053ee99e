import { COMPETENCY_NUMBERS } from '../rubric/competency.ts';
import type { Correction } from './correction.ts';
import type { EvidenceItem, EvidencePassage } from './evaluation.ts';
import { ELEMENT_LABELS, LABELS } from './feedback/evidence-item.ts';
import { isDoubt } from './unsure.ts';

/** The strongest point of an essay: a sentence about the strength, and the passage that shows it, if any. */
export type ShownStrength = { sentence: string; passage: EvidencePassage | null };

/**
 * Chooses one strength: the most important strength in the competencies with the highest levels, with a passage and
 * why it is good. Arguments that a step asks to improve are excluded. Without evidence, the first strength of the
 * summary is used. Null if there is no strength.
 */
export function chooseStrength(
  { aiAnalysis, competencies, summary }: Correction,
  steps: readonly { todo: string }[] = [],
): ShownStrength | null {
  const { praise, evidence } = aiAnalysis.grifo ?? {};
  if (praise !== undefined) return { sentence: praise, passage: null };
  const score = (number: number) => competencies[number - 1]?.score ?? 0;
  const found = COMPETENCY_NUMBERS.flatMap((number) =>
    (evidence?.[`competencia_${number}`] ?? []).flatMap((item) => {
      const [passage] = item.passages;
      const isAsked =
        item.label.startsWith(ARGUMENT) &&
        steps.some(({ todo }) => todo.includes(item.label.slice(ARGUMENT.length)));
      const sentence = item.side === 'favor' && !isDoubt(item) && !isAsked ? praiseOf(item) : null;
      const rank = TOLD.findIndex((one) => item.label.startsWith(one));
      const means = meansOf(item.detail);
      return sentence === null || !passage ? [] : [{ sentence, passage, rank, means, level: score(number) }];
    }),
  );
  const highest = Math.max(...found.map(({ level }) => level));
  const [best] = found
    .filter(({ level }) => level >= highest - LEVEL_STEP)
    .toSorted((a, b) => a.rank - b.rank || b.means - a.means);
  if (best) return { sentence: best.sentence, passage: best.passage };
  const told = summary.strengths.find((one) => !tellsSizeAlone(one));
  return told === undefined ? null : { sentence: told, passage: null };
}

/** Whether a sentence only states the length and structure of a text, which is not a strength. */
export function tellsSizeAlone(sentence: string): boolean {
  return /^(?:[^:“]+: )?o texto (?:é prosa contínua|está em prosa|reparte|se organiza em|soma|tem \d)(?!\p{L})/iu.test(
    sentence,
  );
}

/**
 * Step between levels. Evidence of a competency one level below the highest is considered too, because it may be
 * more important.
 */
const LEVEL_STEP = 40;

const ARGUMENT = 'Argumento do ';
/**
 * Labels of evidence, most important first. The thesis is last, because it is most often recognized in the wrong
 * sentence.
 */
const TOLD: readonly string[] = [
  ARGUMENT,
  LABELS.productiveRepertoire,
  ELEMENT_LABELS.finalidade,
  ELEMENT_LABELS['ação'],
  LABELS.paragraphLinks,
  LABELS.repertoire,
  LABELS.thesis,
];

/** Number of means that support an argument: "com causa, exemplo e repertório" has three. */
function meansOf(detail = ''): number {
  return detail.split(/, | e /).length;
}

function praiseOf({ label, detail }: EvidenceItem): string | null {
  if (label.startsWith(ARGUMENT))
    return `O ${label.slice(ARGUMENT.length)} não só afirma: argumenta ${detail ?? ''}.`;
  if (label === LABELS.paragraphLinks && !ALL_LINKED.test(detail ?? '')) return null;
  return PRAISES[label] ?? null;
}

/** Matches a detail such as "em 3 de 3 parágrafos", but not for a single paragraph, which says little. */
const ALL_LINKED = /^em (?!1 )(\d+) de \1 /;

const PRAISES: Record<string, string> = {
  [LABELS.thesis]: 'Aqui você começa a dizer o que pensa do tema.',
  [LABELS.productiveRepertoire]: 'Você traz de fora algo que fala do tema.',
  [ELEMENT_LABELS.finalidade]: 'A proposta diz aonde quer chegar.',
  [ELEMENT_LABELS['ação']]: 'A proposta diz o que fazer.',
  [LABELS.paragraphLinks]: 'Quem lê sente como um parágrafo puxa o outro.',
  [LABELS.repertoire]: 'Você traz um conhecimento de fora para a discussão.',
};
