import type { CompetencyKey } from '../rubric/competency.ts';
import { findParagraphs } from '../text/paragraphs.ts';
import { findSentences } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import type { EvidenceItem } from './evaluation.ts';
import { ELEMENT_LABELS, isUnsure, LABELS } from './feedback/evidence-item.ts';

/** A passage of the essay that speaks for it, and what it is: "Tese", "Agente". */
export type Strength = Span & { name: string };

/** What is shown on the page, by the label of its evidence, what says most first. */
const NAMES: Record<string, string> = {
  ...Object.fromEntries(Object.values(ELEMENT_LABELS).map((label) => [label, label])),
  [LABELS.thesis]: 'Tese',
  [LABELS.paragraphLinks]: 'Ligação',
  [LABELS.productiveRepertoire]: 'Repertório',
  // As older corrections have it.
  'Repertório explicado': 'Repertório',
};

/**
 * What is good in an essay, from the evidence of its correction: in the order of the text, none over another, and
 * nothing of which the correction is not sure. The thesis as its whole sentence, of which evidence quotes the beginning.
 */
export function findStrengths(
  essay: string,
  evidence: Partial<Record<CompetencyKey, readonly EvidenceItem[]>> | undefined,
): Strength[] {
  const order = Object.keys(NAMES);
  const items = Object.values(evidence ?? {})
    .flat()
    .filter(({ side, label, detail }) => side === 'favor' && label in NAMES && !isUnsure(detail))
    .toSorted((a, b) => order.indexOf(a.label) - order.indexOf(b.label));
  const strengths: Strength[] = [];
  for (const { label, passages } of items) {
    for (const { start, end, quote } of passages) {
      // What an older correction quotes may stand elsewhere by now.
      if (essay.slice(start, end) !== quote) continue;
      const whole = label === LABELS.thesis ? sentenceAround(essay, { start, end }) : { start, end };
      const strength = { ...whole, name: NAMES[label] ?? label };
      if (!strengths.some((other) => other.start < strength.end && other.end > strength.start))
        strengths.push(strength);
    }
  }
  return strengths.toSorted((a, b) => a.start - b.start);
}

function sentenceAround(essay: string, { start, end }: Span): Span {
  const sentence = findSentences(essay, findParagraphs(essay)).find(
    (one) => one.start <= start && one.end >= end,
  );
  return { start, end: sentence?.end ?? end };
}
