import type { CompetencyKey } from '../rubric/competency.ts';
import { findParagraphs } from '../text/paragraphs.ts';
import { findSentences } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import type { EvidenceItem } from './evaluation.ts';
import { ELEMENT_LABELS, isUnsure, LABELS } from './feedback/evidence-item.ts';

/** A passage that is a strength, with its name, such as "Tese" or "Agente". */
export type Strength = Span & { name: string };

/** Names shown on the page, by evidence label, most important first. */
const NAMES: Record<string, string> = {
  ...Object.fromEntries(Object.values(ELEMENT_LABELS).map((label) => [label, label])),
  [LABELS.thesis]: 'Tese',
  [LABELS.paragraphLinks]: 'Ligação',
  [LABELS.productiveRepertoire]: 'Repertório',
  // Label used in older corrections.
  'Repertório explicado': 'Repertório',
};

/**
 * The certain strengths of an essay, from its correction's evidence, in the order of the text and without overlaps.
 * A thesis is extended to the end of its sentence, because the evidence quotes only the beginning.
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
      // The position of a quote in an older correction may be outdated.
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
